import { type BetweenView, type Castle, type CastleIndex, type Place, placesFor, type TileId } from '@luftschloss/engine/between';
import type { Position } from './hold.ts';

const known = new WeakMap<Castle, Map<TileId, readonly Place[]>>();

/** Every legal cell of a tile with its gain, best first; worked out once for each castle as it stands. */
export function placesIn(castle: Castle, tile: TileId): readonly Place[] {
  let places = known.get(castle);
  if (!places) {
    places = new Map();
    known.set(castle, places);
  }
  let found = places.get(tile);
  if (!found) {
    found = placesFor(castle, tile);
    places.set(tile, found);
  }
  return found;
}

export interface CastlePlace extends Place {
  readonly castle: CastleIndex;
}

/** The places of a tile in several castles, best first. */
export function allPlaces(view: BetweenView, castles: readonly CastleIndex[], tile: TileId): CastlePlace[] {
  return castles
    .flatMap((castle) => placesIn(view.castles[castle], tile).map((place) => ({ ...place, castle })))
    .sort((a, b) => b.gain - a.gain);
}

/** The nearest place in a direction; sideways steps weigh more than steps on. */
export function placeTowards(places: readonly Place[], from: Position, dx: number, dy: number): Place | null {
  const away = ({ x, y }: Place): number => {
    const [ahead, aside] = [(x - from.x) * dx + (y - from.y) * dy, (x - from.x) * dy + (y - from.y) * dx];
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + Math.abs(aside) * 2.5;
  };
  const best = places.reduce<Place | null>((near, place) => (near === null || away(place) < away(near) ? place : near), null);
  return best && away(best) < Number.POSITIVE_INFINITY ? best : null;
}
