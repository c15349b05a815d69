// Puts the bots of each game on one scale of strength and writes it into docs/bots.md and packages/bots/src/ratings.ts, which the page reads.
// docs/ratings.json keeps what was measured, so that a stopped run goes on where it was.
//
//   npm run ratings                      what is missing, by milliseconds of the processor
//   npm run ratings -- --only palace     one game
//   npm run ratings -- --again           everything anew
//   npm run ratings -- --table           only writes the tables
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Comparison, ratings } from '../packages/bots/src/bradley-terry.ts';
import { parseContenders } from '../packages/cli/src/arena/contenders.ts';
import { gamesInADeal, type Match } from '../packages/cli/src/arena/match.ts';
import type { Outcome } from '../packages/cli/src/arena/play.ts';
import { runMatch } from '../packages/cli/src/arena/run.ts';
import { catalogue } from '../packages/cli/src/catalogue.ts';
import { rngFrom } from '../packages/engine/src/kernel/index.ts';
import { comparisonsOf, PAIRS, type PlannedPair } from './ratings/pairs.ts';

const DOCUMENT = 'docs/bots.md';
const MEASUREMENTS = 'docs/ratings.json';
const FOR_THE_PAGE = 'packages/bots/src/ratings.ts';
const BEGIN = '<!-- ratings: made by npm run ratings -->';
const END = '<!-- end of ratings -->';
/** The bot that everything is measured against, and its place on the scale. */
const FIXED = 'greedy';
const FIXED_AT = 1000;
const RESAMPLED = 200;
const HEAD = `// Made by npm run ratings.
/** By game and bot; a bot that searches has its budget in milliseconds behind the @. */
export type Ratings = { readonly [game: string]: { readonly [bot: string]: number } };
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    again: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});

/** What is kept of a game: enough to compare seats, and to resample deals. */
type Kept = Pick<Outcome, 'deal' | 'seats' | 'scores'>;
const measured: Record<string, readonly Kept[]> =
  existsSync(MEASUREMENTS) && !values.again ? JSON.parse(readFileSync(MEASUREMENTS, 'utf8')) : {};

for (const planned of values.table ? [] : PAIRS) {
  if (!planned.game.includes(values.only) || measured[keyOf(planned)]) continue;
  const outcomes = await runMatch(matchOf(planned), catalogue, Number(values.jobs), () => {});
  measured[keyOf(planned)] = outcomes.map(({ deal, seats, scores }) => ({ deal, seats, scores }));
  console.log(`${keyOf(planned)}: ${outcomes.length} games`);
  write();
}
write();

function keyOf({ game, bots }: PlannedPair): string {
  return `${game}: ${bots.join(' and ')}`;
}

function matchOf({ game, bots, players, games }: PlannedPair): Match {
  const contenders = parseContenders(bots.join(), Object.keys(catalogue.bots(game)), game, null);
  const shape = { options: {}, mixed: false, seed: `ratings of ${bots.join(' and ')}`, byProcessor: true };
  const match: Match = { game, contenders, players, deals: 1, ...shape };
  return { ...match, deals: Math.ceil(games / gamesInADeal(match)) };
}

interface Rated {
  readonly bot: string;
  readonly rating: number;
  readonly interval: readonly [low: number, high: number];
}

/** Intervals by drawing whole deals anew, since games of one deal depend on each other. */
function ratedBots(game: string): Rated[] {
  const played = PAIRS.filter((planned) => planned.game === game && measured[keyOf(planned)]);
  const rate = (of: (kept: readonly Kept[]) => readonly Kept[]): ReadonlyMap<string, number> => {
    const comparisons: Comparison[] = played.flatMap((planned) => comparisonsOf(planned.bots, of(measured[keyOf(planned)]) as Outcome[]));
    return ratings(comparisons, FIXED, FIXED_AT);
  };
  const rng = rngFrom('ratings');
  const drawn = Array.from({ length: RESAMPLED }, () => rate((kept) => resampled(kept, (below) => rng.below(below))));
  return [...rate((kept) => kept)]
    .map(([bot, rating]): Rated => {
      const sorted = drawn.map((each) => each.get(bot) ?? rating).sort((a, b) => a - b);
      return {
        bot,
        rating: Math.round(rating),
        interval: [0.025, 0.975].map((part) => Math.round(sorted[Math.floor(part * RESAMPLED)])) as never,
      };
    })
    .sort((a, b) => a.rating - b.rating);
}

function resampled(kept: readonly Kept[], below: (limit: number) => number): Kept[] {
  const deals = [...Map.groupBy(kept, ({ deal }) => deal).values()];
  return deals.flatMap(() => deals[below(deals.length)]);
}

function quoted(bot: string): string {
  return bot.includes('@') ? `'${bot}'` : bot;
}

function write(): void {
  writeFileSync(MEASUREMENTS, `${JSON.stringify(measured)}\n`);
  const games = [...new Set(PAIRS.map(({ game }) => game))].filter((game) =>
    PAIRS.some((planned) => planned.game === game && measured[keyOf(planned)]),
  );
  const rated = games.map((game) => ({ game, bots: ratedBots(game) }));
  const lines = rated.map(({ game, bots }) => `  ${game}: { ${bots.map(({ bot, rating }) => `${quoted(bot)}: ${rating}`).join(', ')} },`);
  writeFileSync(FOR_THE_PAGE, [HEAD, 'export const RATINGS: Ratings = {', ...lines, '};', ''].join('\n'));
  const rows = rated.flatMap(({ game, bots }) =>
    bots.map(({ bot, rating, interval }) => `| ${game} | \`${bot}\` | ${rating} | ${bot === FIXED ? '' : interval.join(' to ')} |`),
  );
  const table = ['| Game | Bot | Rating | 95 % |', '| --- | --- | ---: | ---: |', ...rows].join('\n');
  const text = readFileSync(DOCUMENT, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} has no place for the ratings: expected ${BEGIN} and ${END}`);
  writeFileSync(DOCUMENT, `${text.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${text.slice(end)}`);
}
