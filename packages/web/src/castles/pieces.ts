import {
  type CastlesAction,
  type CastlesView,
  castles,
  HALLWAY,
  type MarketRoom,
  ownSeat,
  type PlacedTile,
  type PlacingType,
  type STAIRS,
  type Tile,
  termsOf,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Choice } from '@luftschloss/engine/kernel';

export type PlacingAction = Extract<CastlesAction, PlacedTile>;

/** Something that can be built now: a room, a hallway or stairs together with how one comes by it. */
export interface Piece {
  readonly key: string;
  readonly kind: PlacingType;
  readonly tile: Tile;
  readonly price: number;
  readonly coins: number; // lying on it, the buyer's
  readonly choices: readonly Choice<CastlesAction>[];
}

const PLACING: readonly string[] = ['buy-room', 'buy-hallway', 'buy-stairs', 'place-stored', 'place'] satisfies PlacingType[];

export function isPlacing(kind: string): kind is PlacingType {
  return PLACING.includes(kind);
}

export function pieceKey(kind: string, tile: string): string {
  return `${kind} ${tile}`;
}

/** What can be built now, each with all its legal placements; empty unless the viewer decides. */
export function piecesOf(view: CastlesView): Piece[] {
  const found = new Map<string, Piece>();
  for (const choice of castles.choices(view)) {
    if (!isPlacing(choice.kind) || choice.count() === 0) continue;
    const { tile } = choice.at(0) as PlacingAction;
    const key = pieceKey(choice.kind, tile);
    const known = found.get(key);
    found.set(key, known ? { ...known, choices: [...known.choices, choice] } : pieceOf(view, choice, key, tile));
  }
  return [...found.values()];
}

function pieceOf(view: CastlesView, choice: Choice<CastlesAction>, key: string, tile: string): Piece {
  const kind = choice.kind as PlacingType;
  const room = view.market.find((each) => each.tile === tile);
  const bought = kind === 'buy-room' && room;
  const price = bought ? priceOf(view, room) : kind === 'buy-hallway' || kind === 'buy-stairs' ? corridorPrice(view) : 0;
  return { key, kind, tile: tileOf(tile), price, coins: bought ? room.coins : 0, choices: [choice] };
}

/** What a market room costs the viewer. */
export function priceOf(view: CastlesView, { price }: MarketRoom): number {
  const discount = view.viewer === null ? 0 : termsOf(view, view.viewer).roomDiscount;
  return Math.max(0, (price ?? 0) - discount);
}

export function corridorPrice(view: CastlesView): number {
  return termsOf(view, view.viewer ?? 0).corridorPrice;
}

/** Why a market room cannot be bought now, in a few words; `null` if it can. */
export function whyNot(view: CastlesView, room: MarketRoom, pieces: readonly Piece[]): string | null {
  if (view.ask?.type !== 'take-turn' || view.ask.seat !== view.viewer) return 'not now';
  if (pieces.some(({ kind, tile }) => kind === 'buy-room' && tile.id === room.tile)) return null;
  return ownSeat(view).money + room.coins < priceOf(view, room) ? 'too dear for you' : 'fits nowhere';
}

export function corridorLeft(view: CastlesView, tile: typeof HALLWAY | typeof STAIRS): number {
  return tile === HALLWAY ? view.hallways : view.stairs;
}
