import { type CastlesView, type MarketRoom, priceSpaces } from '@luftschloss/engine/castles';

/** Where the rooms of a round stood, by their tiles. */
export interface Stood {
  readonly round: number;
  readonly at: ReadonlyMap<string, number>;
}

/**
 * The rooms in the order of their prices, dearest first; a space whose room is sold is left empty as long as the round lasts. `stood`: where they were seen
 * before, so that of two rooms at one price the other one stays where it is.
 */
export function marketSpaces(
  { market, seats, round }: Pick<CastlesView, 'market' | 'seats' | 'round'>,
  stood?: Stood,
): (MarketRoom | null)[] {
  const rooms = [...market].sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  if (rooms.some(({ price }) => price === null)) return rooms;
  const before = stood?.round === round ? stood.at : null;
  const spaces = priceSpaces(seats.length).map((price, place): MarketRoom | null => {
    const priced = rooms.filter((room) => room.price === price);
    const room = priced.find(({ tile }) => before?.get(tile) === place) ?? priced.find(({ tile }) => !before?.has(tile));
    return room ? (rooms.splice(rooms.indexOf(room), 1)[0] ?? null) : null;
  });
  // Two rooms may stand at one price.
  for (const room of rooms) {
    const gap = spaces.indexOf(null);
    spaces.splice(gap < 0 ? spaces.length : gap, 1, room);
  }
  return spaces;
}

/** Remembers where they stand now, beside those that were sold. */
export function standing({ round }: Pick<CastlesView, 'round'>, spaces: readonly (MarketRoom | null)[], before?: Stood): Stood {
  const at = new Map(before?.round === round ? before.at : []);
  for (const [place, room] of spaces.entries()) if (room?.price != null) at.set(room.tile, place);
  return { round, at };
}
