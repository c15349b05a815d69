import type { RngState, Seat, Versioned } from '../../kernel/index.ts';
import type { Attendant } from '../data/specialty.ts';
import type { RegularType, TileId } from '../data/vocabulary.ts';
import type { Castle } from '../geometry/castle.ts';

export type BetweenOptions = Readonly<Record<never, never>>;

export const ROUNDS = 2;
export const TURNS = 4;
export const HAND = 9;

/** Where a seat sits in the ring of builders: players first, then Ludwig if he builds with them (B-6.1). */
export type Builder = Seat;
export type CastleIndex = number;

export const PHASES = ['assign', 'choose', 'place', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What the builder of a castle has to decide for a bonus. */
export const DECISIONS = ['tile', 'specialty', 'attendant', 'card', 'bonus'] as const;
export type BonusDecision = (typeof DECISIONS)[number];

/** A bonus that must be taken before anything else is placed in its castle (B-4.1). */
export interface WaitingBonus {
  /** Who decides. */
  readonly by: Seat;
  readonly decision: BonusDecision;
  /** The type whose third or fifth room earned it. */
  readonly earnedBy: RegularType;
  /** Tiles, specialty rooms, attendants, cards or types to choose from. */
  readonly options: readonly string[];
}

export interface AssignedTile {
  readonly castle: CastleIndex;
  readonly tile: TileId;
}

export interface Suggestion {
  readonly castle: CastleIndex;
  readonly by: Seat;
  /** A tile, or another option of a waiting bonus. */
  readonly option: string;
  /** Where a tile should lie. */
  readonly x?: number;
  readonly y?: number;
}

/** B-2.4: the placement that its player may still take back. */
export interface LatestPlacement {
  readonly by: Seat;
  readonly tile: TileId;
  readonly from: 'hand' | 'ludwig' | 'bonus';
  /** The bonus that the tile was placed for. */
  readonly bonus: WaitingBonus | null;
}

export interface PassedStack {
  readonly turn: number;
  readonly tiles: readonly TileId[];
}

export type Attendants = { readonly [A in Attendant]: number };

/** Lists are replaced, never changed, so that a copy of the outermost object is a copy of the game. */
export interface BetweenState extends Versioned {
  rng: RngState;
  readonly seats: number;
  readonly builders: number; // three with Ludwig, otherwise as many as seats
  round: number; // 1 or 2
  turn: number; // 1 to 4 in each round
  phase: Phase;
  castles: readonly Castle[];
  hands: readonly (readonly TileId[])[]; // by builder; while placing, the stack that the builder will take up next
  chosen: readonly (readonly TileId[] | null)[]; // by seat: secret choice of this turn
  revealed: readonly (readonly TileId[])[]; // by seat: own tiles still to be placed this turn
  unserved: readonly (readonly CastleIndex[])[]; // by seat: own castles that still get one of them
  drawnForLudwig: readonly TileId[]; // two tiles that the steward is about to assign
  ludwigTiles: readonly AssignedTile[]; // Ludwig's tiles still to be placed this turn
  waiting: readonly (WaitingBonus | null)[]; // by castle
  latest: readonly (LatestPlacement | null)[]; // by castle
  suggestions: readonly Suggestion[];
  passed: readonly (readonly PassedStack[])[]; // by seat: stacks passed this round and not seen since
  supply: readonly TileId[]; // the next tile to be drawn is the last
  discarded: readonly TileId[];
  cards: readonly string[];
  discardedCards: readonly string[];
  specialtyTiles: number;
  attendants: Attendants;
}
