import { availableParallelism } from 'node:os';
import { parseOptions } from '@luftschloss/engine/kernel';
import { type Allowance, parseContenders } from '../arena/contenders.ts';
import { gamesInADeal, gamesOf, type Match } from '../arena/match.ts';
import { reportOf } from '../arena/report.ts';
import { runMatch } from '../arena/run.ts';
import { matchInWords } from '../arena/words.ts';
import { type Arguments, givenValues, isOn, requiredValue, wholeNumber } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { fail, orFail } from '../failure.ts';
import { gameName } from '../game-name.ts';
import { progressBar } from '../progress.ts';
import { playersFor, rawOptions, rulesOf, seedOf, TABLE_OPTIONS } from '../simulation/plan.ts';
import { rounded } from '../simulation/tally.ts';

export const arena: Command = {
  name: 'arena',
  summary: ({ summaries }) => summaries.arena(),
  positionals: ['GAME'],
  options: {
    bots: { value: 'a,b,..', help: ({ help }) => help.contenders() },
    players: TABLE_OPTIONS['players'],
    games: { value: 'N', help: ({ help }) => help.wholeDeals() },
    budget: { value: 'MS', help: ({ help }) => help.budget() },
    playouts: { value: 'N', help: ({ help }) => help.playouts() },
    option: TABLE_OPTIONS['option'],
    processor: { help: ({ help }) => help.processor() },
    mixed: { help: ({ help }) => help.mixed() },
    seed: TABLE_OPTIONS['seed'],
    jobs: { value: 'N', help: ({ help }) => help.allCores() },
    json: JSON_OPTION,
  },
  notes: [
    ({ notes }) => notes.arenaDeals(),
    ({ notes }) => notes.arenaBudgets(),
    ({ notes }) => notes.arenaFigures(),
    ({ notes }) => notes.arenaPrograms(),
    ({ notes }) => notes.arenaThreads(),
  ],
  run: runArena,
};

async function runArena(args: Arguments, context: Context): Promise<void> {
  const match = matchOf(args.positionals[0], args, context);
  const rules = rulesOf(match.game, context.catalogue);
  const jobs = wholeNumber(args, 'jobs', 1, 256) ?? availableParallelism();
  const bar = progressBar(context, gamesOf(match), 'games', isOn(args, 'json'));
  const start = performance.now();
  const outcomes = await runMatch(match, context.catalogue, jobs, bar.update).finally(bar.end);
  const seconds = (performance.now() - start) / 1000;
  const report = reportOf(match, outcomes);
  if (isOn(args, 'json')) printJson(context, { ...report, rulesVersion: rules.version, jobs, seconds: rounded(seconds) });
  else print(context, matchInWords(report, gameName(rules, context.language), seconds, context.language));
}

function matchOf(game: string, args: Arguments, context: Context): Match {
  const { catalogue } = context;
  const rules = rulesOf(game, catalogue);
  const contenders = parseContenders(requiredValue(args, 'bots', 'a,b,..'), Object.keys(catalogue.bots(game)), game, allowanceOf(args));
  const given = rawOptions(givenValues(args, 'option'));
  const options = orFail(parseOptions(rules.options, given));
  const mixed = isOn(args, 'mixed');
  const players = mixed ? wholeNumber(args, 'players', 1, 12) : playersFor(rules, options, contenders.length, args);
  const shape = { mixed, deals: 1, seed: seedOf(args), byProcessor: isOn(args, 'processor') };
  const match: Match = { game, contenders, options: mixed ? given : { ...options }, players, ...shape };
  const games = wholeNumber(args, 'games', 1, 1_000_000) ?? 100;
  return { ...match, deals: Math.ceil(games / gamesInADeal(match)) };
}

function allowanceOf(args: Arguments): Allowance | null {
  const milliseconds = wholeNumber(args, 'budget', 1, 1_000_000);
  const playouts = wholeNumber(args, 'playouts', 1, 1_000_000);
  if (milliseconds !== null && playouts !== null) fail('budget-or-playouts');
  if (milliseconds !== null) return { milliseconds };
  return playouts === null ? null : { playouts };
}
