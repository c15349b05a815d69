import { parseRecord, replay } from '@luftschloss/engine/kernel';
import { checkDeal } from '@luftschloss/protocol';
import { type Arguments, givenValue, isOn } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { fail, orFail } from '../failure.ts';
import { gameOf, readJson } from '../files.ts';
import { rulesOf } from '../simulation/plan.ts';

export const verify: Command = {
  name: 'verify',
  summary: ({ summaries }) => summaries.verify(),
  positionals: ['FILE'],
  options: {
    commitment: { value: 'C', help: ({ help }) => help.commitment() },
    contribution: { value: 'C', help: ({ help }) => help.contribution() },
    json: JSON_OPTION,
  },
  notes: [({ notes }) => notes.verifyDeal(), ({ notes }) => notes.verifyWitness()],
  run: runVerify,
};

async function runVerify(args: Arguments, context: Context): Promise<void> {
  const [file] = args.positionals;
  const value = await readJson(file, context);
  const record = orFail(parseRecord(value), file);
  const { id } = orFail(gameOf(record, context.catalogue), file);
  const deal = orFail(checkDeal(record), file);
  orFail(replay(rulesOf(id, context.catalogue), record), file);
  const noted = givenValue(args, 'commitment');
  if (noted !== null && noted !== deal.commitment) fail('other-deal-noted', { commitment: deal.commitment });
  const added = givenValue(args, 'contribution');
  if (added !== null && !deal.contributions.includes(added)) fail('not-among-contributions');
  if (isOn(args, 'json')) return printJson(context, { kept: true, ...deal, seed: record.seed });
  const { verify: words } = context.language.words.cli;
  const names = record.seats.filter((_, seat) => deal.contributions[seat] !== null).map(({ name }) => name);
  const { commitment } = deal;
  print(context, names.length === 0 ? words.keptAlone({ commitment }) : words.kept({ commitment, names }));
}
