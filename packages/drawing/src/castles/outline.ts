import { FENCE, type Form, isEntrance, type Shape, shapeOf, WALL, WINDOW } from '@luftschloss/engine/castles';
import { at } from './ink.ts';

/** Positions in cells, or in pixels where a function says so. */
export type Point = readonly [x: number, y: number];

/** The side of a cell: 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

export const OUTWARD: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The outline of a turned tile: corners clockwise, in cells from its upper left. Every second side of a round room is an arc. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly corners: readonly Point[];
  readonly round: number; // diameter, else 0
}

/** An entrance as drawn: the middle of its unit edge. */
export interface Door {
  readonly x: number; // cell in the tile
  readonly y: number;
  readonly side: Side;
  readonly middle: Point;
  readonly code: number;
}

/** A stretch of wall or fence between two corners or doors. */
export interface Stretch {
  readonly kind: 'wall' | 'fence';
  readonly from: Point;
  readonly to: Point;
  readonly side: number; // of the outline
  readonly starts: boolean; // at a corner of the outline
  readonly ends: boolean;
}

/** Share of a unit edge that an entrance opens. */
export const DOOR_FROM = 0.2;
export const DOOR_TO = 0.8;

// C-1.2, C-1.3
function cornersOf({ width: w, height: h, cut }: Shape): Point[] {
  const box = (...values: number[]): Point[] => values.flatMap((_, i) => (i % 2 ? [] : [[values[i], values[i + 1]] as Point]));
  const middle = (w - 1) / 2;
  switch (cut) {
    case 'none':
      return box(0, 0, w, 0, w, h, 0, h);
    case 'notch':
      return box(0, 0, w / 2, 0, w / 2, h / 2, w, h / 2, w, h, 0, h);
    case 'octagon':
      return box(1, 0, w - 1, 0, w, 1, w, h - 1, w - 1, h, 1, h, 0, h - 1, 0, 1);
    case 'tower':
      return box(2, 0, w - 2, 0, w, 2, w, h - 2, w - 2, h, 2, h, 0, h - 2, 0, 2);
    case 'round':
      return box(...[middle, 0, middle + 1, 0, w, middle, w, middle + 1], ...[middle + 1, h, middle, h, 0, middle + 1, 0, middle]);
  }
}

export function turnPoint([x, y]: Point, width: number, height: number, turns: number): Point {
  if (turns === 1) return [height - y, x];
  if (turns === 2) return [width - x, height - y];
  return turns === 3 ? [y, width - x] : [x, y];
}

export function outlineOf(form: Form): Outline {
  const shape = shapeOf(form.tile);
  const corners = cornersOf(shape).map((corner) => turnPoint(corner, shape.width, shape.height, form.turns));
  return { width: form.width, height: form.height, corners, round: form.round };
}

/** Radius of the arcs: the circle through the ends of the flat edges, which carry a round room's entrances. */
export function arcRadius(diameter: number): number {
  return Math.hypot(0.5, diameter / 2);
}

/** The corners of the same outline moved inward by a distance. */
export function inset({ corners, round, width, height }: Outline, distance: number): Point[] {
  if (round > 0) {
    const flat = round / 2 - distance;
    const half = Math.sqrt(Math.max(0, (arcRadius(round) - distance) ** 2 - flat ** 2));
    const [cx, cy] = [width / 2, height / 2];
    return corners.map(([x, y]) => [
      cx + Math.sign(x - cx) * (Math.abs(x - cx) > 0.6 ? flat : half),
      cy + Math.sign(y - cy) * (Math.abs(y - cy) > 0.6 ? flat : half),
    ]);
  }
  return corners.map((corner, i) => {
    const before = inwardNormal(corners[(i + corners.length - 1) % corners.length], corner);
    const after = inwardNormal(corner, corners[(i + 1) % corners.length]);
    const scale = distance / (1 + before[0] * after[0] + before[1] * after[1]);
    return [corner[0] + (before[0] + after[0]) * scale, corner[1] + (before[1] + after[1]) * scale];
  });
}

/** Clockwise outlines have their inside to the right. */
export function inwardNormal(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}

/** The closed outline in pixels, moved inward by a distance in cells. */
export function outlinePath(outline: Outline, size: number, distance = 0): string {
  const corners = inset(outline, distance).map(([x, y]): Point => [x * size, y * size]);
  if (outline.round === 0) return `M${corners.map(at).join('L')}Z`;
  const radius = (arcRadius(outline.round) - distance) * size;
  let path = `M${at(corners[0])}`;
  for (let i = 1; i <= corners.length; i++) {
    const corner = at(corners[i % corners.length]);
    path += i % 2 === 1 ? `L${corner}` : `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${corner}`;
  }
  return `${path}Z`;
}

export function isArc(outline: Outline, side: number): boolean {
  return outline.round > 0 && side % 2 === 1;
}

function isDiagonal(from: Point, to: Point): boolean {
  return from[0] !== to[0] && from[1] !== to[1];
}

/** What the wall is made of, side by side, and its entrances. */
export function wallOf(form: Form): { readonly stretches: readonly Stretch[]; readonly doors: readonly Door[] } {
  const outline = outlineOf(form);
  const codes = new Map<string, number>();
  for (let i = 0; i < form.walls.length; i++) {
    codes.set(`${form.walls[i] % WINDOW},${Math.floor(form.walls[i] / WINDOW)},${form.wallSides[i]}`, form.wallCodes[i]);
  }
  const stretches: Stretch[] = [];
  const doors: Door[] = [];
  for (const [side, from] of outline.corners.entries()) {
    const to = outline.corners[(side + 1) % outline.corners.length];
    if (isArc(outline, side) || isDiagonal(from, to)) {
      const kind = !isArc(outline, side) && isNorthernDiagonal(form, side) ? 'fence' : 'wall';
      stretches.push({ kind, from, to, side, starts: true, ends: true });
    } else walkSide(from, to, side, codes, stretches, doors);
  }
  return { stretches, doors };
}

// C-1.7: both north diagonals of an outdoor room are fenced
function isNorthernDiagonal({ tile }: Form, side: number): boolean {
  if (tile.type !== 'outdoor') return false;
  const shape = shapeOf(tile);
  const corners = cornersOf(shape);
  return corners[side][1] + corners[(side + 1) % corners.length][1] < shape.height;
}

function walkSide(from: Point, to: Point, side: number, codes: Map<string, number>, stretches: Stretch[], doors: Door[]): void {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const step: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const facing = step[0] > 0 ? 0 : step[1] > 0 ? 1 : step[0] < 0 ? 2 : 3;
  const along = (distance: number): Point => [from[0] + step[0] * distance, from[1] + step[1] * distance];
  let start = 0;
  let kind: Stretch['kind'] = 'wall';
  const close = (end: number): void => {
    if (end > start) stretches.push({ kind, from: along(start), to: along(end), side, starts: start === 0, ends: end === length });
  };
  for (let unit = 0; unit < length; unit++) {
    const middle = along(unit + 0.5);
    const x = Math.floor(middle[0] - OUTWARD[facing][0] * 0.5);
    const y = Math.floor(middle[1] - OUTWARD[facing][1] * 0.5);
    const code = codes.get(`${x},${y},${facing}`) ?? WALL;
    if (isEntrance(code)) {
      close(unit + DOOR_FROM);
      doors.push({ x, y, side: facing, middle, code });
      start = unit + DOOR_TO;
      kind = 'wall';
    } else {
      const next = code === FENCE ? 'fence' : 'wall';
      if (next !== kind) {
        close(unit);
        if (unit > start) start = unit;
        kind = next;
      }
    }
  }
  close(length);
}
