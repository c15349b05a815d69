import { planOf } from './castle.ts';
import { levelsOf } from './forms.ts';
import { placesOf, tunnelPlacesOf } from './placing.ts';
import type { CastlesState, Turn } from './state.ts';
import { tileOf } from './tiles.ts';

/** A stored room may be placed in any later turn, if it fits (section 13). */
export function canPlaceStored(
  table: { readonly seats: readonly Pick<CastlesState['seats'][number], 'castle' | 'stored' | 'passages'>[] },
  turn: Turn,
): boolean {
  const { castle, stored, passages } = table.seats[turn.seat];
  if (!stored || turn.storedNow) return false;
  const tile = tileOf(stored.tile);
  const plan = planOf(castle);
  return levelsOf(tile).some((level) => placesOf(plan, tile, level).length > 0 || tunnelPlacesOf(plan, tile, level, passages).length > 0);
}
