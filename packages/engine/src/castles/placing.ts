import { type Direction, opposite, type Turns } from '../common/grid.ts';
import { EMPTY, type Form, formsOf, STEP, WINDOW } from './forms.ts';
import { openSpaceOf } from './open-space.ts';
import { BYTES, extend, fitsWindow, hasRoomLeft, type Meeting, meet, overlaps, type Plan } from './plan.ts';
import type { Level, Tile } from './tiles.ts';

/** Why a tile may not lie somewhere, in the order in which reasons are given (C-2.1). `window` is the limit of C-1.1. */
export const OBSTACLES = ['window', 'overlap', 'unconnected', 'level', 'stairs', 'fence', 'enclosed'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** A place on the plan for a form of a tile. */
export interface Place {
  readonly form: Form;
  readonly cell: number;
}

// C-2.1
export function obstacle(plan: Plan, form: Form, cell: number): Obstacle | null {
  if (!fitsWindow(form, cell) || !hasRoomLeft(plan)) return 'window';
  if (overlaps(plan, form, cell)) return 'overlap';
  const found = meet(plan, form, cell);
  if (!found.met) return 'unconnected';
  if (found.levelsDiffer) return 'level';
  if (found.stairsMeet) return 'stairs';
  if (found.breaksFence) return 'fence';
  return leavesExternalEntrance(plan, form, cell) ? null : 'enclosed';
}

function joins({ met, levelsDiffer, stairsMeet, breaksFence }: Meeting): boolean {
  return met && !levelsDiffer && !stairsMeet && !breaksFence;
}

/**
 * Nearly always some entrance looks straight out over empty cells as far as the drawing board goes, which the new tile does not cover: then there is
 * nothing to explore.
 */
function leavesExternalEntrance(plan: Plan, form: Form, cell: number): boolean {
  const left = cell % WINDOW;
  const top = (cell - left) / WINDOW;
  const right = left + form.width - 1;
  const bottom = top + form.height - 1;
  for (const { x, y, side } of viewsOf(plan)) {
    const covered =
      side === 0 || side === 2
        ? x >= left && x <= right && (side === 0 ? top <= y : bottom >= y)
        : y >= top && y <= bottom && (side === 3 ? left <= x : right >= x);
    if (!covered) return true;
  }
  return openSpaceOf(extend(plan, form, cell)).external.length > 0;
}

interface FreeView {
  /** The cell in front of the entrance. */
  readonly x: number;
  readonly y: number;
  readonly side: Direction;
}

const views = new WeakMap<Plan, readonly FreeView[]>();

function viewsOf(plan: Plan): readonly FreeView[] {
  let found = views.get(plan);
  if (!found) {
    found = plan.open
      .filter(({ cell, side }) => looksOut(plan, cell, side))
      .map(({ cell, side }) => ({ x: (cell + STEP[side]) % WINDOW, y: Math.floor((cell + STEP[side]) / WINDOW), side }));
    views.set(plan, found);
  }
  return found;
}

function looksOut({ grid, box }: Plan, cell: number, side: Direction): boolean {
  const x = cell % WINDOW;
  const y = (cell - x) / WINDOW;
  const steps = [y - box.top, box.right - x, box.bottom - y, x - box.left][side];
  for (let i = 1; i <= steps; i++) if (grid[(cell + i * STEP[side]) * BYTES] !== EMPTY) return false;
  return true;
}

// Which (turn, cell) were already tried for the tile at hand: cheaper than a Set, and never cleared.
const tried = new Uint32Array(4 * WINDOW * WINDOW);
let trial = 0;

const placesByPlan = new WeakMap<Plan, Map<string, readonly Place[]>>();

/** Every legal place of a tile on the plan, by turn, then row, then column. */
export function placesOf(plan: Plan, tile: Tile, level: Level | null): readonly Place[] {
  let known = placesByPlan.get(plan);
  if (!known) {
    known = new Map();
    placesByPlan.set(plan, known);
  }
  const key = level === 'down' ? `${tile.id} down` : tile.id;
  let places = known.get(key);
  if (!places) {
    places = findPlaces(plan, formsOf(tile, level));
    known.set(key, places);
  }
  return places;
}

function findPlaces(plan: Plan, forms: readonly Form[]): Place[] {
  const places: Place[] = [];
  if (!hasRoomLeft(plan)) return places;
  trial++;
  for (const form of forms) {
    const first = places.length;
    for (const open of plan.open) {
      const front = open.cell + STEP[open.side];
      for (const entrance of form.entrances[opposite(open.side)]) {
        if (((entrance.code ^ open.code) & 1) === 1) continue;
        const cell = front - entrance.offset;
        const key = (form.turns << 14) | cell;
        if (tried[key] === trial) continue;
        tried[key] = trial;
        if (fits(plan, form, cell)) places.push({ form, cell });
      }
    }
    sortByCell(places, first);
  }
  return places;
}

function fits(plan: Plan, form: Form, cell: number): boolean {
  return fitsWindow(form, cell) && !overlaps(plan, form, cell) && joins(meet(plan, form, cell)) && leavesExternalEntrance(plan, form, cell);
}

function sortByCell(places: Place[], from: number): void {
  if (places.length - from < 2) return;
  const part = places.splice(from);
  part.sort((a, b) => a.cell - b.cell);
  places.push(...part);
}

export function placeAt(tile: Tile, level: Level | null, turns: Turns, cell: number): Place {
  return { form: formsOf(tile, level)[turns], cell };
}
