import { SIDES, type Side, type Turns } from '../../common/grid.ts';
import { expected, integer, list, object, oneOf, optional, type Schema, tagged, text } from '../../kernel/index.ts';
import { ROOM_SIZES, ROOM_TYPES, type RoomSize } from '../data/room.ts';
import { PASSAGE_KINDS, type PlacedPassage } from '../expansions/passages/passages.ts';
import { SWAN_COLOURS, type SwanColour } from '../expansions/swans/swans.ts';
import type { PlacedTile } from '../geometry/castle.ts';
import { LEVELS } from '../tiles.ts';
import type { RewardType } from './state.ts';

/** A tile being placed; a decree may let its points be taken as money. */
export type Placement = PlacedTile & { readonly forMoney?: true };

/** What players do: ids and choices, nothing that follows from them. */
export type CastlesAction =
  | { readonly type: 'turn-foyer'; readonly r: Turns }
  | { readonly type: 'choose-decree'; readonly decree: string }
  | { readonly type: 'keep-cards'; readonly cards: readonly string[] }
  | { readonly type: 'swap-card'; readonly give: string; readonly take: string }
  | { readonly type: 'leave-cards' }
  | { readonly type: 'draw' }
  | { readonly type: 'price'; readonly prices: readonly TilePrice[]; readonly coins?: readonly TileCoins[] }
  | ({ readonly type: 'buy-room' } & Placement)
  | ({ readonly type: 'buy-hallway' } & Placement)
  | ({ readonly type: 'buy-stairs' } & Placement)
  | { readonly type: 'buy-moat'; readonly side: Side }
  | { readonly type: 'store-room'; readonly tile: string }
  | ({ readonly type: 'place-stored' } & Placement)
  | { readonly type: 'pass'; readonly passages?: readonly PlacedPassage[] }
  | { readonly type: 'take-coins'; readonly tile: string }
  | { readonly type: 'take-pension'; readonly as: 'points' | 'money' }
  | { readonly type: 'exchange-swans'; readonly swans: readonly SwanColour[] }
  | { readonly type: 'save' }
  | { readonly type: 'finish' }
  | { readonly type: 'reward'; readonly reward: RewardType; readonly room: number }
  | { readonly type: 'decline'; readonly reward: RewardType; readonly room: number }
  | ({ readonly type: 'place' } & Placement)
  | { readonly type: 'look'; readonly size: RoomSize }
  | { readonly type: 'lay'; readonly tiles: readonly string[] }
  | { readonly type: 'keep-favor'; readonly favor: string }
  | { readonly type: 'remove-rooms'; readonly sizes: readonly RoomSize[] };

export interface TilePrice {
  readonly tile: string;
  readonly price: number;
}

/** What shall lie on a market room. */
export interface TileCoins {
  readonly tile: string;
  readonly coins: number;
}

export type ActionType = CastlesAction['type'];
export type ActionOf<T extends ActionType> = Extract<CastlesAction, { readonly type: T }>;
/** Kinds of action that place a tile. */
export type PlacingType = Extract<CastlesAction, PlacedTile>['type'];

const id = text(40);
const position = integer(-1000, 1000);
const turns = oneOf(0, 1, 2, 3);
const passages = optional(list(object({ kind: oneOf(...PASSAGE_KINDS), x: position, y: position, r: turns }), 3));
const placement = object({
  tile: id,
  x: position,
  y: position,
  r: turns,
  level: optional(oneOf(...LEVELS)),
  passages,
  forMoney: optional(trueOnly()),
});
const rewardChoice = object({ reward: oneOf(...ROOM_TYPES, 'tower', 'moat'), room: integer(0, 1000) });
const nothing = object({});

function trueOnly(): Schema<true> {
  return {
    check: (value, path) => (value === true ? { ok: true, value } : expected({ code: 'true' }, value, path)),
    json: { const: true },
  };
}

export const actionSchema: Schema<CastlesAction> = tagged<CastlesAction>({
  'turn-foyer': object({ r: turns }),
  'choose-decree': object({ decree: id }),
  'keep-cards': object({ cards: list(id, 10) }),
  'swap-card': object({ give: id, take: id }),
  'leave-cards': nothing,
  draw: nothing,
  price: object({
    prices: list(object({ tile: id, price: integer(0, 15_000) }), 10),
    coins: optional(list(object({ tile: id, coins: integer(0, 1_000_000) }), 10)),
  }),
  'buy-room': placement,
  'buy-hallway': placement,
  'buy-stairs': placement,
  'buy-moat': object({ side: oneOf(...SIDES) }),
  'store-room': object({ tile: id }),
  'place-stored': placement,
  pass: object({ passages }),
  'take-coins': object({ tile: id }),
  'take-pension': object({ as: oneOf('points', 'money') }),
  'exchange-swans': object({ swans: list(oneOf(...SWAN_COLOURS), 5) }),
  save: nothing,
  finish: nothing,
  reward: rewardChoice,
  decline: rewardChoice,
  place: placement,
  look: object({ size: oneOf(...ROOM_SIZES) }),
  lay: object({ tiles: list(id, 5) }),
  'keep-favor': object({ favor: id }),
  'remove-rooms': object({ sizes: list(oneOf(...ROOM_SIZES), 4) }),
});
