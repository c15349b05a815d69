import type { Seat, Viewer } from '../../kernel/index.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import { HALLWAY, STAIRS } from '../tiles.ts';
import type { MarketRoom } from './state.ts';
import { USUAL_TERMS } from './terms.ts';
import type { CastlesView } from './view.ts';

export const MOAT_SECTION = 'moat';
export const MOAT_PRICE = 5000;

/** Whatever can be bought: a room of the market, a hallway, stairs or a moat. */
export type ForSale = Pick<MarketRoom, 'price'> | typeof HALLWAY | typeof STAIRS | typeof MOAT_SECTION;

/** What a piece costs a seat (C-3.6, C-11.2, section 13); to an onlooker, what is written there. */
export function priceFor(table: Parameters<typeof termsOf>[0], seat: Viewer, piece: ForSale): number {
  if (piece === MOAT_SECTION) return MOAT_PRICE;
  const { corridorPrice, roomDiscount } = seat === null ? USUAL_TERMS : termsOf(table, seat);
  if (piece === HALLWAY || piece === STAIRS) return corridorPrice;
  return Math.max(0, (piece.price ?? 0) - roomDiscount);
}

/** Coins that lie on a room are the buyer's before paying (C-3.6). */
export function isAffordable(view: Pick<CastlesView, 'seats'>, seat: Seat, room: MarketRoom): boolean {
  return room.price !== null && (view.seats[seat].money ?? 0) + room.coins >= priceFor(view, seat, room);
}
