import { type BetweenView, scoreCastle } from '@luftschloss/engine/between';
import type { Consequences } from '../../recap/recap.ts';
import { SIDES, seatingOf } from './seating.ts';

/** What partners have changed about the viewer's two castles. */
export const consequences: Consequences<BetweenView> = (before, after, { words, term }) => {
  if (after.viewer === null) return [];
  const { castle } = seatingOf(after, after.viewer);
  return SIDES.flatMap((side) => {
    const [old, now] = [before, after].map((view) => scoreCastle(view.castles[castle[side]]).total);
    return old === now ? [] : [words.recap.between.castle({ castle: term('between.castle', String(castle[side])), now, before: old })];
  });
};
