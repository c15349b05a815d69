import type { Turns } from '../../common/grid.ts';
import type { TileId } from '../data/tiles.ts';
import { type Board, completedBy } from './board.ts';
import { type Cell, type CellIndex, cellIndex, cellOf, EMPTY, inBuildArea, STEP } from './cells.ts';
import { DARK, DOWN, type Door, facesOf, turnedFaces, UP } from './doors.ts';
import { measuredOnce } from './measured.ts';
import { joinCost } from './moat.ts';
import { keepsOpenEntrance } from './open-entrance.ts';

export interface Placement extends Cell {
  readonly turns: Turns;
}

export const PLACEMENT_FAULTS = ['outside', 'occupied', 'not-connected', 'dark-ends', 'last-entrance'] as const;
export type PlacementFault = (typeof PLACEMENT_FAULTS)[number];

/** Moat tiles laid for each completed tile, and those left to lay: only a placement that may end the game depends on them. */
export interface Water {
  readonly rate: number;
  readonly supply: number;
}

export function placementFault(board: Board, tile: TileId, { x, y, turns }: Placement, water: Water): PlacementFault | null {
  if (!inBuildArea({ x, y })) return 'outside';
  const cell = cellIndex(x, y);
  if (board.ground[cell] !== EMPTY) return 'occupied';
  return faultOn(board, cell, facesOf(tile, turns), water);
}

/** P-7.2 to P-7.4 for an empty cell of the build area. Thousands of these are tried in a turn. */
function faultOn(board: Board, cell: CellIndex, faces: readonly Door[], water: Water): PlacementFault | null {
  let shared = 0;
  for (let d = 0; d < 4; d++) shared |= faces[d] & board.doors[(cell + STEP[d]) * 4 + ((d + 2) & 3)];
  if ((shared & DARK) !== 0) return 'dark-ends';
  if ((shared & (UP | DOWN)) === 0) return 'not-connected';
  if (keepsOpenEntrance(board, cell, faces) || mayEndGame(board, cell, faces, water)) return null;
  return 'last-entrance';
}

/** P-7.7: the last open entrance may be shut if the moat of this placement can join the arms. */
function mayEndGame(board: Board, cell: CellIndex, faces: readonly Door[], { rate, supply }: Water): boolean {
  const tiles = Math.min(completedBy(board, cell, faces).length * rate, supply);
  return joinCost(board, tiles, cell) <= tiles;
}

/** A placement as one number, since there are hundreds of them for every tile and most are never looked at. */
export type PlacementCode = number;

export function placementOf(code: PlacementCode): Placement {
  return { ...cellOf(code >> 2), turns: (code & 3) as Turns };
}

const knownPlacements = measuredOnce(() => new Map<string, readonly PlacementCode[]>());

/** Every legal placement of a tile, by cell from the garden outwards, then by turns. */
export function placementsOf(board: Board, tile: TileId, water: Water): readonly PlacementCode[] {
  const known = knownPlacements(board);
  const key = `${tile} ${water.rate} ${water.supply}`;
  let placements = known.get(key);
  if (!placements) {
    placements = findPlacements(board, tile, water, Number.POSITIVE_INFINITY);
    known.set(key, placements);
  }
  return placements;
}

export function canPlace(board: Board, tile: TileId, water: Water): boolean {
  return findPlacements(board, tile, water, 1).length > 0;
}

function findPlacements(board: Board, tile: TileId, water: Water, most: number): PlacementCode[] {
  const found: PlacementCode[] = [];
  const faces = turnedFaces(tile);
  for (const cell of board.frontier) {
    for (let turns = 0; turns < 4; turns++) {
      if (faultOn(board, cell, faces[turns], water) !== null) continue;
      found.push(cell * 4 + turns);
      if (found.length === most) return found;
    }
  }
  return found;
}
