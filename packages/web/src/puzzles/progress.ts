import type { ListedPuzzle } from './puzzle.ts';

/** How somebody has fared with a puzzle. */
export interface Fared {
  readonly tries: number;
  readonly solved: boolean; // by oneself
}

/** By the id of the puzzle; those that were never tried are left out. */
export type Progress = { readonly [id: string]: Fared };

/** The part of the browser's storage that is used: tests bring their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'luftschloss.puzzles.';

export function progressIn(shelf: Shelf, game: string): Progress {
  try {
    const kept = JSON.parse(shelf.getItem(PREFIX + game) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).flatMap(([id, fared]) => (isFared(fared) ? [[id, fared]] : [])));
  } catch {
    return {};
  }
}

function isFared(kept: unknown): kept is Fared {
  const { tries, solved } = (kept ?? {}) as Partial<Record<keyof Fared, unknown>>;
  return typeof tries === 'number' && typeof solved === 'boolean';
}

/** Another try at a puzzle; what was solved once stays so. */
export function keepTry(shelf: Shelf, game: string, id: string, solved: boolean): void {
  const before = progressIn(shelf, game);
  const { tries, solved: already } = before[id] ?? { tries: 0, solved: false };
  try {
    shelf.setItem(PREFIX + game, JSON.stringify({ ...before, [id]: { tries: tries + 1, solved: already || solved } }));
  } catch {
    // Puzzles work without storage; nobody remembers them then.
  }
}

export function solvedIn(puzzles: readonly ListedPuzzle[], progress: Progress): number {
  return puzzles.filter(({ id }) => progress[id]?.solved).length;
}

/** The next puzzle that is not solved, after the one with this id and around; `null` when all are. */
export function nextUnsolved(puzzles: readonly ListedPuzzle[], progress: Progress, after: string | null): ListedPuzzle | null {
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const around = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return around.find(({ id }) => id !== after && !progress[id]?.solved) ?? null;
}
