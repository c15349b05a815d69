import { parseRecord, replay } from '@luftschloss/engine/kernel';
import { checkDeal } from '@luftschloss/protocol';
import { type Arguments, givenValue, isOn } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { fail, orFail } from '../failure.ts';
import { gameOf, nameOf, readJson } from '../files.ts';
import { rulesOf } from '../simulation/plan.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Checks that nobody chose the deal of a game, from its record',
  positionals: ['FILE'],
  options: {
    commitment: { value: 'C', help: 'what the table showed before the start' },
    contribution: { value: 'C', help: 'what you added to the deal' },
    json: JSON_OPTION,
  },
  notes: [
    'A server commits to its part of the deal before anybody sits down, and every player adds to it before the start. After the end the record proves that the game was dealt from just that.',
    'What you noted yourself is the best witness: --commitment and --contribution compare it with the record.',
  ],
  run: runVerify,
};

async function runVerify(args: Arguments, context: Context): Promise<void> {
  const [file] = args.positionals;
  const value = await readJson(file, context);
  const record = orFail(parseRecord(value), nameOf(file));
  const { id } = orFail(gameOf(record, context.catalogue), nameOf(file));
  const deal = orFail(checkDeal(record), nameOf(file));
  orFail(replay(rulesOf(id, context.catalogue), record), nameOf(file));
  const noted = givenValue(args, 'commitment');
  if (noted !== null && noted !== deal.commitment) fail(`the record is of another deal: its commitment is ${deal.commitment}`);
  const added = givenValue(args, 'contribution');
  if (added !== null && !deal.contributions.includes(added)) fail('your contribution is not among those that the game was dealt from');
  if (isOn(args, 'json')) return printJson(context, { kept: true, ...deal, seed: record.seed });
  print(context, `The deal was kept: the server committed to ${deal.commitment} before the start, and the game was dealt from that secret`);
  print(context, `and from the contributions of ${whoAdded(record.seats, deal.contributions)}. Every action fits the rules.`);
}

function whoAdded(seats: readonly { readonly name: string }[], contributions: readonly (string | null)[]): string {
  const names = seats.filter((_, seat) => contributions[seat] !== null).map(({ name }) => name);
  return names.length === 0 ? 'nobody, so that only the server knew that it was drawn by chance' : names.join(', ');
}
