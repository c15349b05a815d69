import { TURNS, type Turns } from '../../common/grid.ts';
import { rememberLately } from '../../kernel/index.ts';
import { TILES, type Tile, type TileId, tileOf } from '../data/tiles.ts';
import { COLOURS, GREY, type Swan } from '../data/vocabulary.ts';

/** A side of a tile as one number: 0 for a wall, else the swan in the lowest three bits and the level above them. */
export type Door = number;

export const WALL: Door = 0;
const SWAN_BITS = 7;
export const UP = 8;
export const DOWN = 16;
/** The dark end of stairs, which leads down but never to another dark end. P-7.3 */
export const DARK = 32;

/** P-3.5: the bridge is an upstairs entrance without a swan. */
export const BRIDGE_DOOR: Door = UP;

const SWANS: readonly Swan[] = [...COLOURS, GREY];

export function swanOf(door: Door): Swan | null {
  return SWANS[(door & SWAN_BITS) - 1] ?? null;
}

/** P-4.1 b: the same level, and not two dark ends. */
export function connect(a: Door, b: Door): boolean {
  return (a & b & (UP | DOWN)) !== 0 && (a & b & DARK) === 0;
}

/** The swan that two connected entrances pay: grey if both are grey, none if they differ. P-9 step 3 */
export function matchOf(a: Door, b: Door): Swan | null {
  const swan = a & SWAN_BITS;
  const other = b & SWAN_BITS;
  const grey = SWANS.length;
  if (swan === 0 || other === 0) return null;
  if (swan === other || other === grey) return SWANS[swan - 1];
  return swan === grey ? SWANS[other - 1] : null;
}

function doorsOf(tile: Tile): Door[] {
  return [...tile.sides].map((side, direction) => {
    if (side === '-') return WALL;
    return (SWANS.indexOf(side as Swan) + 1) | levelOf(tile, direction);
  });
}

/** P-3.4 */
function levelOf(tile: Tile, direction: number): number {
  if (tile.type === 'downstairs') return DOWN;
  if (tile.type === 'stairs' && direction === 2) return DOWN | DARK;
  return UP;
}

/** P-3.2: turning is clockwise. */
function turnedDoors(doors: readonly Door[], turns: Turns): Door[] {
  return doors.map((_, direction) => doors[(direction - turns + 4) % 4]);
}

function allFaces(tile: Tile): readonly (readonly Door[])[] {
  return TURNS.map((turns) => turnedDoors(doorsOf(tile), turns));
}

const faces: ReadonlyMap<TileId, ReturnType<typeof allFaces>> = new Map(TILES.map((tile) => [tile.id, allFaces(tile)]));
const ownFaces = rememberLately((tile) => allFaces(tileOf(tile)));

/** The four doors of a tile by direction, for each way to turn it. */
export function turnedFaces(tile: TileId): readonly (readonly Door[])[] {
  return faces.get(tile) ?? ownFaces(tile);
}

export function facesOf(tile: TileId, turns: Turns): readonly Door[] {
  return turnedFaces(tile)[turns];
}
