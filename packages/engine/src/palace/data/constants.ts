import type { Ability, Swan, TileType } from './vocabulary.ts';

/** Everything in this file may be corrected against a real box without touching a rule. P-19.6 */

type ByPlayers<T> = { readonly [players: number]: T };

export const PLAYERS = { min: 2, max: 4 } as const;

/** By space of the Room Row, from left to right. */
export const ROW_PRICES: readonly number[] = [3, 2, 1, 1, 0, 0];

const FIVE_STACKS: readonly number[] = [17, 16, 16, 16, 16];
/** Room stacks from left to right. */
export const STACK_SIZES: ByPlayers<readonly number[]> = { 2: FIVE_STACKS, 3: FIVE_STACKS, 4: FIVE_STACKS };

export const PUBLIC_FAVORS: ByPlayers<number> = { 2: 4, 3: 4, 4: 4 };
export const FAVORS_LOOKED_AT = 3;

/** Moat tiles for each completed tile, by the number of emptied stacks. */
export const MOAT_RATE: readonly number[] = [0, 1, 2, 4, 6, 6];
export const MOAT_SUPPLY = 94;
export const MOAT_MOVES = 2;

export const SECRET_SWANS_PER_COLOUR = 3;
export const BLUEPRINT_FEE = 3;

/** Cells that may hold moat, and the smaller part of them that may be built on. P-2.2 */
export const TABLE = { minX: -11, maxX: 11, minY: 0, maxY: 15 } as const;
export const BUILD_AREA = { minX: -10, maxX: 10, minY: 0, maxY: 14 } as const;
export const START_HALLWAYS = 3;

/** Slots of a blueprint board: three ongoing ones at the left, three for the end of the game at the right. */
export const SLOTS: readonly Ability[] = ['discount', 'discount', 'move-moat', 'ten-points', 'tied-favors', 'three-swans'];

/** Types that have a row on the blueprint board. */
export const TRACKED_TYPES: readonly TileType[] = ['living', 'food', 'sleeping', 'downstairs', 'utility', 'hallway', 'stairs', 'activity'];

export const THIRD_COLUMN: { readonly [T in TileType]: Swan } = {
  living: 'P',
  food: 'R',
  sleeping: 'B',
  downstairs: 'G',
  utility: 'Y',
  hallway: '*',
  stairs: '*',
  activity: '*',
};
export const THIRD_COLUMN_COUNT = 3;

export const SET_POINTS: readonly number[] = [0, 1, 2, 4, 7];
export const ACTIVITY_POINTS = 7;
export const STAIRS_POINTS = 3;
export const UTILITY_POINTS = 3;
export const SLOT_POINTS = 10;
export const ROW_COUNT = 5;
export const ROW_POINTS = 10;
/** For at least one, two, three tiles of every type. */
export const COLUMN_POINTS: readonly number[] = [10, 20, 30];
export const EXTRA_SWANS = 3;
