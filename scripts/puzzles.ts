// Searches games of greedy bots for decisions with one clearly best answer that is not greedy's, for the puzzles of the page.
//
//   npm run puzzles                   until each game has its number of puzzles; goes on from what was found before
//   npm run puzzles -- castles 60     of one game, so many
//   npm run puzzles -- castles 60 100 begins with game 100
//
// Every decision is judged from the view of the player alone. What seems to be a puzzle is weighed again with another seed, in whole games; those values are kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleFile, StoredAnswer, StoredGame, StoredPuzzle } from '../packages/web/src/puzzles/puzzle-file.ts';
import type { WeighedToTheEnd } from './puzzles/ends.ts';
import { type Found, findIn } from './puzzles/find.ts';
import { SERIES } from './puzzles/series.ts';

const WANTED: { readonly [game: string]: number } = { castles: 66, between: 24, palace: 24 };

const [only, wanted, from] = process.argv.slice(2);
for (const game of Object.keys(SERIES).filter((id) => !only || id === only)) {
  search(game, Number(wanted ?? WANTED[game]), from ? Number(from) : null);
}

function search(game: string, most: number, from: number | null): void {
  const file = join('packages/web/src/games', game, 'puzzles.json');
  let known: PuzzleFile = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { searched: 0, games: [], puzzles: [] };
  for (let number = from ?? known.searched; known.puzzles.length < most; number++) {
    const series = SERIES[game][number % SERIES[game].length];
    const { record, found } = findIn(game, series, `puzzle ${number}`);
    known = { ...known, searched: number + 1 };
    if (found.length > 0) known = withFound(known, number, { ...record, series }, found);
    writeFileSync(file, `${JSON.stringify(known)}\n`);
    console.log(`${game} ${number}: ${found.length} (${series.players} players, ${known.puzzles.length} of ${most})`);
  }
}

type Origin = Pick<StoredGame, 'seed' | 'rulesVersion'> & {
  readonly series: { readonly players: number; readonly options: StoredGame['options'] };
  readonly actions: readonly { readonly seat: number; readonly action: { readonly type: string } }[];
};

function withFound(
  known: PuzzleFile,
  number: number,
  { series, seed, rulesVersion, actions }: Origin,
  found: readonly Found[],
): PuzzleFile {
  const needed = Math.max(...found.map(({ step }) => step));
  const played = actions.slice(0, needed).map(({ seat, action }) => [seat, action] as const);
  const puzzles = found.map(({ step, seat, weighed, usual, rank, worlds }): StoredPuzzle => {
    const answers = weighed.map(storedAnswer);
    return { id: `${number}-${step}`, game: known.games.length, step, seat, rank, usual, worlds, answers };
  });
  return {
    ...known,
    games: [...known.games, { ...series, seed, rulesVersion, actions: played }],
    puzzles: [...known.puzzles, ...puzzles],
  };
}

function storedAnswer({ action, mean, behind, ends }: WeighedToTheEnd): StoredAnswer {
  const own = Object.fromEntries(Object.entries(ends.own).map(([category, points]) => [category, Math.round(points * 10) / 10]));
  const rival = ends.rival === null ? null : Math.round(ends.rival * 10) / 10;
  return { action, worth: rounded(mean), behind: rounded(behind.mean), standardError: rounded(behind.standardError), own, rival };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
