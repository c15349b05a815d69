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
import { gameOf, readJson } from '../files.ts';
import { finalTable, verdict } from '../final-table.ts';
import { gameName } from '../game-name.ts';
import { rulesOf } from '../simulation/plan.ts';

export const replay: Command = {
  name: 'replay',
  summary: ({ summaries }) => summaries.replay(),
  positionals: ['FILE'],
  options: { json: JSON_OPTION },
  notes: [({ notes }) => notes.replayFails(), ({ notes }) => notes.replayPartial()],
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
  const { told: telling } = context.language.words.cli;
  print(context, telling.title({ game: gameName(rules, context.language), names }));
  for (const [name, value] of Object.entries(record.tags)) print(context, telling.tag({ name, value }));
  print(context, '');
  for (const line of log) print(context, line);
  print(context, '');
  if (!result) print(context, telling.unfinished({ actions: record.actions.length }));
  else print(context, [finalTable(result, names, words), '', ...verdict(result, names, words)].join('\n'));
}

interface Loaded {
  readonly record: GameRecord;
  readonly rules: Rules;
  readonly replayed: Replay<GameTypes>;
}

/** What one viewer knows of a game that was still being played. */
function runRetelling(value: unknown, file: string, args: Arguments, context: Context): void {
  const record = orFail(parsePartialRecord(value), file);
  const { id } = orFail(gameOf(record, context.catalogue), file);
  const rules = rulesOf(id, context.catalogue);
  const { log, next } = orFail(retell(rules, wordingIn(id, context), record), file);
  const { game, options, tags, seats, viewer, steps } = record;
  if (isOn(args, 'json')) {
    printJson(context, { game, options, tags, seats, viewer, actions: steps.length, log, next, result: null });
    return;
  }
  const names = seats.map(({ name }) => name);
  const { told: telling } = context.language.words.cli;
  print(context, telling.title({ game: gameName(rules, context.language), names }));
  print(context, viewer === null ? telling.seenByOnlooker() : telling.seenBy({ name: names[viewer] }));
  for (const [name, value] of Object.entries(tags)) print(context, telling.tag({ name, value }));
  print(context, ['', ...log, ''].join('\n'));
  print(context, `${telling.unfinished({ actions: steps.length })} ${next}`);
}

function load(value: unknown, file: string, context: Context): Loaded {
  const record = orFail(parseRecord(value), file);
  const { id } = orFail(gameOf(record, context.catalogue), file);
  const rules = rulesOf(id, context.catalogue);
  return { record, rules, replayed: orFail(replayRecord(rules, record), file) };
}

function wordingIn(game: string, { catalogue, language }: Context): Wording {
  return catalogue.wordings[game](language);
}

function logOf(wording: Wording, { steps }: Replay<GameTypes>, names: readonly string[]): string[] {
  return steps.flatMap(({ events }) => linesOf(wording, events, told(names)));
}
