import { BETWEEN_CELL, betweenCellAt } from '@luftschloss/drawing';
import type { Point, ZoomRange } from '../../board/camera.ts';
import type { Position } from './hold.ts';

/** Pixels for each cell from side to side. Steps where more of a room can be read, and some between them. */
export const BETWEEN_RANGE: ZoomRange = {
  least: 18,
  most: 210,
  nearest: 118,
  drawnFor: [18, 22, 26, 31, 36, 42, 49, 57, 63, 69, 76, 84, 92, 99, 110, 122, 140, 165, 190],
};

/** The height of a cell, where its width is 1. */
export const ROW = BETWEEN_CELL.height / BETWEEN_CELL.width;

export function cellOf({ x, y }: Point): Position {
  return betweenCellAt(x * BETWEEN_CELL.width, y * BETWEEN_CELL.width);
}
