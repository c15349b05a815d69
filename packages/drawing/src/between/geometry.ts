import { type Coin, coinIn, HEIGHT, WIDTH } from './room.ts';

/** Where things lie in `betweenCastleFragment`, in units of the drawing: the ground is y = 0, the throne begins at x = 0. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A tile covers one cell of this size. */
export const BETWEEN_CELL: { readonly width: number; readonly height: number } = { width: WIDTH, height: HEIGHT };

/** `y` grows upward in the rules and downward in drawings. */
export function betweenCellBox(x: number, y: number, cells = 1): Box {
  return { left: x * WIDTH, top: -(y + 1) * HEIGHT, width: WIDTH * cells, height: HEIGHT };
}

/** The cell that a point of the drawing lies in. */
export function betweenCellAt(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: Math.floor(x / WIDTH), y: Math.ceil(-y / HEIGHT) - 1 };
}

/** Where the points of a room stand, from its upper left corner; `null` where they are too small to be written. */
export function betweenCoin(cells: number, scale: number): Coin | null {
  return coinIn(WIDTH * cells, scale);
}
