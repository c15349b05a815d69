import { DIRECTIONS, type Direction, STEP_X, STEP_Y } from '../../common/grid.ts';
import { FOYER, HALLWAY, STAIRS } from '../data/tile-ids.ts';
import type { Tile } from '../tiles.ts';

/** How a tile's corner cells are cut (C-1.3). */
export type Cut = 'none' | 'octagon' | 'tower' | 'round' | 'notch';

export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly cut: Cut;
}

/** Corners of a cell or box, clockwise from the north-west. Corner `k` lies between the sides `k` and `k - 1`. */
export type Corner = Direction;

const SHAPES: { readonly [size: number]: Shape } = {
  100: { width: 2, height: 2, cut: 'none' },
  150: { width: 3, height: 3, cut: 'round' },
  200: { width: 4, height: 2, cut: 'none' },
  250: { width: 5, height: 2, cut: 'none' },
  300: { width: 4, height: 4, cut: 'notch' },
  325: { width: 5, height: 5, cut: 'tower' },
  350: { width: 7, height: 2, cut: 'none' },
  400: { width: 4, height: 4, cut: 'none' },
  450: { width: 6, height: 3, cut: 'none' },
  500: { width: 5, height: 5, cut: 'round' },
  600: { width: 7, height: 4, cut: 'octagon' },
};

const BASIC_SHAPES: { readonly [id: string]: Shape } = {
  [FOYER]: { width: 3, height: 3, cut: 'octagon' },
  [HALLWAY]: { width: 6, height: 1, cut: 'none' },
  [STAIRS]: { width: 3, height: 1, cut: 'none' },
};

// C-1.2
export function shapeOf(tile: Pick<Tile, 'id' | 'size'>): Shape {
  return BASIC_SHAPES[tile.id] ?? SHAPES[tile.size];
}

export type CellCut = { readonly kind: 'half' | 'round'; readonly corner: Corner };

export interface ShapeCell {
  readonly x: number;
  readonly y: number;
  /** `null`: the whole cell is covered. */
  readonly cut: CellCut | null;
}

/** An outer unit edge where the tile's wall runs elsewhere: along a diagonal or a curve (C-1.4, C-1.8). */
export interface CutEdge {
  readonly x: number;
  readonly y: number;
  readonly side: Direction;
  /** The corner whose remainder lies behind the edge. */
  readonly corner: Corner;
  /** Whether that remainder is in the edge's own cell, or in the corner cell beside it. */
  readonly own: boolean;
}

export interface Outline {
  readonly cells: readonly ShapeCell[];
  readonly walls: readonly { readonly x: number; readonly y: number; readonly side: Direction }[];
  readonly cutEdges: readonly CutEdge[];
}

export function outlineOf(shape: Shape): Outline {
  const cells: ShapeCell[] = [];
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) {
      if (!isEmpty(shape, x, y)) cells.push({ x, y, cut: cutOf(shape, x, y) });
    }
  }
  const covered = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const walls: Outline['walls'][number][] = [];
  const cutEdges: CutEdge[] = [];
  for (const { x, y, cut } of cells) {
    for (const side of DIRECTIONS) {
      if (covered.has(`${x + STEP_X[side]},${y + STEP_Y[side]}`)) continue;
      if (cut && (side === cut.corner || side === ((cut.corner + 3) & 3))) cutEdges.push({ x, y, side, corner: cut.corner, own: true });
      else if (shape.cut === 'round' && !isMiddle(shape, x, y, side))
        cutEdges.push({ x, y, side, corner: nearestCorner(shape, x, y), own: false });
      else walls.push({ x, y, side });
    }
  }
  return { cells, walls, cutEdges };
}

function isEmpty({ width, height, cut }: Shape, x: number, y: number): boolean {
  if (cut === 'notch') return x >= width / 2 && y < height / 2;
  return cut === 'tower' && isEnd(x, width) && isEnd(y, height);
}

function cutOf(shape: Shape, x: number, y: number): CellCut | null {
  const { width, height, cut } = shape;
  const corner = nearestCorner(shape, x, y);
  if (cut === 'octagon' && isEnd(x, width) && isEnd(y, height)) return { kind: 'half', corner };
  if (cut === 'round' && isEnd(x, width) && isEnd(y, height)) return { kind: 'round', corner };
  if (cut === 'tower' && ((isEnd(x, width) && isNextToEnd(y, height)) || (isNextToEnd(x, width) && isEnd(y, height)))) {
    return { kind: 'half', corner };
  }
  return null;
}

function isEnd(position: number, length: number): boolean {
  return position === 0 || position === length - 1;
}

function isNextToEnd(position: number, length: number): boolean {
  return position === 1 || position === length - 2;
}

function isMiddle({ width }: Shape, x: number, y: number, side: Direction): boolean {
  const middle = (width - 1) / 2;
  return side === 0 || side === 2 ? x === middle : y === middle;
}

function nearestCorner({ width, height }: Shape, x: number, y: number): Corner {
  const west = x < width / 2;
  const north = y < height / 2;
  if (north) return west ? 0 : 1;
  return west ? 3 : 2;
}
