import type { Point } from '../board/camera.ts';
import { type Entry, settle, take, touch, whereIs, withHeld, withSearch } from './entry.ts';
import type { GameScorer, Searched } from './game-scorer.ts';
import { moveTo, turn as turned } from './hand.ts';
import { found, type Search } from './search.ts';

/** Another key: whoever goes on has agreed to where the last tile lies. The only tile that is left is taken at once, and so is one of several that are the same. */
export function search(scorer: GameScorer, entry: Entry, keys: Search, tiles: readonly Searched[], asking: boolean): Entry {
  const next = withSearch(settle(scorer, entry, asking), keys);
  const only = onlyOne(scorer, next, found(keys, tiles));
  return only ? take(scorer, next, only.id) : next;
}

/** The tile that is meant, if only one can be: nobody else has it, and what else was found is the same. */
export function onlyOne(scorer: GameScorer, entry: Entry, left: readonly Searched[]): Searched | null {
  const [first, ...others] = left;
  if (!first || others.some(({ alike }) => alike === undefined || alike !== first.alike)) return null;
  return left.find(({ id }) => whereIs(scorer, entry, id) === null) ?? null;
}

/** A tile among those that were found. */
export function pick(scorer: GameScorer, entry: Entry, tile: string, asking: boolean): Entry {
  return take(scorer, settle(scorer, entry, asking), tile);
}

/** A tap on the board: where the tile in hand goes, or which tile is taken up. */
export function press(scorer: GameScorer, entry: Entry, point: Point): Entry {
  const { held, tab } = entry;
  if (!held) return touch(scorer, entry, point);
  return withHeld(entry, moveTo(scorer, held, tab, point, { dragged: false, reach: scorer.drawing.reach }));
}

/** So near to a place on the screen, in pixels, somebody who drags means it. Whoever wants to be more exact looks closer. */
const FINGER = 52;

/** `scale` is how many pixels a cell has on the screen. */
export function drag(scorer: GameScorer, entry: Entry, point: Point, scale: number): Entry {
  const { held, tab } = entry;
  const { reach } = scorer.drawing;
  const exact = FINGER / scale < reach;
  const move = { dragged: true, reach: exact ? FINGER / scale : reach, exact };
  return held ? withHeld(entry, moveTo(scorer, held, tab, point, move)) : entry;
}

export function turn(scorer: GameScorer, entry: Entry, by: 1 | -1): Entry {
  const { held, tab } = entry;
  return held ? withHeld(entry, turned(scorer, held, tab, by)) : entry;
}
