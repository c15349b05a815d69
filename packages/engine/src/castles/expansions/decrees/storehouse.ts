import { planOf } from '../../geometry/castle.ts';
import type { CastlesState, Turn } from '../../table/state.ts';
import { tileOf } from '../../tiles.ts';
import { fitsSomewhere } from '../passages/tunnelling.ts';

/** A stored room may be placed in any later turn, if it fits (section 13). */
export function canPlaceStored(
  table: { readonly seats: readonly Pick<CastlesState['seats'][number], 'castle' | 'stored' | 'passages'>[] },
  turn: Turn,
): boolean {
  const { castle, stored, passages } = table.seats[turn.seat];
  if (!stored || turn.storedNow) return false;
  return fitsSomewhere(planOf(castle), tileOf(stored.tile), passages);
}
