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
import { progressBar } from '../progress.ts';
import { playersFor, rawOptions, rulesOf, seedOf, TABLE_OPTIONS } from '../simulation/plan.ts';
import { rounded } from '../simulation/tally.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots compete over the same deals and prints how strong and how quick they are',
  positionals: ['GAME'],
  options: {
    bots: { value: 'a,b,..', help: 'who competes: each takes one seat, the last takes all seats that are left' },
    players: TABLE_OPTIONS['players'],
    games: { value: 'N', help: 'number of games, rounded up to whole deals (default: 100)' },
    budget: { value: 'MS', help: 'milliseconds to think about each decision' },
    playouts: { value: 'N', help: 'or: games to play out in the head for each decision; gives the same games every time' },
    option: TABLE_OPTIONS['option'],
    mixed: { help: 'draw options and number of players anew for each game, where they are not given' },
    seed: TABLE_OPTIONS['seed'],
    jobs: { value: 'N', help: 'number of threads (default: one for each core)' },
    json: JSON_OPTION,
  },
  notes: [
    'Every deal is played once from every seat: --bots hard,greedy --players 4 puts one hard against three greedy, four games for each deal.',
    'A bot can have a budget of its own: --bots hard@1000,hard@50 lets it play against itself with 1000 and 50 ms, hard@64p with 64 playouts. ' +
      'Without any budget a bot thinks as much as its level is made for, counted in playouts.',
    'Intervals hold the true value with 95 % confidence (wins: Wilson; margin: over whole deals). A shared win counts as an equal fraction. ' +
      'Parity is the share of wins among equals; the margin is how far the best seat of a bot is ahead of the best of all others.',
    'A program of your own competes by its command: --bots "program:python3 my_bot.py",greedy. docs/bots-of-others.md explains how to write one.',
    'More threads than free cores make every budget of time worth less, for all bots alike.',
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
  else print(context, matchInWords(report, rules.name, seconds, context.language));
}

function matchOf(game: string, args: Arguments, context: Context): Match {
  const { catalogue } = context;
  const rules = rulesOf(game, catalogue);
  const contenders = parseContenders(requiredValue(args, 'bots', 'a,b,..'), Object.keys(catalogue.bots(game)), game, allowanceOf(args));
  const given = rawOptions(givenValues(args, 'option'));
  const options = orFail(parseOptions(rules.options, given));
  const mixed = isOn(args, 'mixed');
  const players = mixed ? wholeNumber(args, 'players', 1, 12) : playersFor(rules, options, contenders.length, args, context);
  const match: Match = { game, contenders, options: mixed ? given : { ...options }, players, mixed, deals: 1, seed: seedOf(args) };
  const games = wholeNumber(args, 'games', 1, 1_000_000) ?? 100;
  return { ...match, deals: Math.ceil(games / gamesInADeal(match)) };
}

function allowanceOf(args: Arguments): Allowance | null {
  const milliseconds = wholeNumber(args, 'budget', 1, 1_000_000);
  const playouts = wholeNumber(args, 'playouts', 1, 1_000_000);
  if (milliseconds !== null && playouts !== null)
    fail('--budget and --playouts exclude each other: a bot thinks by the clock or by the count');
  if (milliseconds !== null) return { milliseconds };
  return playouts === null ? null : { playouts };
}
