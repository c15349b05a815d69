import { cellCorner } from '@luftschloss/drawing';
import type { Cell, PalaceView } from '@luftschloss/engine/palace';
import { type Extent, union, type ZoomRange } from '../../board/camera.ts';

/** Pixels per cell. Nearer than `least` every swan can be told from the others. */
export const PALACE_RANGE: ZoomRange = {
  least: 25,
  most: 120,
  nearest: 72,
  drawnFor: [25, 28, 32, 38, 42, 46, 52, 58, 66, 76, 84, 100, 120],
};

/** On a phone the swans must stay readable: never smaller than a finger wants it. */
export const PHONE_RANGE: ZoomRange = { ...PALACE_RANGE, fitted: 40 };

export function boxOf(cell: Cell): Extent {
  const { x, y } = cellCorner(cell);
  return { left: x, top: y, width: 1, height: 1 };
}

/** The lake, and a little of the garden below it; on a phone the buttons of the board lie on it. */
const SHORE = { wide: 1.35, narrow: 2.3 };
const LABEL = 0.6;
const LEAST_HALF = 3;
const LEAST_HEIGHT = 4;

/**
 * What is built with a free cell on every side, the water, and the cells that matter now. A tile can only go beside others, so taking one up moves nothing and
 * has nothing drawn anew.
 */
export function extentOf({ tiles, left, right, ponds }: PalaceView['palace'], others: readonly Cell[], narrow: boolean): Extent {
  const cells = [...left, ...right, ...ponds, ...others];
  const xs = cells.map(({ x }) => x);
  const minX = Math.min(-LEAST_HALF, ...xs, ...tiles.map(({ x }) => x - 1));
  const maxX = Math.max(LEAST_HALF, ...xs, ...tiles.map(({ x }) => x + 1));
  const maxY = Math.max(LEAST_HEIGHT, ...cells.map(({ y }) => y), ...tiles.map(({ y }) => y + 1));
  // Above the topmost cell there is room for what it would score.
  return { left: minX, top: -maxY - LABEL, width: maxX - minX + 1, height: maxY + 1 + LABEL + (narrow ? SHORE.narrow : SHORE.wide) };
}

/** What lies around all of these; `null` for none. */
export function around(cells: readonly Cell[]): Extent | null {
  if (cells.length === 0) return null;
  return cells.map(boxOf).reduce(union);
}
