import { type CastlesView, type MarketRoom, priceSpaces } from '@luftschloss/engine/castles';

/** The rooms in the order of their prices, dearest first; a space whose room is sold is left empty as long as the round lasts. */
export function marketSpaces({ market, seats }: Pick<CastlesView, 'market' | 'seats'>): (MarketRoom | null)[] {
  const rooms = [...market].sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  if (rooms.some(({ price }) => price === null)) return rooms;
  const spaces = priceSpaces(seats.length).map((price): MarketRoom | null => {
    const index = rooms.findIndex((room) => room.price === price);
    return index < 0 ? null : rooms.splice(index, 1)[0];
  });
  // Two rooms may stand at one price.
  for (const room of rooms) {
    const gap = spaces.indexOf(null);
    spaces.splice(gap < 0 ? spaces.length : gap, 1, room);
  }
  return spaces;
}
