import { chanceAhead } from './bradley-terry.ts';
import { LEVELS, levelOf } from './levels.ts';
import { RATINGS } from './ratings.ts';

/** A person's result against one bot: of one game, one for each bot at the table. */
export interface Encounter {
  readonly bot: string;
  /** Whether the person was ahead: 1 for ahead, 0 for behind, a half for a tie. */
  readonly ahead: number;
}

/** Everybody begins as if one game with this bot had been a tie. */
const BEGINNING: Encounter = { bot: 'easy', ahead: 0.5 };
/** Fewer results say little about anybody. */
const FEWEST = 3;
const RANGE: readonly [number, number] = [-2000, 4000];

/** Where a level stands on the game's scale: one that searches, with the time that people give it, or as near below that as was measured. */
function ratingOf(game: string, bot: string): number | null {
  const rated = RATINGS[game];
  if (!rated) return null;
  const most = levelOf(bot)?.milliseconds ?? 0;
  const budgets = Object.keys(rated)
    .filter((name) => name.startsWith(`${bot}@`))
    .map((name) => Number(name.slice(bot.length + 1)))
    .filter((milliseconds) => milliseconds <= most);
  return rated[bot] ?? rated[`${bot}@${Math.max(...budgets)}`] ?? null;
}

/** The rating that makes a person's results most likely; `null` while there are too few of them. */
export function strengthOf(game: string, encounters: readonly Encounter[]): number | null {
  const rated = [BEGINNING, ...encounters].flatMap(({ bot, ahead }) => {
    const rating = ratingOf(game, bot);
    return rating === null ? [] : [{ rating, ahead }];
  });
  if (rated.length <= FEWEST) return null;
  // What a rating expects rises with it, so the one that expects what happened is found by halving.
  const wins = rated.reduce((sum, { ahead }) => sum + ahead, 0);
  let [low, high] = RANGE;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const expected = rated.reduce((sum, { rating }) => sum + chanceAhead(middle - rating), 0);
    if (expected < wins) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/** The level that is nearest to a rating. */
export function levelNear(game: string, rating: number): string | null {
  const distances = LEVELS.flatMap(({ bot }) => {
    const own = ratingOf(game, bot);
    return own === null ? [] : [{ bot, distance: Math.abs(own - rating) }];
  });
  return distances.sort((a, b) => a.distance - b.distance)[0]?.bot ?? null;
}
