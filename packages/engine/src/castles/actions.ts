import { integer, list, object, oneOf, optional, type Schema, tagged, text } from '../kernel/index.ts';
import type { PlacedTile } from './castle.ts';
import { ROOM_SIZES, ROOM_TYPES, type RoomSize, type RoomType } from './data/room.ts';
import { LEVELS } from './tiles.ts';

/** What players do: ids and choices, nothing that follows from them. */
export type CastlesAction =
  | { readonly type: 'keep-cards'; readonly cards: readonly string[] }
  | { readonly type: 'draw' }
  | { readonly type: 'price'; readonly prices: readonly { readonly tile: string; readonly price: number }[] }
  | ({ readonly type: 'buy-room' } & PlacedTile)
  | ({ readonly type: 'buy-hallway' } & PlacedTile)
  | ({ readonly type: 'buy-stairs' } & PlacedTile)
  | { readonly type: 'pass' }
  | { readonly type: 'reward'; readonly reward: RoomType; readonly room: number }
  | { readonly type: 'decline'; readonly reward: RoomType; readonly room: number }
  | ({ readonly type: 'place' } & PlacedTile)
  | { readonly type: 'look'; readonly size: RoomSize }
  | { readonly type: 'lay'; readonly tiles: readonly string[] };

export type ActionType = CastlesAction['type'];
export type ActionOf<T extends ActionType> = Extract<CastlesAction, { readonly type: T }>;

const placed = object({
  tile: text(40),
  x: integer(-1000, 1000),
  y: integer(-1000, 1000),
  r: oneOf(0, 1, 2, 3),
  level: optional(oneOf(...LEVELS)),
});
const rewardChoice = object({ reward: oneOf(...ROOM_TYPES), room: integer(0, 1000) });

export const actionSchema: Schema<CastlesAction> = tagged<CastlesAction>({
  'keep-cards': object({ cards: list(text(40), 10) }),
  draw: object({}),
  price: object({ prices: list(object({ tile: text(40), price: integer(0, 15_000) }), 10) }),
  'buy-room': placed,
  'buy-hallway': placed,
  'buy-stairs': placed,
  pass: object({}),
  reward: rewardChoice,
  decline: rewardChoice,
  place: placed,
  look: object({ size: oneOf(...ROOM_SIZES) }),
  lay: object({ tiles: list(text(40), 5) }),
});
