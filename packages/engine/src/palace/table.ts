import { BUILD_AREA, TABLE } from './constants.ts';

/** `x` grows to the right, `y` away from the garden: here, unlike on a plan of the other games, north is up in numbers too. P-2.1 */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * A spot is the number of a cell in a field with a margin of one around table and garden, so that every neighbour of a cell of the game has a number and no walk
 * needs to look for the border.
 */
export type Spot = number;

const WIDTH = TABLE.maxX - TABLE.minX + 3;
const GARDEN_ROW = TABLE.minY - 1;
export const SPOTS = WIDTH * (TABLE.maxY - GARDEN_ROW + 3);

export function spotOf(x: number, y: number): Spot {
  return (y - GARDEN_ROW + 1) * WIDTH + (x - TABLE.minX + 1);
}

export function cellOf(spot: Spot): Cell {
  return { x: (spot % WIDTH) + TABLE.minX - 1, y: Math.floor(spot / WIDTH) + GARDEN_ROW - 1 };
}

/** From a spot to its neighbour in a direction. P-2.1 */
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

export const BRIDGE_SPOT = spotOf(0, GARDEN_ROW);

/** P-2.2 */
export function inBuildArea({ x, y }: Cell): boolean {
  return x >= BUILD_AREA.minX && x <= BUILD_AREA.maxX && y >= BUILD_AREA.minY && y <= BUILD_AREA.maxY;
}

/** The table and the garden before anything lies on them. P-2.4 */
export const BARE_GROUND: Uint8Array = new Uint8Array(SPOTS);
/** 1 where rooms may be built. */
export const BUILDABLE: Uint8Array = new Uint8Array(SPOTS);
/** The ring of the table that only moat may use. */
export const FRAME: readonly Spot[] = layOut();

function layOut(): Spot[] {
  const frame: Spot[] = [];
  for (let x = TABLE.minX; x <= TABLE.maxX; x++) {
    BARE_GROUND[spotOf(x, GARDEN_ROW)] = x < 0 ? LEFT_LAKE : x > 0 ? RIGHT_LAKE : BRIDGE;
    for (let y = TABLE.minY; y <= TABLE.maxY; y++) {
      const spot = spotOf(x, y);
      BARE_GROUND[spot] = EMPTY;
      if (inBuildArea({ x, y })) BUILDABLE[spot] = 1;
      else frame.push(spot);
    }
  }
  return frame;
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

export function neighbours(spot: Spot): Spot[] {
  return STEP.map((step) => spot + step);
}
