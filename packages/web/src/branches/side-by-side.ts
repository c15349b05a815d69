import { byCategory, type GameRecord, type Seat } from '@luftschloss/engine/kernel';
import { scoresNow } from '../games/index.ts';
import { momentOf, openPlayedGame } from '../table/played-game.ts';

/** One of several games that are compared. */
export interface Compared {
  readonly id: string;
  readonly title: string;
  readonly record: GameRecord;
}

/** How a seat has fared in one of them. */
export interface Fared extends Omit<Compared, 'record'> {
  readonly view: unknown; // the last one, through this seat's own eyes
  readonly names: readonly string[];
  readonly over: boolean;
  readonly score: number | null;
  readonly rank: number | null;
  readonly sums: ReadonlyMap<string, number>; // by category; empty before the end
}

export function fared({ id, title, record }: Compared, seat: Seat): Fared | null {
  const opened = openPlayedGame(record);
  if (!opened.ok) return null;
  const { view, result } = momentOf(opened.value, record.actions.length, seat);
  const standing = result?.standings[seat];
  return {
    id,
    title,
    view,
    names: record.seats.map(({ name }) => name),
    over: standing !== undefined,
    score: standing?.score ?? scoresNow(record.game, view)?.[seat] ?? null,
    rank: standing?.rank ?? null,
    sums: standing ? byCategory(standing.lines) : new Map(),
  };
}

/** The categories that count in any of them, in the order of the first that has them. */
export function categoriesOf(games: readonly Fared[]): string[] {
  return [...new Set(games.flatMap(({ sums }) => [...sums].filter(([, points]) => points !== 0).map(([category]) => category)))];
}

/** Whoever plays alone is always the first: a place says something only of games of several, or that one is still in play. */
export function havePlaces(games: readonly Pick<Fared, 'names' | 'rank'>[]): boolean {
  return games.some(({ names, rank }) => names.length > 1 || rank === null);
}
