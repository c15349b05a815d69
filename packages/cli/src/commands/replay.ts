import {
  type GameRecord,
  type GameTypes,
  isPartialRecord,
  parsePartialRecord,
  parseRecord,
  type Replay,
  type Rules,
  replay as replayRecord,
} from '@luftschloss/engine/kernel';
import { linesOf, retell, told, type Wording } from '@luftschloss/words';
import { type Arguments, isOn } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { orFail } from '../failure.ts';
import { gameOf, nameOf, readJson } from '../files.ts';
import { finalTable, verdict } from '../final-table.ts';
import { rulesOf } from '../simulation/plan.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Replays a game record and prints its log in plain English and the final table',
  positionals: ['FILE'],
  options: { json: JSON_OPTION },
  notes: [
    'Fails if an action is against the rules, or if the record does not lead to the scores that it states.',
    'A record of a running game (luftschloss-partial-record) is told as far as its viewer knows it: it holds no secrets, so it cannot be played again.',
  ],
  run: runReplay,
};

async function runReplay(args: Arguments, context: Context): Promise<void> {
  const [file] = args.positionals;
  const value = await readJson(file, context);
  if (isPartialRecord(value)) return runRetelling(value, file, args, context);
  const { record, rules, replayed } = load(value, file, context);
  const names = record.seats.map(({ name }) => name);
  const words = { game: rules.id, language: context.language, wording: wordingIn(rules.id, context) };
  const log = logOf(words.wording, replayed, names);
  if (isOn(args, 'json')) {
    const { game, options, tags, seats, actions } = record;
    printJson(context, { game, options, tags, seats, actions: actions.length, log, result: replayed.result });
    return;
  }
  const { result } = replayed;
  print(context, `${rules.name}: ${names.join(', ')}`);
  for (const [tag, value] of Object.entries(record.tags)) print(context, `${tag}: ${value}`);
  print(context, '');
  for (const line of log) print(context, line);
  print(context, '');
  if (!result) print(context, `The record ends after ${record.actions.length} actions, before the end of the game.`);
  else print(context, [finalTable(result, names, words), '', ...verdict(result, names, words)].join('\n'));
}

interface Loaded {
  readonly record: GameRecord;
  readonly rules: Rules;
  readonly replayed: Replay<GameTypes>;
}

/** What one viewer knows of a game that was still being played. */
function runRetelling(value: unknown, file: string, args: Arguments, context: Context): void {
  const record = orFail(parsePartialRecord(value), nameOf(file));
  const { id } = orFail(gameOf(record, context.catalogue), nameOf(file));
  const rules = rulesOf(id, context.catalogue);
  const { log, next } = orFail(retell(rules, wordingIn(id, context), record), nameOf(file));
  const { game, options, tags, seats, viewer, steps } = record;
  if (isOn(args, 'json')) {
    printJson(context, { game, options, tags, seats, viewer, actions: steps.length, log, next, result: null });
    return;
  }
  const names = seats.map(({ name }) => name);
  print(context, `${rules.name}: ${names.join(', ')}`);
  print(context, `as seen by ${viewer === null ? 'somebody who only watches' : names[viewer]}`);
  for (const [tag, text] of Object.entries(tags)) print(context, `${tag}: ${text}`);
  print(context, ['', ...log, ''].join('\n'));
  print(context, `The record ends after ${steps.length} actions, before the end of the game. ${next}`);
}

function load(value: unknown, file: string, context: Context): Loaded {
  const record = orFail(parseRecord(value), nameOf(file));
  const { id } = orFail(gameOf(record, context.catalogue), nameOf(file));
  const rules = rulesOf(id, context.catalogue);
  return { record, rules, replayed: orFail(replayRecord(rules, record), nameOf(file), wordingIn(id, context)) };
}

function wordingIn(game: string, { catalogue, language }: Context): Wording {
  return catalogue.wordings[game](language);
}

function logOf(wording: Wording, { steps }: Replay<GameTypes>, names: readonly string[]): string[] {
  return steps.flatMap(({ events }) => linesOf(wording, events, told(names)));
}
