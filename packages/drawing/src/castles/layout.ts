import { arcRadius, inset, type Outline, type Point } from './outline.ts';

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The free floor of a room, in pixels. */
export interface Floor {
  readonly corners: readonly Point[];
  readonly middle: Point;
  readonly radius: number; // of a round room, else 0
  readonly bounds: Box;
}

export function floorOf(outline: Outline, margin: number, size: number): Floor {
  const corners = inset(outline, margin).map(([x, y]): Point => [x * size, y * size]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return {
    corners,
    middle: [(outline.width * size) / 2, (outline.height * size) / 2],
    radius: outline.round > 0 ? (arcRadius(outline.round) - margin) * size : 0,
    bounds: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  };
}

/** Where something should go: 0 to 1 across the room's bounds, and across the thing itself. */
export type Aim = readonly [across: number, down: number];

/** The place nearest to the aim where a thing of this size lies on the floor and covers nothing, or none. */
export function fit(floor: Floor, width: number, height: number, aim: Aim, taken: readonly Box[]): Box | null {
  const { bounds } = floor;
  const spareX = bounds.width - width;
  const spareY = bounds.height - height;
  if (spareX < 0 || spareY < 0) return null;
  let best: Box | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const dy of offsets(spareY, aim[1])) {
    // A little heavier downward, so that of two places equally near the one in the right row wins.
    const down = 1.3 * (dy - aim[1] * spareY) ** 2;
    if (down >= shortest) break;
    for (const dx of offsets(spareX, aim[0])) {
      const distance = down + (dx - aim[0] * spareX) ** 2;
      if (distance >= shortest) break;
      const box = { x: bounds.x + dx, y: bounds.y + dy, width, height };
      if (taken.some((other) => cover(box, other)) || !liesOn(floor, box)) continue;
      best = box;
      shortest = distance;
      break;
    }
  }
  return best;
}

/** Steps of about 4 pixels, the nearest to the aim first. */
function offsets(spare: number, aim: number): number[] {
  const steps = Math.max(1, Math.ceil(spare / 4));
  const target = aim * spare;
  return Array.from({ length: steps + 1 }, (_, i) => (spare * i) / steps).sort((a, b) => Math.abs(a - target) - Math.abs(b - target));
}

export function cover(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function liesOn({ corners, middle, radius }: Floor, { x, y, width, height }: Box): boolean {
  const ends: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  if (radius === 0 && corners.length === 4) return true;
  if (radius > 0) return ends.every((end) => Math.hypot(end[0] - middle[0], end[1] - middle[1]) <= radius);
  const swallowed = ([cx, cy]: Point): boolean => cx > x + 0.01 && cx < x + width - 0.01 && cy > y + 0.01 && cy < y + height - 0.01;
  return ends.every((end) => isInside(corners, end)) && !corners.some(swallowed);
}

function isInside(corners: readonly Point[], [x, y]: Point): boolean {
  const slack = 0.01;
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [ax, ay] = corners[i];
    const [bx, by] = corners[j];
    if (onLine(ax, ay, bx, by, x, y, slack)) return true;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function onLine(ax: number, ay: number, bx: number, by: number, x: number, y: number, slack: number): boolean {
  const length = Math.hypot(bx - ax, by - ay);
  const away = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  return away < slack && along > -slack && along < length + slack;
}

const WIDE = /[MWmw@—]/;
const NARROW = /[Iijlt.,:;'’ ]/;

/** Width of a text of size 1, generous enough for the widest of the faces in the stack. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 0.88 : NARROW.test(letter) ? 0.34 : /\p{Lu}/u.test(letter) ? 0.72 : 0.56;
  return width;
}
