import { BYTES, isEntrance, isWall, openSpaceOf, type Plan, SIDE, STEP, WINDOW } from '@luftschloss/engine/castles';
import { element } from '../svg.ts';
import { at, polygon, straight } from './ink.ts';
import { DOOR_FROM, DOOR_TO, type Door, OUTWARD, type Point } from './outline.ts';
import type { RoomType } from './palette.ts';
import { inkWidth, type Pen, wallWidth } from './pen.ts';

/** What an entrance faces: another's entrance, a wall, the outside, a courtyard, or nothing known (a tile on its own). */
export type EntranceState = 'connected' | 'blocked' | 'external' | 'courtyard' | 'plain';

/** The state of every entrance of a castle, by room and by `x,y,side` within the tile. */
export function entranceStates(plan: Plan): ReadonlyMap<string, EntranceState>[] {
  const external = new Set(openSpaceOf(plan).external.map(({ cell, side }) => `${cell},${side}`));
  return plan.rooms.map(({ form, cell }) => {
    const states = new Map<string, EntranceState>();
    for (let i = 0; i < form.walls.length; i++) {
      if (!isEntrance(form.wallCodes[i])) continue;
      const side = form.wallSides[i];
      const here = cell + form.walls[i];
      const shown = plan.grid[(here + STEP[side]) * BYTES + SIDE + ((side + 2) & 3)];
      const open = external.has(`${here},${side}`) ? 'external' : 'courtyard';
      const state = isEntrance(shown) ? 'connected' : isWall(shown) ? 'blocked' : open;
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
  const attributes = { class: `entrance ${level} ${state}` };
  if (pen.detail === 'far') return element('g', attributes, farGap(place, depth, state, level, pen));
  const { theme } = pen;
  const floor = level === 'down' ? theme.downStep : theme.types[type].light;
  const gap = element('path', { d: quad(place, HALF, -depth, 0), fill: floor });
  const inside = state === 'blocked' ? bricks(place, depth, pen) : level === 'down' ? steps(place, depth, pen) : '';
  return element('g', attributes, gap, inside, posts(place, depth, level, pen));
}

function farGap(place: Place, depth: number, state: EntranceState, level: 'main' | 'down', { theme }: Pen): string {
  const fill = state === 'blocked' ? theme.brick : state === 'connected' ? theme.glow : level === 'down' ? theme.downPost : theme.label;
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
    { class: 'threshold' },
    element('path', {
      d: quad(place, inner + 0.03, -depth - 0.14, depth + 0.14),
      fill: theme.halo,
      opacity: 0.55,
      'stroke-linejoin': 'round',
    }),
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

/** From an external entrance a few flagstones lead away; from one into a courtyard just a step. */
export function pathFragment(door: Door, state: EntranceState, pen: Pen): string {
  if (state !== 'external' && state !== 'courtyard') return '';
  const place = placeOn(door, pen);
  const { theme } = pen;
  if (pen.detail === 'far') {
    if (state === 'courtyard') return '';
    return element('path', {
      d: straight(place(0, 0.1), place(0, 0.5)),
      stroke: theme.path,
      'stroke-width': 2,
      'stroke-dasharray': '2 1.5',
    });
  }
  const stones: readonly (readonly [along: number, outward: number, width: number])[] =
    state === 'courtyard'
      ? [[0, 0.13, 0.26]]
      : [
          [0.02, 0.13, 0.27],
          [-0.05, 0.33, 0.22],
          [0.06, 0.51, 0.19],
          [0.0, 0.67, 0.15],
          [0.07, 0.8, 0.1],
        ];
  const d = stones.map(([along, outward, width]) => flagstone(place, along, outward, width)).join('');
  const style = { fill: theme.paper, stroke: theme.path, 'stroke-width': inkWidth(pen) * 0.8, 'stroke-linejoin': 'round' };
  return element('g', { class: `path ${state}` }, element('path', { d, ...style }));
}

function flagstone(place: Place, along: number, outward: number, width: number): string {
  const h = 0.07;
  return `M${at(place(along - width * 0.8, outward - h))}L${at(place(along + width * 0.9, outward - h * 0.8))}L${at(place(along + width, outward + h * 0.6))}L${at(place(along + width * 0.2, outward + h))}L${at(place(along - width, outward + h * 0.7))}Z`;
}
