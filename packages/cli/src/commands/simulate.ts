import { type Arguments, givenValue, isOn, wholeNumber } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { makeFolder } from '../files.ts';
import { progressBar } from '../progress.ts';
import { TABLE_OPTIONS, tableOf } from '../simulation/plan.ts';
import { type Series, uniqueName } from '../simulation/play.ts';
import { runSeries } from '../simulation/run.ts';
import { rounded, type Statistics, statistics, type Tally } from '../simulation/tally.ts';
import { type Column, textTable } from '../table.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays whole games between bots and prints wins, scores and speed',
  positionals: ['GAME'],
  options: {
    ...TABLE_OPTIONS,
    games: { value: 'N', help: 'number of games (default: 100)' },
    jobs: { value: 'N', help: 'number of threads (default: 1); it never changes the result' },
    record: { value: 'DIR', help: 'write a record of every game into this folder' },
    json: JSON_OPTION,
  },
  notes: [
    'Seats rotate: game g gives bot b the seat (b + g) mod players. A win shared by several counts as an equal fraction for each.',
    'In the JSON answer, the seat of a bot is where it sits in the first game.',
  ],
  run: runSimulate,
};

async function runSimulate(args: Arguments, context: Context): Promise<void> {
  const [game] = args.positionals;
  const { rules, options, bots, seed } = tableOf(game, args, context);
  const games = wholeNumber(args, 'games', 1, 10_000_000) ?? 100;
  const jobs = wholeNumber(args, 'jobs', 1, 256) ?? 1;
  const record = givenValue(args, 'record');
  if (record !== null) makeFolder(record);
  const series: Series = { game, options, bots, seed, games, record };
  const bar = progressBar(context, games, 'games', isOn(args, 'json'));
  const start = performance.now();
  const tally = await runSeries(series, context.catalogue, jobs, bar.update).finally(bar.end);
  const seconds = (performance.now() - start) / 1000;
  const report = reportOf(series, tally, seconds);
  if (isOn(args, 'json')) printJson(context, { ...report, rulesVersion: rules.version, jobs });
  else print(context, inWords(report, rules.name));
}

interface Report {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  readonly games: number;
  readonly players: number;
  readonly bots: readonly ({ readonly name: string; readonly seat: number } & Statistics)[];
  readonly seats: readonly { readonly seat: number; readonly wins: number; readonly meanScore: number }[];
  readonly actions: number;
  readonly illegalActions: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly seconds: number;
}

function reportOf({ game, options, seed, bots }: Series, tally: Tally, seconds: number): Report {
  const { games, actions, illegalActions } = tally;
  return {
    game,
    options,
    seed,
    games,
    players: bots.length,
    bots: bots.map((name, seat) => ({ name, seat, ...statistics(tally.bots[seat], games) })),
    seats: tally.seats.map((sums, seat) => {
      const { wins, meanScore } = statistics(sums, games);
      return { seat, wins, meanScore };
    }),
    actions,
    illegalActions,
    gamesPerSecond: rounded(games / seconds),
    actionsPerSecond: rounded(actions / seconds),
    seconds: rounded(seconds),
  };
}

const RIGHT = 'right' as const;

function inWords(report: Report, name: string): string {
  const { games, players, bots, seats, seed, illegalActions, actionsPerSecond, gamesPerSecond, seconds } = report;
  const names = bots.map((_, bot) =>
    uniqueName(
      bots.map((each) => each.name),
      bot,
    ),
  );
  const columns: Column[] = [
    { title: 'Bot' },
    { title: 'Wins', align: RIGHT },
    { title: '%', align: RIGHT },
    { title: 'Mean score', align: RIGHT },
    { title: '95 % of means', align: RIGHT },
  ];
  const rows = bots.map(({ wins, winRate, meanScore, meanScoreInterval: [low, high] }, bot) => [
    names[bot],
    String(rounded(wins, 1)),
    (winRate * 100).toFixed(1),
    meanScore.toFixed(2),
    `${low.toFixed(2)} to ${high.toFixed(2)}`,
  ]);
  const categories = [...new Set(bots.flatMap((bot) => Object.keys(bot.categories)))];
  const byName = categories.map((category) => [category, ...bots.map((bot) => (bot.categories[category] ?? 0).toFixed(2))]);
  return [
    `${name}: ${games} games of ${players} (seed ${seed})`,
    '',
    textTable(columns, rows),
    '',
    textTable([{ title: 'Points by category' }, ...names.map((title) => ({ title, align: RIGHT }))], byName),
    '',
    `Wins by seat: ${seats.map(({ seat, wins }) => `${seat + 1}: ${rounded(wins, 1)}`).join(', ')}`,
    `${seconds.toFixed(2)} s, ${gamesPerSecond.toFixed(1)} games and ${actionsPerSecond.toFixed(0)} actions per second, ` +
      `${illegalActions} illegal actions`,
  ].join('\n');
}
