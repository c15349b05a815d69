import type { Turns } from '../common/grid.ts';
import type { Seat } from '../kernel/index.ts';
import { BRIDGE_DOOR, connect, type Door, facesOf, UP, WALL } from './doors.ts';
import {
  BARE_GROUND,
  BRIDGE_SPOT,
  BUILDABLE,
  BUILT,
  type Cell,
  EMPTY,
  LEFT_MOAT,
  POND,
  RIGHT_MOAT,
  SPOTS,
  type Spot,
  STEP,
  spotOf,
} from './table.ts';
import type { TileId } from './tiles.ts';

export interface PlacedTile {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly turns: Turns;
  /** Nobody owns the hallways of the beginning. */
  readonly owner: Seat | null;
  readonly complete: boolean;
}

/** Everything that lies on the table. Never changed, only replaced, so that what was measured on it stays true. */
export interface Palace {
  readonly tiles: readonly PlacedTile[];
  /** The arms of the moat, from the lake on. */
  readonly left: readonly Cell[];
  readonly right: readonly Cell[];
  readonly ponds: readonly Cell[];
}

/** A palace spread out for measuring. */
export interface Board {
  readonly palace: Palace;
  readonly ground: Uint8Array;
  /** Four doors for each spot, by direction. */
  readonly doors: Uint8Array;
  /** Index into the palace's tiles, or -1. */
  readonly tileAt: Int16Array;
  /** How many entrances of the tile on a spot lead nowhere yet. */
  readonly loose: Uint8Array;
  /** Empty spots of the build area that some entrance leads to. */
  readonly frontier: readonly Spot[];
  /** Those of them that an upstairs entrance leads to. */
  readonly upstairsFrontier: readonly Spot[];
}

const boards = new WeakMap<Palace, Board>();

export function boardOf(palace: Palace): Board {
  let board = boards.get(palace);
  if (!board) {
    board = spreadOut(palace);
    boards.set(palace, board);
  }
  return board;
}

function spreadOut(palace: Palace): Board {
  const ground = BARE_GROUND.slice();
  const doors = new Uint8Array(SPOTS * 4);
  const tileAt = new Int16Array(SPOTS).fill(-1);
  const loose = new Uint8Array(SPOTS);
  doors[BRIDGE_SPOT * 4] = BRIDGE_DOOR;
  for (let i = 0; i < palace.tiles.length; i++) {
    const { tile, x, y, turns } = palace.tiles[i];
    const spot = spotOf(x, y);
    ground[spot] = BUILT;
    tileAt[spot] = i;
    doors.set(facesOf(tile, turns), spot * 4);
  }
  for (const { x, y } of palace.left) ground[spotOf(x, y)] = LEFT_MOAT;
  for (const { x, y } of palace.right) ground[spotOf(x, y)] = RIGHT_MOAT;
  for (const { x, y } of palace.ponds) ground[spotOf(x, y)] = POND;
  const frontier: Spot[] = [];
  const upstairsFrontier: Spot[] = [];
  for (const { x, y } of palace.tiles) {
    const spot = spotOf(x, y);
    for (let d = 0; d < 4; d++) {
      const door = doors[spot * 4 + d];
      if (door === WALL) continue;
      const faced = spot + STEP[d];
      if (connect(door, doors[faced * 4 + ((d + 2) & 3)])) continue;
      loose[spot]++;
      if (ground[faced] !== EMPTY || BUILDABLE[faced] === 0) continue;
      if (!frontier.includes(faced)) frontier.push(faced);
      if ((door & UP) !== 0 && !upstairsFrontier.includes(faced)) upstairsFrontier.push(faced);
    }
  }
  return { palace, ground, doors, tileAt, loose, frontier, upstairsFrontier };
}

/** The door of the neighbour in a direction that faces this spot. */
export function facing(board: Board, spot: Spot, direction: number): Door {
  return board.doors[(spot + STEP[direction]) * 4 + ((direction + 2) & 3)];
}

export function tileOn(board: Board, spot: Spot): PlacedTile | null {
  const index = board.tileAt[spot];
  return index < 0 ? null : board.palace.tiles[index];
}

/** Spots of the tiles that become complete when a tile with these doors is put on a spot, the new one among them. P-4.3 */
export function completedBy(board: Board, spot: Spot, faces: readonly Door[]): Spot[] {
  const completed: Spot[] = [];
  let allConnected = true;
  for (let d = 0; d < 4; d++) {
    if (faces[d] === WALL) continue;
    if (!connect(faces[d], facing(board, spot, d))) {
      allConnected = false;
      continue;
    }
    const neighbour = spot + STEP[d];
    if (board.loose[neighbour] === 1) completed.push(neighbour);
  }
  if (allConnected) completed.push(spot);
  return completed;
}

export function withTile(palace: Palace, tile: PlacedTile): Palace {
  return { ...palace, tiles: [...palace.tiles, tile] };
}

export function placedTile(palace: Palace, tile: TileId): PlacedTile {
  const placed = palace.tiles.find((candidate) => candidate.tile === tile);
  if (!placed) throw new Error(`${tile} is not in the palace`);
  return placed;
}
