import { castleDefs, castleFragment, penFor, picturesOf, roomFragment, type ThemeName } from '@luftschloss/drawing';
import { type Castle, formsOf, type Level, planOf, positionOf, scoreCastle, type Turns, tileOf, WINDOW } from '@luftschloss/engine/castles';
import type { Extent } from './camera.ts';

export interface DrawnCastle {
  readonly svg: string; // painted at the origin of `extent`
  readonly extent: Extent; // in the castle's own cells
  readonly size: number; // pixels per cell
}

const pointsKept = new WeakMap<Castle, readonly number[]>();

/** What each room scored when it was placed. */
export function pointsOf(castle: Castle): readonly number[] {
  let points = pointsKept.get(castle);
  if (!points) {
    points = scoreCastle(castle).steps.map((step) => step.points);
    pointsKept.set(castle, points);
  }
  return points;
}

/** The box around a castle, in its own cells. */
export function extentOfCastle(castle: Castle): Extent {
  const { left, top, right, bottom } = planOf(castle).box;
  const { x, y } = positionOf(castle, left + top * WINDOW);
  return { left: x, top: y, width: right - left + 1, height: bottom - top + 1 };
}

export function drawnCastle(castle: Castle, size: number, theme: ThemeName, prefix: string): DrawnCastle {
  const pen = penFor({ cellSize: size, theme, prefix });
  const picture = picturesOf(castle, pointsOf(castle));
  const svg = `<defs>${castleDefs(pen)}</defs>${castleFragment(picture, pen)}`;
  return { svg, size, extent: extentOfCastle(castle) };
}

/** A room alone, with its upper left corner at the origin. */
export function drawnRoom(tile: string, r: Turns, level: Level | null, size: number, theme: ThemeName, prefix: string): string {
  return roomFragment({ form: formsOf(tileOf(tile), level)[r], x: 0, y: 0 }, penFor({ cellSize: size, theme, prefix }));
}

/** A castle at a glance, in a picture of its own that scales with its frame. */
export function miniature(castle: Castle, theme: ThemeName, prefix: string, size = 12, margin = 0.8): string {
  const { svg, extent } = drawnCastle(castle, size, theme, prefix);
  const width = (extent.width + margin * 2) * size;
  const height = (extent.height + margin * 2) * size;
  const shift = margin * size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-shift} ${-shift} ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`;
}
