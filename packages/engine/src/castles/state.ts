import type { RngState, Seat } from '../kernel/index.ts';
import type { Castle } from './castle.ts';
import type { RoomSize, RoomType } from './data/room.ts';
import type { LedgerEntry } from './ledger.ts';
import type { CastlesOptions } from './options.ts';

/** Stands in a view for a card or tile that the viewer may not know. */
export const HIDDEN = '?';

/**
 * The whole game. `play` changes the fields of these objects; lists and castles are never changed but replaced, so that a copy of the few objects is a copy of
 * the game.
 */
export interface CastlesState {
  readonly options: CastlesOptions;
  readonly rng: RngState;
  stage: 'setup' | 'rounds' | 'over';
  readonly seats: SeatState[];
  masterBuilder: Seat;
  round: number;
  /** The deck has run out: the game ends after this round (C-3.8). */
  lastRound: boolean;
  market: readonly MarketRoom[];
  favors: readonly string[];
  hallways: number;
  stairs: number;
  /** Room cards turned over so far. */
  discards: readonly RoomSize[];
  /** Rooms that have left the game for everybody to see. */
  removed: readonly string[];
  turn: Turn | null;
  /** Decisions being waited for; the last one is asked now, the others after it. */
  asks: readonly Ask[];
  readonly hidden: Hidden;
}

export interface SeatState {
  score: number;
  money: number;
  castle: Castle;
  ledger: readonly LedgerEntry[];
}

/** Everything that lies face down. */
export interface Hidden {
  /** Room stacks by size; the last tile is the top one. */
  readonly stacks: { [size: number]: readonly string[] };
  /** The deck of room cards; the last is the top one. */
  cards: readonly RoomSize[];
  /** Rooms laid on the deck by Sleeping rewards; the last is drawn first (C-3.9). */
  laid: readonly LaidRoom[];
  /** Rooms put away face down in the last round (C-5.7). */
  gone: readonly LaidRoom[];
  /** The last card is the top one; cards put back go to the front. */
  bonusDeck: readonly string[];
  hands: readonly (readonly string[])[];
  /** What each seat saw in a stack that it looked through: a player would remember. */
  looked: readonly { readonly [size: number]: readonly string[] }[];
}

export interface LaidRoom {
  readonly tile: string;
  readonly size: RoomSize;
  readonly by: Seat;
}

export interface MarketRoom {
  readonly tile: string;
  readonly coins: number;
  /** `null` until the Master Builder has set the prices of the round. */
  readonly price: number | null;
}

export interface Turn {
  readonly seat: Seat;
  /** At most one corridor reward in each turn (C-5.4). */
  corridorTaken: boolean;
  /** Turns still to come from food rewards (C-5.2). */
  extraTurns: number;
  rewards: readonly Reward[];
}

/** A completion reward that waits to be taken or declined. */
export interface Reward {
  readonly type: RoomType;
  /** The completed room; of several downstairs rooms completed at once, the player may choose (C-5.8). */
  readonly rooms: readonly number[];
}

export type Ask =
  | { readonly type: 'keep-bonus-cards'; readonly seat: Seat; readonly keep: number }
  | { readonly type: 'draw-rooms'; readonly seat: Seat }
  | { readonly type: 'set-prices'; readonly seat: Seat }
  | { readonly type: 'take-turn'; readonly seat: Seat }
  | { readonly type: 'choose-reward'; readonly seat: Seat }
  | { readonly type: 'place-corridor'; readonly seat: Seat }
  | { readonly type: 'keep-drawn-card'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'choose-stack'; readonly seat: Seat }
  | { readonly type: 'lay-rooms'; readonly seat: Seat; readonly size: RoomSize; readonly tiles: readonly string[] }
  | { readonly type: 'choose-any-reward'; readonly seat: Seat; readonly rooms: readonly number[] };

export type AskType = Ask['type'];
export type AskOf<T extends AskType> = Extract<Ask, { readonly type: T }>;

export function cloneState(state: CastlesState): CastlesState {
  return {
    ...state,
    rng: { ...state.rng },
    seats: state.seats.map((seat) => ({ ...seat })),
    turn: state.turn && { ...state.turn },
    hidden: { ...state.hidden, stacks: { ...state.hidden.stacks } },
  };
}

export function currentAsk(state: { readonly asks: readonly Ask[] }): Ask | null {
  return state.asks.length > 0 ? state.asks[state.asks.length - 1] : null;
}
