import { type Language, scoreNamesOf } from '@luftschloss/words';
import { type Arguments, givenValue, isOn, wholeNumber } from '../arguments.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { figuresIn } from '../figures.ts';
import { makeFolder } from '../files.ts';
import { gameName } from '../game-name.ts';
import { progressBar } from '../progress.ts';
import { TABLE_OPTIONS, tableOf } from '../simulation/plan.ts';
import { type Series, uniqueName } from '../simulation/play.ts';
import { runSeries } from '../simulation/run.ts';
import { rounded, type Statistics, statistics, type Tally } from '../simulation/tally.ts';
import { type Column, textTable } from '../table.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: ({ summaries }) => summaries.simulate(),
  positionals: ['GAME'],
  options: {
    ...TABLE_OPTIONS,
    games: { value: 'N', help: ({ help }) => help.numberOfGames() },
    jobs: { value: 'N', help: ({ help }) => help.threads() },
    record: { value: 'DIR', help: ({ help }) => help.recordFolder() },
    json: JSON_OPTION,
  },
  notes: [({ notes }) => notes.simulateSeats(), ({ notes }) => notes.simulateJson()],
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
  else print(context, inWords(report, gameName(rules, context.language), context.language));
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

function inWords(report: Report, called: string, language: Language): string {
  const { figures } = language.words.cli;
  const { fixed, upTo } = figuresIn(language);
  const nameOf = scoreNamesOf(report.game, language).category;
  const { games, players, bots, seats, seed, illegalActions, actionsPerSecond, gamesPerSecond, seconds } = report;
  const names = bots.map((_, bot) =>
    uniqueName(
      bots.map((each) => each.name),
      bot,
    ),
  );
  const columns: Column[] = [
    { title: figures.bot() },
    { title: figures.wins(), align: RIGHT },
    { title: figures.percent(), align: RIGHT },
    { title: figures.meanScore(), align: RIGHT },
    { title: figures.confidenceOfMeans(), align: RIGHT },
  ];
  const rows = bots.map(({ wins, winRate, meanScore, meanScoreInterval: [low, high] }, bot) => [
    names[bot],
    upTo(wins, 1),
    fixed(winRate * 100, 1),
    fixed(meanScore, 2),
    figures.interval({ low: fixed(low, 2), high: fixed(high, 2) }),
  ]);
  const categories = [...new Set(bots.flatMap((bot) => Object.keys(bot.categories)))];
  const byName = categories.map((category) => [nameOf(category), ...bots.map((bot) => fixed(bot.categories[category] ?? 0, 2))]);
  return [
    figures.headline({ game: called, games, players, seed }),
    '',
    textTable(columns, rows),
    '',
    textTable([{ title: figures.categories() }, ...names.map((title) => ({ title, align: RIGHT }))], byName),
    '',
    figures.winsBySeat({ wins: seats.map(({ seat, wins }) => figures.winsOfSeat({ seat: seat + 1, wins: upTo(wins, 1) })) }),
    figures.speed({ seconds, games: gamesPerSecond, actions: actionsPerSecond, illegal: figures.illegal({ count: illegalActions }) }),
  ].join('\n');
}
