import { countTiles, isStackedRoom, type PossibleRooms } from '@luftschloss/engine/castles';
import type { Valuation } from './valuation.ts';

/** Rooms in one's own castle that came from a stack: they score once it is empty (C-6.2). */
export function ownOfSize({ allHoldings, seat }: Valuation, size: number): number {
  return countTiles(allHoldings[seat], (tile) => isStackedRoom(tile) && tile.size === size);
}

/** The expected worth of the best room of a stack with `left` rooms, by what a viewer can know. */
export function bestToExpect(
  { looked, unseen }: PossibleRooms,
  left: number,
  worthsOf: (rooms: readonly string[]) => readonly number[],
): number {
  return expectedBest(worthsOf(looked ?? unseen), left);
}

/** The best of so many that are drawn from all of them. */
function expectedBest(all: readonly number[], drawn: number): number {
  let expected = 0;
  let noneYet = 1;
  for (const [index, each] of [...all].sort((a, b) => b - a).entries()) {
    const drawnNext = Math.min(1, drawn / (all.length - index));
    expected += noneYet * drawnNext * each;
    noneYet *= 1 - drawnNext;
  }
  return expected;
}
