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

export const LEAST_SCALE = 8;
export const MOST_SCALE = 84;

/** Sizes at which the drawing is made anew; in between it is stretched a little. */
const DRAWN_SCALES = [8, 12, 16, 22, 26, 30, 36, 42, 50, 60, 72, 84];

function clampScale(scale: number): number {
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));
}

export function drawnScale(scale: number): number {
  return DRAWN_SCALES.reduce((best, each) => (each <= scale + 0.01 ? each : best), DRAWN_SCALES[0]);
}

/** Everything in sight, but never nearer than is pleasant. */
export function fit(extent: Extent, size: Size, margin = 2.2, nearest = 46): Camera {
  const scale = Math.min(nearest, size.width / (extent.width + margin * 2), size.height / (extent.height + margin * 2));
  return { x: extent.left + extent.width / 2, y: extent.top + extent.height / 2, scale: clampScale(scale) };
}

export function pan({ x, y, scale }: Camera, dx: number, dy: number): Camera {
  return { x: x - dx / scale, y: y - dy / scale, scale };
}

/** Zooms so that the point under the finger stays under the finger. `at` is in pixels from the middle. */
export function zoom(camera: Camera, factor: number, at: { readonly x: number; readonly y: number } = { x: 0, y: 0 }): Camera {
  const scale = clampScale(camera.scale * factor);
  return { x: camera.x + at.x / camera.scale - at.x / scale, y: camera.y + at.y / camera.scale - at.y / scale, scale };
}

export function toCells(camera: Camera, at: { readonly x: number; readonly y: number }): { x: number; y: number } {
  return { x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale };
}

export function union(a: Extent, b: Extent): Extent {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}
