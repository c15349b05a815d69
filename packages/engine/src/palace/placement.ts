import { TURNS, type Turns } from '../common/grid.ts';
import { type Board, completedBy, facing } from './board.ts';
import { bothDark, connect, type Door, facesOf } from './doors.ts';
import { joinCost } from './moat.ts';
import { keepsOpenEntrance } from './open-entrance.ts';
import { type Cell, cellOf, EMPTY, inBuildArea, type Spot, spotOf } from './table.ts';
import type { TileId } from './tiles.ts';

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
  const spot = spotOf(x, y);
  if (board.ground[spot] !== EMPTY) return 'occupied';
  return faultOn(board, spot, facesOf(tile, turns), water);
}

/** P-7.2 to P-7.4 for an empty spot of the build area. */
function faultOn(board: Board, spot: Spot, faces: readonly Door[], water: Water): PlacementFault | null {
  let connected = false;
  for (let d = 0; d < 4; d++) {
    const other = facing(board, spot, d);
    if (bothDark(faces[d], other)) return 'dark-ends';
    connected ||= connect(faces[d], other);
  }
  if (!connected) return 'not-connected';
  if (keepsOpenEntrance(board, spot, faces) || mayEndGame(board, spot, faces, water)) return null;
  return 'last-entrance';
}

/** P-7.7: the last open entrance may be shut if the moat of this placement can join the arms. */
export function mayEndGame(board: Board, spot: Spot, faces: readonly Door[], { rate, supply }: Water): boolean {
  const tiles = Math.min(completedBy(board, spot, faces).length * rate, supply);
  return joinCost(board, tiles, spot) <= tiles;
}

const known = new WeakMap<Board, Map<string, readonly Placement[]>>();

/** Every legal placement of a tile, by cell in the order in which the palace has grown, then by turns. */
export function placementsOf(board: Board, tile: TileId, water: Water): readonly Placement[] {
  let byTile = known.get(board);
  if (!byTile) {
    byTile = new Map();
    known.set(board, byTile);
  }
  const key = `${tile} ${water.rate} ${water.supply}`;
  let placements = byTile.get(key);
  if (!placements) {
    placements = [...findPlacements(board, tile, water)];
    byTile.set(key, placements);
  }
  return placements;
}

export function canPlace(board: Board, tile: TileId, water: Water): boolean {
  return !findPlacements(board, tile, water).next().done;
}

function* findPlacements(board: Board, tile: TileId, water: Water): Generator<Placement> {
  for (const spot of board.frontier) {
    for (const turns of TURNS) {
      if (faultOn(board, spot, facesOf(tile, turns), water) === null) yield { ...cellOf(spot), turns };
    }
  }
}
