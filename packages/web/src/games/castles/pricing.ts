import { type CastlesAction, type CastlesView, priceSpaces } from '@luftschloss/engine/castles';

/** The market while its prices are being set: one room for each space, dearest space first; a space may stay empty. */
export interface Pricing {
  readonly spaces: readonly number[];
  readonly rooms: readonly (string | null)[];
}

/** Rooms with most coins first, so that a Master Builder in a hurry has something sensible. */
export function startPricing(view: CastlesView): Pricing {
  const spaces = priceSpaces(view.seats.length);
  const rooms = [...view.market].sort((a, b) => b.coins - a.coins).map(({ tile }) => tile);
  return { spaces, rooms: spaces.map((_, index) => rooms[index] ?? null) };
}

/** Prices that were begun, for the market as it is now: rooms that are still there keep their spaces. */
export function adapted(pricing: Pricing, view: CastlesView): Pricing {
  const here = new Set(view.market.map(({ tile }) => tile));
  const kept = new Set(pricing.rooms.filter((tile) => tile !== null && here.has(tile)));
  if (kept.size === here.size && pricing.rooms.every((tile) => tile === null || here.has(tile))) return pricing;
  const fresh = startPricing(view);
  const others = fresh.rooms.filter((tile) => tile !== null && !kept.has(tile));
  const rooms = fresh.spaces
    .map((_, index) => pricing.rooms[index] ?? null)
    .map((tile) => (tile !== null && here.has(tile) ? tile : (others.shift() ?? null)));
  return { spaces: fresh.spaces, rooms };
}

/** Two spaces change their rooms. */
export function swap({ spaces, rooms }: Pricing, from: number, to: number): Pricing {
  if (from === to || from < 0 || to < 0 || from >= spaces.length || to >= spaces.length) return { spaces, rooms };
  const next = [...rooms];
  [next[from], next[to]] = [next[to], next[from]];
  return { spaces, rooms: next };
}

export function priceAction({ spaces, rooms }: Pricing): CastlesAction {
  const prices = rooms.flatMap((tile, index) => (tile === null ? [] : [{ tile, price: spaces[index] }]));
  return { type: 'price', prices };
}
