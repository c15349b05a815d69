import type { RngState, Seat, Versioned } from '../../kernel/index.ts';
import type { RoomSize, RoomType } from '../data/room.ts';
import type { PassageKind } from '../expansions/passages/passages.ts';
import type { SwanColour } from '../expansions/swans/swans.ts';
import type { Castle } from '../geometry/castle.ts';
import type { CastlesOptions } from '../options.ts';
import type { LedgerEntry } from '../scoring/ledger.ts';

/** Stands in a view for a card or tile that the viewer may not know. */
export const HIDDEN = '?';

/**
 * The whole game. `play` changes the fields of these objects; lists and castles are never changed but replaced, so that a copy of the few objects is a copy of
 * the game.
 */
export interface CastlesState extends Versioned {
  readonly options: CastlesOptions;
  readonly rng: RngState;
  stage: 'setup' | 'rounds' | 'scoring' | 'over';
  readonly seats: SeatState[];
  masterBuilder: Seat;
  round: number;
  /** The deck has run out: the game ends after this round (C-3.8). */
  lastRound: boolean;
  /** Rounds in a row without a purchase, this one included. */
  idleRounds: number;
  market: readonly MarketRoom[];
  favors: readonly string[];
  hallways: number;
  stairs: number;
  moats: number;
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
  swans: readonly SwanColour[];
  /** Secret passages not yet dug. */
  passages: readonly PassageKind[];
  /** Known to all once the decrees are revealed. */
  decree: string | null;
  /** Money laid aside on a decree. */
  savings: number;
  /** A room bought and not yet placed. */
  stored: StoredRoom | null;
}

export interface StoredRoom {
  readonly tile: string;
  readonly swans: readonly SwanColour[];
}

export type RoomStacks = { readonly [size: number]: readonly string[] };

/** Everything that lies face down. */
export interface Hidden {
  /** Room stacks by size; the last tile is the top one. */
  stacks: RoomStacks;
  /** The deck of room cards; the last is the top one. */
  cards: readonly RoomSize[];
  /** Rooms laid on the deck by Sleeping rewards; the last is drawn first (C-3.9). */
  laid: readonly LaidRoom[];
  /** Rooms that left the game face down (C-5.7, C-11.2). */
  gone: readonly LaidRoom[];
  /** The last card is the top one; cards put back go to the front. */
  bonusDeck: readonly string[];
  hands: readonly (readonly string[])[];
  /** What each seat saw in a stack that it looked through: a player would remember. */
  looked: readonly { readonly [size: number]: readonly string[] }[];
  swans: readonly SwanColour[];
  /** Favors waiting for towers and decrees. */
  favorStack: readonly string[];
  /** Favors that a seat holds for itself. */
  ownFavors: readonly (readonly string[])[];
  /** Decrees chosen and not yet revealed. */
  chosenDecrees: readonly (string | null)[];
  decreeDeck: readonly string[];
  secretRooms: readonly (LaidRoom | null)[];
}

export interface LaidRoom {
  readonly tile: string;
  readonly size: RoomSize;
  /** Who knows what it is; `null` for nobody. */
  readonly by: Seat | null;
}

export interface MarketRoom {
  readonly tile: string;
  readonly coins: number;
  /** `null` until the Master Builder has set the prices of the round. */
  readonly price: number | null;
  readonly swans: readonly SwanColour[];
}

export interface Turn {
  readonly seat: Seat;
  /** At most one corridor reward in each turn (C-5.4). */
  corridorTaken: boolean;
  /** Turns still to come from food rewards; since version 2 they begin at once instead (C-5.2). */
  extraTurns: number;
  rewards: readonly Reward[];
  swansExchanged: number;
  /** A room stored in this turn is for a later one. */
  storedNow: boolean;
  saved: boolean;
  /** The player wants to do nothing more in this turn. */
  finished: boolean;
  /** The turn in which this extra turn was chosen: it goes on afterwards (C-5.2). */
  readonly interrupted?: InterruptedTurn;
}

export interface InterruptedTurn {
  readonly turn: Turn;
  /** What the player still had to decide in it. */
  readonly asks: readonly Ask[];
}

export type RewardType = RoomType | 'tower' | 'moat';

/** A completion reward that waits to be taken or declined. */
export interface Reward {
  readonly type: RewardType;
  /** The completed room; of several downstairs rooms completed at once, the player may choose (C-5.8). */
  readonly rooms: readonly number[];
}

/** Why a stack is looked at: to lay rooms on the deck, to build one, or to keep the top one secretly. */
export type StackPurpose = 'lay' | 'build' | 'secret';

export type Ask =
  | { readonly type: 'turn-foyer'; readonly seat: Seat }
  | { readonly type: 'choose-decree'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'replace-decree'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'keep-bonus-cards'; readonly seat: Seat; readonly keep: number }
  | { readonly type: 'swap-card'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'draw-rooms'; readonly seat: Seat }
  | { readonly type: 'set-prices'; readonly seat: Seat }
  | { readonly type: 'take-turn'; readonly seat: Seat }
  | { readonly type: 'finish-turn'; readonly seat: Seat }
  | { readonly type: 'choose-reward'; readonly seat: Seat }
  | {
      readonly type: 'place-corridor';
      readonly seat: Seat;
      readonly pieces: readonly string[];
      readonly left: number;
      readonly mayStop: boolean;
    }
  | { readonly type: 'keep-drawn-card'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'choose-stack'; readonly seat: Seat; readonly purpose: StackPurpose }
  | { readonly type: 'lay-rooms'; readonly seat: Seat; readonly size: RoomSize; readonly tiles: readonly string[] }
  | { readonly type: 'build-room'; readonly seat: Seat; readonly size: RoomSize; readonly tiles: readonly string[] }
  | {
      readonly type: 'choose-any-reward';
      readonly seat: Seat;
      readonly rooms: readonly number[];
      readonly left: number;
      readonly taken: readonly RewardType[];
    }
  | { readonly type: 'keep-favor'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'remove-rooms'; readonly seat: Seat; readonly most: number };

export type AskType = Ask['type'];
export type AskOf<T extends AskType> = Extract<Ask, { readonly type: T }>;

export function newTurn(seat: Seat, extraTurns = 0): Turn {
  return { seat, corridorTaken: false, extraTurns, rewards: [], swansExchanged: 0, storedNow: false, saved: false, finished: false };
}

export function cloneState(state: CastlesState): CastlesState {
  return {
    ...state,
    rng: { ...state.rng },
    seats: state.seats.map((seat) => ({ ...seat })),
    turn: state.turn && { ...state.turn },
    hidden: { ...state.hidden },
  };
}

export function currentAsk(state: { readonly asks: readonly Ask[] }): Ask | null {
  return state.asks.length > 0 ? state.asks[state.asks.length - 1] : null;
}

export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((old, each) => (each === index ? value : old));
}
