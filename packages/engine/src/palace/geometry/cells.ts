import { BUILD_AREA, TABLE } from '../data/constants.ts';

/** `x` grows to the right, `y` away from the garden: here, unlike on a plan of the other games, north is up in numbers too. P-2.1 */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * Cells are numbered with a margin of one around table and garden: every neighbour of a cell has a number too, so no walk needs to look for the border.
 */
export type CellIndex = number;

const WIDTH = TABLE.maxX - TABLE.minX + 3;
const GARDEN_ROW = TABLE.minY - 1;
export const CELLS = WIDTH * (TABLE.maxY - GARDEN_ROW + 3);

export function cellIndex(x: number, y: number): CellIndex {
  return (y - GARDEN_ROW + 1) * WIDTH + (x - TABLE.minX + 1);
}

export function cellOf(index: CellIndex): Cell {
  return { x: (index % WIDTH) + TABLE.minX - 1, y: Math.floor(index / WIDTH) + GARDEN_ROW - 1 };
}

/** From a cell to its neighbour in a direction. P-2.1 */
export const STEP: readonly number[] = [WIDTH, 1, -WIDTH, -1];
/** All eight neighbours, clockwise from the north. */
export const AROUND: readonly number[] = [WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1];

export const OUTSIDE = 0;
export const EMPTY = 1;
export const LEFT_LAKE = 2;
export const RIGHT_LAKE = 3;
export const BRIDGE = 4;
export const BUILT = 5;
export const LEFT_MOAT = 6;
export const RIGHT_MOAT = 7;
export const POND = 8;

export const BRIDGE_CELL = cellIndex(0, GARDEN_ROW);

/** P-2.2 */
export function inBuildArea({ x, y }: Cell): boolean {
  return x >= BUILD_AREA.minX && x <= BUILD_AREA.maxX && y >= BUILD_AREA.minY && y <= BUILD_AREA.maxY;
}

/** The table and the garden before anything lies on them. P-2.4 */
export const BARE_GROUND: Uint8Array = new Uint8Array(CELLS);
/** 1 where rooms may be built. */
export const BUILDABLE: Uint8Array = new Uint8Array(CELLS);
/** The ring of the table that only moat may use. */
export const FRAME: readonly CellIndex[] = layOut();

function layOut(): CellIndex[] {
  const frame: CellIndex[] = [];
  for (let x = TABLE.minX; x <= TABLE.maxX; x++) {
    BARE_GROUND[cellIndex(x, GARDEN_ROW)] = x < 0 ? LEFT_LAKE : x > 0 ? RIGHT_LAKE : BRIDGE;
    for (let y = TABLE.minY; y <= TABLE.maxY; y++) {
      const cell = cellIndex(x, y);
      BARE_GROUND[cell] = EMPTY;
      if (inBuildArea({ x, y })) BUILDABLE[cell] = 1;
      else frame.push(cell);
    }
  }
  return frame;
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

export function neighbours(cell: CellIndex): CellIndex[] {
  return STEP.map((step) => cell + step);
}
