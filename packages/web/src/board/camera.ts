import type { Size } from '../shell/useSize.ts';

/** Where one looks at the drawing board from: which point of it, in cells, is in the middle, and how many pixels a cell has. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** On the board, in cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How near and how far a board can be looked at, in pixels per cell. */
export interface ZoomRange {
  readonly least: number;
  readonly most: number;
  readonly nearest: number; // what fits is never blown up farther than this
  readonly fitted?: number; // nothing is fitted smaller than this: what matters of it is shown instead
  readonly drawnFor: readonly number[]; // scales at which the drawing is made anew; in between it is stretched a little
}

/** For boards of cells that a room covers several of. */
export const CELLS: ZoomRange = { least: 8, most: 84, nearest: 46, drawnFor: [8, 12, 16, 19, 22, 26, 30, 36, 42, 50, 60, 72, 84] };

/** For drawings that come with a size of their own: a cell is one pixel of it. */
export const PIXELS: ZoomRange = {
  least: 0.2,
  most: 2.6,
  nearest: 1.3,
  drawnFor: [0.2, 0.25, 0.28, 0.32, 0.37, 0.42, 0.45, 0.5, 0.56, 0.63, 0.7, 0.78, 0.88, 1, 1.3, 1.7, 2.2],
};

function clamp(scale: number, { least, most }: ZoomRange): number {
  return Math.min(most, Math.max(least, scale));
}

/** Drawings are never shrunk below what they were made for: letters would become too small. */
export function drawnScale(scale: number, { drawnFor }: ZoomRange = CELLS): number {
  return drawnFor.reduce((best, each) => (each <= scale + 0.001 ? each : best), drawnFor[0]);
}

/** Everything in sight, but never nearer than is pleasant; where not everything finds room, the last of what matters, and of the rest as much as can be. */
export function fit(extent: Extent, size: Size, margin = 2.2, range: ZoomRange = CELLS, focus: readonly Extent[] = []): Camera {
  const whole = Math.min(range.nearest, size.width / (extent.width + margin * 2), size.height / (extent.height + margin * 2));
  const scale = clamp(Math.max(range.fitted ?? 0, whole), range);
  const middle = { x: extent.left + extent.width / 2, y: extent.top + extent.height / 2, scale };
  if (scale <= whole) return middle;
  return focus.reduce((camera, part) => within(reveal(camera, part, size), extent, size, margin), middle);
}

/** Never farther out than what there is to see. */
export function within({ x, y, scale }: Camera, { left, top, width, height }: Extent, size: Size, margin: number): Camera {
  const along = (middle: number, from: number, length: number, pixels: number): number => {
    const half = Math.min(pixels / scale / 2, length / 2 + margin);
    return Math.min(from + length + margin - half, Math.max(from - margin + half, middle));
  };
  return { x: along(x, left, width, size.width), y: along(y, top, height, size.height), scale };
}

export function pan({ x, y, scale }: Camera, dx: number, dy: number): Camera {
  return { x: x - dx / scale, y: y - dy / scale, scale };
}

/** Zooms so that the point under the finger stays under the finger. `at` is in pixels from the middle. */
export function zoom(camera: Camera, factor: number, at: Point = { x: 0, y: 0 }, range: ZoomRange = CELLS): Camera {
  const scale = clamp(camera.scale * factor, range);
  return { x: camera.x + at.x / camera.scale - at.x / scale, y: camera.y + at.y / camera.scale - at.y / scale, scale };
}

export function toCells(camera: Camera, at: Point): Point {
  return { x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale };
}

/** Moved as little as is needed to see something; what is larger than the board is seen in its middle. */
export function reveal(camera: Camera, { left, top, width, height }: Extent, size: Size): Camera {
  const along = (middle: number, from: number, length: number, pixels: number): number => {
    const half = pixels / camera.scale / 2;
    if (length >= half * 2) return from + length / 2;
    return Math.min(from + half, Math.max(from + length - half, middle));
  };
  return { ...camera, x: along(camera.x, left, width, size.width), y: along(camera.y, top, height, size.height) };
}

export function union(a: Extent, b: Extent): Extent {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}
