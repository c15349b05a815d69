import { type Direction, opposite, type Turns } from '../../common/grid.ts';
import { entranceAt, type PassageObstacle, type PassagePlace, passageObstacle } from '../expansions/passages/passages.ts';
import type { Level, Tile } from '../tiles.ts';
import { type Contacts, contactsAt, joinsWell, levelsDiffer, overlaps } from './collisions.ts';
import { wordsAt } from './drawing.ts';
import { digOn, digSketch, extendOn, sketch } from './extending.ts';
import { openSpaceOf } from './open-space.ts';
import { type Box, boxOf, fitsWindow, grownFrom, hasRoomLeft, type Plan, remember } from './plan.ts';
import { EMPTY, type Form, formsOf, STEP, WINDOW } from './tile-forms.ts';

/**
 * Why a tile may not lie somewhere, in the order in which reasons are given (C-2.1). `window` is the limit of C-1.1, `garden` the rule of the drawbridge
 * (C-11.3); reasons against secret passages come before `enclosed`.
 */
export type Obstacle = 'window' | 'overlap' | 'unconnected' | 'level' | 'stairs' | 'fence' | 'garden' | PassageObstacle | 'enclosed';

/** A place on the plan for a form of a tile, with the secret passages that are dug along with it. */
export interface Place {
  readonly form: Form;
  readonly cell: number;
  readonly passages: readonly PassagePlace[];
}

const NO_PASSAGES: readonly PassagePlace[] = [];

// C-2.1
export function obstacle(plan: Plan, { form, cell, passages }: Place): Obstacle | null {
  if (!fitsWindow(cell, form.width, form.height) || !hasRoomLeft(plan)) return 'window';
  if (overlaps(plan, form, cell)) return 'overlap';
  const found = contactsAt(plan, form, cell);
  if (!found.met && passages.length === 0) return 'unconnected';
  if (found.levelsDiffer) return 'level';
  if (found.stairsMeet) return 'stairs';
  if (found.breaksFence) return 'fence';
  if (leavesGardens(form, found)) return 'garden';
  const problem = passagesObstacle(plan, form, cell, passages);
  if (problem) return problem;
  return leavesExternalEntrance(plan, form, cell, passages) ? null : 'enclosed';
}

/** Only outdoor rooms join the gardens behind the drawbridge, and these join nothing else (C-11.3). */
function leavesGardens({ tile }: Form, { meetsGarden, meetsCastle }: Contacts): boolean {
  return meetsGarden && (meetsCastle || tile.type !== 'outdoor');
}

// C-10.2: each passage joins the new tile with one that was there before
function passagesObstacle(plan: Plan, form: Form, cell: number, passages: readonly PassagePlace[]): PassageObstacle | null {
  if (passages.length === 0) return null;
  const index = plan.rooms.length;
  let sketched = sketch(plan, form, cell);
  for (const passage of passages) {
    const problem = passageObstacle(sketched, passage);
    if (problem) return problem;
    if (!passage.form.ends.some((end) => entranceAt(sketched, passage.cell, end)?.room === index)) return 'passage-end';
    sketched = digSketch(sketched, [passage]);
  }
  return null;
}

export function joins(form: Form, found: Contacts): boolean {
  return !found.levelsDiffer && !found.stairsMeet && !found.breaksFence && !leavesGardens(form, found);
}

/**
 * Some entrance nearly always looks straight out over empty cells to the edge of the drawing board, and nothing new covers them: then there
 * is nothing to explore.
 */
export function leavesExternalEntrance(plan: Plan, form: Form, cell: number, passages: readonly PassagePlace[]): boolean {
  const tile = boxOf(cell, form.width, form.height);
  const dug = passages.map((passage) => boxOf(passage.cell, passage.form.width, passage.form.height));
  if (leavesView(plan, [tile, ...dug])) return true;
  const next = passages.length === 0 ? sketch(plan, form, cell) : digSketch(sketch(plan, form, cell), passages);
  return openSpaceOf(next).external.length > 0;
}

/** Some entrance looks straight out past these boxes. */
export function leavesView(plan: Plan, boxes: readonly Box[]): boolean {
  return viewsOf(plan).some((view) => !boxes.some(({ left, top, right, bottom }) => covers(left, top, right, bottom, view)));
}

function covers(left: number, top: number, right: number, bottom: number, { x, y, side }: FreeView): boolean {
  if (side === 0 || side === 2) return x >= left && x <= right && (side === 0 ? top <= y : bottom >= y);
  return y >= top && y <= bottom && (side === 3 ? left <= x : right >= x);
}

interface FreeView {
  /** The cell in front of the entrance. */
  readonly x: number;
  readonly y: number;
  readonly side: Direction;
}

function viewsOf(plan: Plan): readonly FreeView[] {
  return remember(plan, viewsOf, () => findViews(plan));
}

function findViews({ drawing: { grid }, open, box }: Plan): FreeView[] {
  const views: FreeView[] = [];
  for (const { cell, side } of open) {
    const step = STEP[side];
    const x = (cell + step) % WINDOW;
    const y = (cell + step - x) / WINDOW;
    const steps = side === 0 ? y - box.top : side === 1 ? box.right - x : side === 2 ? box.bottom - y : x - box.left;
    let free = 0;
    while (free <= steps && grid[cell + (free + 1) * step] === EMPTY) free++;
    if (free > steps) views.push({ x, y, side });
  }
  return views;
}

// Which cells were already tried for the form at hand: cheaper than a Set, and never cleared.
const tried = new Uint32Array(WINDOW * WINDOW);
let trial = 0;

function isFirstTry(cell: number): boolean {
  if (tried[cell] === trial) return false;
  tried[cell] = trial;
  return true;
}

export function keyOf(tile: Tile, level: Level | null): string {
  return level === 'down' ? `${tile.id} down` : tile.id;
}

/** Every legal place of a tile on the plan without secret passages, in an order that is stable but means nothing. */
export function placesOf(plan: Plan, tile: Tile, level: Level | null): readonly Place[] {
  const forms = formsOf(tile, level);
  return remember(plan, forms, () => findPlaces(plan, forms));
}

function findPlaces(plan: Plan, forms: readonly Form[]): Place[] {
  const places: Place[] = [];
  for (const form of forms) for (const cell of cellsOf(plan, forms, form.turns)) places.push({ form, cell, passages: NO_PASSAGES });
  return places;
}

/** How many places that is, for whoever wants to draw one of them ... */
export function countPlaces(plan: Plan, tile: Tile, level: Level | null): number {
  const forms = formsOf(tile, level);
  let count = 0;
  for (const { turns } of forms) count += cellsOf(plan, forms, turns).length;
  return count;
}

/** ... and the one with this number, from 0. */
export function placeNumber(plan: Plan, tile: Tile, level: Level | null, number: number): Place {
  const forms = formsOf(tile, level);
  let left = number;
  for (const form of forms) {
    const cells = cellsOf(plan, forms, form.turns);
    if (left < cells.length) return { form, cell: cells[left], passages: NO_PASSAGES };
    left -= cells.length;
  }
  throw new RangeError(`${tile.id} has no place ${number}`);
}

/** Where one turned form of a tile fits. A hallway looks the same after half a turn: what fits one way fits the other. */
export function cellsOf(plan: Plan, forms: readonly Form[], turns: Turns): readonly number[] {
  if (!hasRoomLeft(plan)) return NO_CELLS;
  return cellsFor(plan, forms[turns].tile.twoFaced ? forms[turns % 2] : forms[turns]);
}

const NO_CELLS: readonly number[] = [];

// Whether a form fitted somewhere but for an external entrance, since this was last set to false.
let enclosed = false;

function cellsFor(plan: Plan, form: Form): readonly number[] {
  const { memory } = plan;
  memory.places ??= new Map();
  const known = memory.places.get(form);
  if (known) return known.cells;
  const before = memory.before?.get(form);
  enclosed = false;
  // Where a tile only lacked an external entrance, the new one may have brought it.
  const cells = before && !before.encloses ? cellsStillFree(plan, form, before.cells) : freeCells(plan, form, 0);
  memory.places.set(form, { cells, encloses: enclosed });
  return cells;
}

/** The tile laid last may cover or touch some of the places before it, and its entrances offer new ones. */
function cellsStillFree(plan: Plan, form: Form, before: readonly number[]): number[] {
  const laid = plan.rooms[plan.rooms.length - 1];
  const { left, top, right, bottom } = boxOf(laid.cell, laid.form.width, laid.form.height);
  const views = viewsOf(plan);
  const cells: number[] = [];
  trial++;
  for (const cell of before) {
    const x = cell % WINDOW;
    const y = (cell - x) / WINDOW;
    const apart = x > right + 1 || y > bottom + 1 || x + form.width < left || y + form.height < top;
    tried[cell] = trial;
    if (apart ? leavesExit(plan, form, cell, views) : fits(plan, form, cell, views)) cells.push(cell);
  }
  return addFreeCells(cells, plan, form, plan.rooms.length - 1);
}

function freeCells(plan: Plan, form: Form, fromRoom: number, most = Number.POSITIVE_INFINITY): number[] {
  trial++;
  return addFreeCells([], plan, form, fromRoom, most);
}

/** At the open entrances of this room and those built after it. */
function addFreeCells(cells: number[], plan: Plan, form: Form, fromRoom: number, most = Number.POSITIVE_INFINITY): number[] {
  const views = viewsOf(plan);
  for (const open of plan.open) {
    if (open.room < fromRoom) continue;
    const front = open.cell + STEP[open.side];
    for (const entrance of form.entrances[opposite(open.side)]) {
      if (levelsDiffer(entrance.code, open.code)) continue;
      const cell = front - entrance.offset;
      if (!isFirstTry(cell) || !fits(plan, form, cell, views)) continue;
      cells.push(cell);
      if (cells.length >= most) return cells;
    }
  }
  return cells;
}

/** Whether a tile fits anywhere without passages; stops at the first place. */
export function fitsPlainly(plan: Plan, tile: Tile, level: Level | null): boolean {
  const forms = formsOf(tile, level);
  return remember(plan, forms[0], () => hasRoomLeft(plan) && forms.some((form) => freeCells(plan, form, 0, 1).length > 0));
}

function fits(plan: Plan, form: Form, cell: number, views: readonly FreeView[]): boolean {
  if (!fitsWindow(cell, form.width, form.height) || overlaps(plan, form, cell) || !joinsWell(plan, form, cell)) return false;
  return leavesExit(plan, form, cell, views);
}

function leavesExit(plan: Plan, form: Form, cell: number, views: readonly FreeView[]): boolean {
  const left = cell % WINDOW;
  const top = (cell - left) / WINDOW;
  for (const view of views) if (!covers(left, top, left + form.width - 1, top + form.height - 1, view)) return true;
  if (openSpaceOf(sketch(plan, form, cell)).external.length > 0) return true;
  enclosed = true;
  return false;
}

/** The plan after the tile and its passages are laid. */
export function lay(plan: Plan, { form, cell, passages }: Place): Plan {
  const { grid } = plan.drawing;
  const cells = cellsUnder(form, cell);
  for (const passage of passages) cells.push(...cellsUnder(passage.form, passage.cell));
  const words = wordsAt(grid, cells);
  const next = extendOn(grid, plan, form, cell);
  const laid = passages.length === 0 ? grownFrom(plan, next) : digOn(grid, next, passages);
  plan.drawing.turnsInto(laid.drawing, cells, words);
  return laid;
}

function cellsUnder({ cells }: { readonly cells: ArrayLike<number> }, cell: number): number[] {
  const under: number[] = [];
  for (let i = 0; i < cells.length; i++) under.push(cell + cells[i]);
  return under;
}
