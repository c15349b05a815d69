import { type Direction, facesSpace, isEntrance, openSpaceOf, type Plan, STEP, shownOn, WINDOW } from '@luftschloss/engine/castles';
import { element } from '../common/svg.ts';
import { at, polygon, px, straight } from './ink.ts';
import { DOOR_FROM, DOOR_TO, type Door, OUTWARD, type Point } from './outline.ts';
import type { RoomType } from './palette.ts';
import { inkWidth, type Pen, wallWidth } from './pen.ts';
import { sign } from './signs.ts';

/** What an entrance faces: another's entrance, the end of a secret passage, a wall, the outside, a courtyard, or nothing known (a tile on its own). */
export const ENTRANCE_STATES = ['connected', 'tunnelled', 'blocked', 'external', 'courtyard', 'plain'] as const;
export type EntranceState = (typeof ENTRANCE_STATES)[number];

/** The state of every entrance of a castle, by room and by `x,y,side` within the tile. */
export function entranceStates(plan: Plan, tunnelled: ReadonlySet<string> = new Set()): ReadonlyMap<string, EntranceState>[] {
  const external = new Set(openSpaceOf(plan).external.map(({ cell, side }) => `${cell},${side}`));
  return plan.rooms.map(({ form, cell }) => {
    const states = new Map<string, EntranceState>();
    for (let i = 0; i < form.walls.length; i++) {
      if (!isEntrance(form.wallCodes[i])) continue;
      const side = form.wallSides[i];
      const here = cell + form.walls[i];
      const shown = shownOn(plan.drawing.grid[here + STEP[side]], (side + 2) & 3);
      const open = external.has(`${here},${side}`)
        ? 'external'
        : facesSpace(plan.drawing.grid, here, side as Direction)
          ? 'courtyard'
          : 'blocked';
      const state = isEntrance(shown) ? 'connected' : tunnelled.has(`${here},${side}`) ? 'tunnelled' : open;
      states.set(`${form.walls[i] % WINDOW},${Math.floor(form.walls[i] / WINDOW)},${side}`, state);
    }
    return states;
  });
}

export function doorKey({ x, y, side }: Door): string {
  return `${x},${y},${side}`;
}

/** Even codes of entrances lie on the down level. */
export function isDown({ code }: Door): boolean {
  return code % 2 === 0;
}

/** A door is told by what it faces, and by its level where that is not the main one. */
function doorSign(door: Door, state: EntranceState): { readonly 'data-sign': string } {
  return sign('door', isDown(door) ? `down-${state}` : state);
}

/** Pixels from distances along the edge (from its middle) and outward. */
type Place = (along: number, outward: number) => Point;

function placeOn({ middle, side }: Door, { size }: Pen): Place {
  const [ox, oy] = OUTWARD[side];
  return (along, outward) => [(middle[0] - oy * along + ox * outward) * size, (middle[1] + ox * along + oy * outward) * size];
}

const HALF = (DOOR_TO - DOOR_FROM) / 2;

function quad(place: Place, half: number, inner: number, outer: number): string {
  return polygon([place(-half, inner), place(half, inner), place(half, outer), place(-half, outer)]);
}

/** One entrance of one room: the gap with its two posts, bricked up where it faces a wall. */
export function entranceFragment(door: Door, state: EntranceState, type: RoomType, pen: Pen): string {
  const place = placeOn(door, pen);
  const depth = wallWidth(pen);
  const level = isDown(door) ? 'down' : 'main';
  const attributes = { class: `entrance ${level} ${state}`, ...doorSign(door, state) };
  if (pen.detail === 'far') return element('g', attributes, farGap(place, depth, state, level, pen));
  const { theme } = pen;
  const floor = level === 'down' ? theme.downStep : theme.types[type].light;
  const gap = element('path', { d: quad(place, HALF, -depth, 0), fill: floor });
  const inside = state === 'blocked' ? bricks(place, depth, pen) : level === 'down' ? steps(place, depth, pen) : '';
  return element('g', attributes, gap, inside, posts(place, depth, level, pen));
}

function farGap(place: Place, depth: number, state: EntranceState, level: 'main' | 'down', { theme }: Pen): string {
  const fill =
    state === 'blocked'
      ? theme.brick
      : state === 'connected' || state === 'tunnelled'
        ? theme.glow
        : level === 'down'
          ? theme.downPost
          : theme.label;
  return element('path', { d: quad(place, HALF, -depth, 0.03), fill, stroke: theme.ink, 'stroke-width': 0.5 });
}

function posts(place: Place, depth: number, level: 'main' | 'down', pen: Pen): string {
  const { theme } = pen;
  const reach = 0.055;
  const post = (along: number): string =>
    polygon([place(along - reach, -depth - 0.03), place(along + reach, -depth - 0.03), place(along + reach, 0), place(along - reach, 0)]);
  return element('path', {
    d: post(-HALF) + post(HALF),
    fill: level === 'down' ? theme.downPost : theme.post,
    stroke: theme.ink,
    'stroke-width': inkWidth(pen) * 0.8,
    'stroke-linejoin': 'round',
  });
}

/** Down level: treads across the threshold. */
function steps(place: Place, depth: number, pen: Pen): string {
  let d = '';
  for (let i = -1; i <= 1; i++) d += straight(place(i * 0.12, -depth), place(i * 0.12, 0));
  return element('path', { d, fill: 'none', stroke: pen.theme.ink, 'stroke-width': inkWidth(pen) * 0.6, opacity: 0.8 });
}

function bricks(place: Place, depth: number, pen: Pen): string {
  const { theme } = pen;
  const middle = -depth / 2;
  let d = straight(place(-HALF, middle), place(HALF, middle));
  for (const along of [-0.1, 0.1]) d += straight(place(along, -depth), place(along, middle));
  for (const along of [-0.2, 0, 0.2]) d += straight(place(along, middle), place(along, 0));
  return (
    element('path', { d: quad(place, HALF, -depth, 0), fill: theme.brick, stroke: theme.ink, 'stroke-width': inkWidth(pen) * 0.5 }) +
    element('path', { d, fill: 'none', stroke: theme.mortar, 'stroke-width': Math.max(0.7, pen.size * 0.022) })
  );
}

/** A connected pair, drawn once for both rooms: light on one common threshold. */
export function thresholdFragment(door: Door, pen: Pen): string {
  const place = placeOn(door, pen);
  const depth = wallWidth(pen);
  const { theme } = pen;
  if (pen.detail === 'far') return '';
  const inner = HALF - 0.055;
  const down = isDown(door);
  const line = down
    ? straight(place(-inner, 0), place(inner, 0)) + straight(place(0, -depth), place(0, depth))
    : straight(place(0, -depth * 0.6), place(0, depth * 0.6));
  return element(
    'g',
    { class: 'threshold', ...doorSign(door, 'connected') },
    glowAround(door, pen),
    element('path', { d: quad(place, inner, -depth, depth), fill: theme.glow }),
    element('path', {
      d: line,
      fill: 'none',
      stroke: theme.name === 'day' ? '#a8761c' : '#7a5410',
      'stroke-width': inkWidth(pen) * 0.7,
      opacity: 0.8,
    }),
  );
}

function glowAround({ middle, side }: Door, { size, prefix }: Pen): string {
  const across = side === 1 || side === 3;
  const [rx, ry] = across ? [0.52, 0.4] : [0.4, 0.52];
  return element('ellipse', { cx: middle[0] * size, cy: middle[1] * size, rx: rx * size, ry: ry * size, fill: `url(#${prefix}glow)` });
}

/** Light and paths that the entrances of a document share. */
export function entranceDefs(pen: Pen): string {
  const { prefix, theme } = pen;
  const stop = (offset: number, opacity: number): string => element('stop', { offset, 'stop-color': theme.halo, 'stop-opacity': opacity });
  return element('radialGradient', { id: `${prefix}glow` }, stop(0, 0.95), stop(0.45, 0.6), stop(1, 0)) + pathDefs(pen);
}

/** From an external entrance stepping stones lead away; from one into a courtyard just a step. */
export function pathFragment(door: Door, state: EntranceState, { size, prefix, detail }: Pen): string {
  const { middle, side } = door;
  if (state !== 'external' && (state !== 'courtyard' || detail === 'far')) return '';
  const transform = `translate(${px(middle[0] * size)} ${px(middle[1] * size)})${side === 0 ? '' : ` rotate(${side * 90})`}`;
  const marks = { class: `path ${state}`, ...doorSign(door, state) };
  return element('use', { ...marks, href: `#${prefix}${state === 'external' ? 'path' : 'step'}`, transform });
}

/** A winding way that gets lost in the paper. */
const STEPPING_STONES: readonly (readonly [along: number, outward: number, width: number])[] = [
  [0.01, 0.12, 0.2],
  [-0.1, 0.3, 0.14],
  [0.11, 0.39, 0.12],
  [-0.03, 0.53, 0.12],
  [0.12, 0.66, 0.09],
  [0.0, 0.78, 0.08],
  [0.1, 0.9, 0.05],
];

/** The way out of an entrance that faces north, which all the others turn. */
function pathDefs(pen: Pen): string {
  const { theme, size, prefix } = pen;
  if (pen.detail === 'far') {
    const d = straight([0, -0.1 * size], [0, -0.5 * size]);
    return element('path', { id: `${prefix}path`, d, stroke: theme.path, 'stroke-width': 2, 'stroke-dasharray': '2 1.5' });
  }
  const style = { fill: theme.paper, stroke: theme.path, 'stroke-width': inkWidth(pen) * 0.8, 'stroke-linejoin': 'round' };
  const stones = STEPPING_STONES.map(([along, outward, width]) => steppingStone(along, outward, width, size));
  return (
    element('path', { id: `${prefix}step`, d: stones[0], ...style }) +
    element('path', { id: `${prefix}path`, d: stones.join(''), ...style })
  );
}

function steppingStone(along: number, outward: number, width: number, size: number): string {
  const height = Math.min(0.075, width * 0.62);
  const point = (x: number, y: number): string => at([(along + x * width) * size, -(outward + y * height) * size]);
  return `M${point(-1, 0.1)}Q${point(-0.9, -0.9)} ${point(-0.1, -1)}Q${point(0.95, -1)} ${point(1, -0.1)}Q${point(0.95, 0.9)} ${point(0.2, 1)}Q${point(-0.95, 1)} ${point(-1, 0.1)}Z`;
}
