import type { Turns } from '../../common/grid.ts';
import { Notes, type Seat } from '../../kernel/index.ts';
import type { TileId } from '../data/tiles.ts';
import {
  BARE_GROUND,
  BRIDGE_CELL,
  BUILDABLE,
  BUILT,
  CELLS,
  type Cell,
  type CellIndex,
  cellIndex,
  EMPTY,
  LEFT_MOAT,
  POND,
  RIGHT_MOAT,
  STEP,
} from './cells.ts';
import { BRIDGE_DOOR, connect, DOWN, type Door, facesOf, UP, WALL } from './doors.ts';

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
  /** The next four are parts of it, so that they are copied at once. */
  readonly built: Uint8Array;
  /** Four doors for each cell, by direction. */
  readonly doors: Uint8Array;
  /** One more than the index into the palace's tiles, or 0. */
  readonly tileAt: Uint8Array;
  /** How many entrances of the tile on a cell lead nowhere yet. */
  readonly loose: Uint8Array;
  /** The levels of all entrances that lead to a cell. */
  readonly reached: Uint8Array;
  /** Empty cells of the build area that some entrance leads to. */
  readonly frontier: readonly CellIndex[];
  /** Those of them that an upstairs entrance leads to. */
  readonly upstairsFrontier: readonly CellIndex[];
  /** See `measuredOnce`. Shared by palaces that differ only in which tiles are marked as complete. */
  readonly measured: unknown[];
}

const boards = new Notes<Palace, Board>('board');

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
  for (const { x, y } of palace.left) ground[cellIndex(x, y)] = LEFT_MOAT;
  for (const { x, y } of palace.right) ground[cellIndex(x, y)] = RIGHT_MOAT;
  for (const { x, y } of palace.ponds) ground[cellIndex(x, y)] = POND;
  const parts = partsOf(palace, ground, new Uint8Array(CELLS * 7));
  parts.doors[BRIDGE_CELL * 4] = BRIDGE_DOOR;
  for (let index = 0; index < palace.tiles.length; index++) putDown(parts, index);
  return withFrontier(parts);
}

type Parts = Omit<Board, 'frontier' | 'upstairsFrontier' | 'measured'>;

function partsOf(palace: Palace, ground: Uint8Array, built: Uint8Array): Parts {
  return {
    palace,
    ground,
    built,
    doors: built.subarray(0, CELLS * 4),
    tileAt: built.subarray(CELLS * 4, CELLS * 5),
    loose: built.subarray(CELLS * 5, CELLS * 6),
    reached: built.subarray(CELLS * 6),
  };
}

function putDown({ palace, ground, doors, tileAt, loose, reached }: Parts, index: number): void {
  const { tile, x, y, turns } = palace.tiles[index];
  const cell = cellIndex(x, y);
  const faces = facesOf(tile, turns);
  ground[cell] = BUILT;
  tileAt[cell] = index + 1;
  doors.set(faces, cell * 4);
  for (let d = 0; d < 4; d++) {
    const faced = cell + STEP[d];
    if (faces[d] !== WALL) reached[faced] |= faces[d] & (UP | DOWN);
    if (connect(faces[d], doors[faced * 4 + ((d + 2) & 3)])) loose[faced]--;
    else if (faces[d] !== WALL) loose[cell]++;
  }
}

function withFrontier(parts: Parts): Board {
  const frontier: CellIndex[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (parts.reached[cell] !== 0 && parts.ground[cell] === EMPTY && BUILDABLE[cell] === 1) frontier.push(cell);
  }
  return { ...parts, frontier, upstairsFrontier: upstairs(parts.reached, frontier), measured: [] };
}

function upstairs(reached: Uint8Array, frontier: readonly CellIndex[]): CellIndex[] {
  return frontier.filter((cell) => (reached[cell] & UP) !== 0);
}

/** The new palace differs by its last tile: everything else is taken over instead of being spread out again. */
export function withTile(palace: Palace, tile: PlacedTile): Palace {
  const grown = { ...palace, tiles: [...palace.tiles, tile] };
  const { ground, built } = boardOf(palace);
  const parts = partsOf(grown, ground.slice(), built.slice());
  putDown(parts, palace.tiles.length);
  boards.set(grown, withFrontier(parts));
  return grown;
}

/** Takes a board over to a palace with the same tiles, in which one cell has become water or dry. */
export function registerWater(board: Board, palace: Palace, cell: CellIndex, kind: number): void {
  const ground = board.ground.slice();
  ground[cell] = kind;
  const untouched = board.reached[cell] === 0;
  boards.set(palace, untouched ? { ...board, palace, ground, measured: [] } : withFrontier({ ...board, palace, ground }));
}

/** Completion changes nothing that a board measures. */
export function withCompleted(palace: Palace, done: readonly PlacedTile[]): Palace {
  const tiles = palace.tiles.map((placed) => (done.includes(placed) ? { ...placed, complete: true } : placed));
  const marked = { ...palace, tiles };
  boards.set(marked, { ...boardOf(palace), palace: marked });
  return marked;
}

/** The door of the neighbour in a direction that faces this cell. */
export function facing(board: Board, cell: CellIndex, direction: number): Door {
  return board.doors[(cell + STEP[direction]) * 4 + ((direction + 2) & 3)];
}

export function tileOn(board: Board, cell: CellIndex): PlacedTile | null {
  const number = board.tileAt[cell];
  return number === 0 ? null : board.palace.tiles[number - 1];
}

/** Cells of the tiles that become complete when a tile with these doors is put on a cell, the new one among them. P-4.3 */
export function completedBy(board: Board, cell: CellIndex, faces: readonly Door[]): CellIndex[] {
  const completed: CellIndex[] = [];
  let allConnected = true;
  for (let d = 0; d < 4; d++) {
    if (faces[d] === WALL) continue;
    if (!connect(faces[d], facing(board, cell, d))) {
      allConnected = false;
      continue;
    }
    const neighbour = cell + STEP[d];
    if (board.loose[neighbour] === 1) completed.push(neighbour);
  }
  if (allConnected) completed.push(cell);
  return completed;
}

export function placedTile(palace: Palace, tile: TileId): PlacedTile {
  const placed = palace.tiles.find((candidate) => candidate.tile === tile);
  if (!placed) throw new Error(`${tile} is not in the palace`);
  return placed;
}
