import type { Turns } from '../../common/grid.ts';
import type { RngState, Seat, Versioned, Viewer } from '../../kernel/index.ts';
import type { TileId } from '../data/tiles.ts';
import { COLOURS, type Colour, type Swan } from '../data/vocabulary.ts';
import type { Palace } from '../geometry/board.ts';
import type { MoatPlace } from '../geometry/moat.ts';
import type { FavorId } from '../scoring/favors.ts';

export type PalaceOptions = { readonly [name: string]: never };

export type Swans = { readonly [C in Colour]: number };

/** A favor lies straight and scores; a room tile lies turned and wakes the ability of its slot. P-12.2 */
export type Slot = { readonly kind: 'room'; readonly tile: TileId } | { readonly kind: 'favor'; readonly favor: FavorId | null };

/** `null` stands for whatever lies face down for who is looking. */
export interface Player {
  readonly swans: Swans;
  readonly secret: readonly (Colour | null)[];
  readonly slots: readonly (Slot | null)[];
}

export interface Turn {
  /** Counted from 1; 0 while favors are dealt. */
  readonly number: number;
  readonly seat: Seat;
  readonly moatMoves: number;
  /** The last open entrance was shut: the moat of this turn has to join the arms. P-7.7 */
  readonly mustJoin: boolean;
}

/** A hand of favors dealt before the game; `kept` and `slot` are filled in when the player has decided. */
export interface Hand {
  readonly favors: readonly (FavorId | null)[];
  readonly decided: boolean;
  readonly kept: FavorId | null;
  readonly slot: number | null;
}

export type Purchase =
  | { readonly type: 'build'; readonly tile: TileId; readonly x: number; readonly y: number; readonly turns: Turns }
  | { readonly type: 'activate'; readonly tile: TileId; readonly slot: number }
  | { readonly type: 'favors' }
  | { readonly type: 'discard'; readonly tile: TileId };

export type SwanReason =
  | { readonly why: 'match'; readonly tile: TileId; readonly other: TileId }
  | { readonly why: 'living'; readonly tile: TileId; readonly other: TileId }
  | { readonly why: 'hallway'; readonly tile: TileId }
  | { readonly why: 'third-column'; readonly tile: TileId };

/** What is still to be done in this turn, first things first. The first task is the one that somebody must decide. */
export type Task =
  | { readonly type: 'deal'; readonly hands: readonly Hand[] }
  | { readonly type: 'act' }
  | { readonly type: 'pay'; readonly seat: Seat; readonly amount: number; readonly purchase: Purchase }
  | { readonly type: 'swan'; readonly seat: Seat; readonly colour: Swan; readonly reason: SwanReason }
  | { readonly type: 'complete'; readonly tile: TileId }
  | { readonly type: 'rewards'; readonly tiles: readonly TileId[] }
  | { readonly type: 'secret-swan'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'look-at-favors'; readonly seat: Seat }
  | { readonly type: 'choose-favor'; readonly seat: Seat; readonly favors: readonly (FavorId | null)[] }
  | { readonly type: 'take-room'; readonly seat: Seat }
  | { readonly type: 'moat'; readonly tiles: number }
  | { readonly type: 'discard' }
  | { readonly type: 'finish' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'extra-swans'; readonly seat: Seat }
  | { readonly type: 'reveal' };
export type TaskType = Task['type'];
export type TaskOf<T extends TaskType> = Extract<Task, { type: T }>;

export type EndReason = 'joined' | 'moat-used-up' | 'stacks-empty';

/** Everything on the table. In a view, what the viewer may not know is `null`. */
export interface Position extends Versioned {
  readonly start: Seat;
  readonly turn: Turn;
  readonly palace: Palace;
  readonly moatSupply: number;
  readonly row: readonly (TileId | null)[];
  /** The five stacks as one, the next tile last: they are emptied from left to right. */
  readonly rooms: readonly (TileId | null)[];
  /** The next hallway last; it is the only one that can be seen. */
  readonly hallways: readonly (TileId | null)[];
  readonly stairs: readonly TileId[];
  /** The next favor first. */
  readonly favors: readonly (FavorId | null)[];
  readonly publicFavors: readonly FavorId[];
  /** Secret swans on the bridge. */
  readonly bridge: readonly (Colour | null)[];
  /** Room tiles that left the game, which everybody has seen. */
  readonly discarded: readonly TileId[];
  readonly players: readonly Player[];
  readonly agenda: readonly Task[];
  readonly ended: EndReason | null;
  readonly over: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Only its fields change; what they hold is replaced. So a copy of the fields is a copy of the state. */
export interface PalaceState extends Writable<Position> {
  rng: RngState;
}

export interface PalaceView extends Position {
  readonly viewer: Viewer;
}

export type PalaceAction =
  | { type: 'keep-favor'; favor: FavorId | null; slot: number | null }
  | { type: 'build'; tile: TileId; x: number; y: number; turns: Turns }
  | { type: 'activate'; tile: TileId; slot: number }
  | { type: 'ask-favor' }
  | { type: 'pay'; swans: Colour[]; secret: Colour[] }
  | { type: 'choose-swan'; colour: Colour }
  | { type: 'claim'; tile: TileId }
  | { type: 'lay-moat'; to: MoatPlace }
  | { type: 'move-moat'; from: MoatPlace; to: MoatPlace }
  | { type: 'discard'; tile: TileId }
  | { type: 'decline' }
  | { type: 'end-turn' }
  | { type: 'take-swans'; swans: Colour[] };
export type ActionType = PalaceAction['type'];
export type ActionOf<T extends ActionType> = Extract<PalaceAction, { type: T }>;

export const NO_SWANS: Swans = { R: 0, Y: 0, G: 0, B: 0, P: 0 };

export function secretCount(player: Player, colour: Colour): number {
  let count = 0;
  for (const swan of player.secret) if (swan === colour) count++;
  return count;
}

export function swanCount(player: Player): number {
  let count = player.secret.length;
  for (const colour of COLOURS) count += player.swans[colour];
  return count;
}

/** What must be known to whoever plays the game on a full state. */
export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a hidden thing was used as if it were known');
  return value;
}
