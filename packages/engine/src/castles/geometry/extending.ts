import { type Direction, opposite } from '../../common/grid.ts';
import type { PassagePlace } from '../expansions/passages/passages.ts';
import { contactsAt, doorsTo, firstOf, neighbourhood, sharedCover } from './collisions.ts';
import { Drawing } from './drawing.ts';
import {
  boxOf,
  COVER_BITS,
  covered,
  coverOf,
  derive,
  joinBoxes,
  type OpenEntrance,
  ownerOf,
  PASSAGE,
  type Plan,
  type PlanRoom,
  showing,
  shownOn,
} from './plan.ts';
import { CUT_EDGE, EMPTY, type Form, FULL, STEP, WINDOW } from './tile-forms.ts';

const scratch = new Int32Array(WINDOW * WINDOW);
/** Nothing that is laid reaches further beyond the castle than this. */
const REACH = 10;
let usedFrom = 0;
let usedTo = 0;
/** The last sketch, as long as taking its tile off again gives back the plan under it. */
let last: { readonly under: Plan; readonly form: Form; readonly cell: number; readonly sketched: Plan } | null = null;

/** The plan with one more tile on a scratch pad, for looking ahead: valid only until the next sketch. */
export function sketch(plan: Plan, form: Form, cell: number): Plan {
  if (last?.under === plan) {
    if (last.form === form && last.cell === cell) return last.sketched;
    takeOff(plan, last.form, last.cell);
  } else copyToScratch(plan);
  last = null;
  const sketched = extendOn(scratch, plan, form, cell);
  last = { under: plan, form, cell, sketched };
  return sketched;
}

function takeOff({ drawing: { grid } }: Plan, { cells }: Form, cell: number): void {
  for (let i = 0; i < cells.length; i++) scratch[cell + cells[i]] = grid[cell + cells[i]];
}

function copyToScratch({ drawing: { grid }, box }: Plan): void {
  scratch.fill(0, usedFrom, usedTo);
  usedFrom = Math.max(0, box.top - REACH) * WINDOW;
  usedTo = Math.min(WINDOW, box.bottom + REACH + 1) * WINDOW;
  scratch.set(grid.subarray(usedFrom, usedTo), usedFrom);
}

/** The plan with one more tile, drawn on this grid. The caller has checked that it may lie there. */
export function extendOn(grid: Int32Array, plan: Plan, form: Form, cell: number): Plan {
  const { links, doors, linked, touches, touched } = neighbourhood(plan, form, cell);
  const index = plan.rooms.length;
  const rooms = plan.rooms.slice();
  let missing = form.entranceCount;
  for (let i = 0; i < linked; i++) missing -= doors[i];
  // Whoever is connected touches as well.
  for (let i = 0; i < touched; i++) {
    const room = touches[i];
    rooms[room] = touchedBy(rooms[room], index, doorsTo(room));
  }
  const garden = plan.drawbridge >= 0 && contactsAt(plan, form, cell).meetsGarden;
  rooms.push({ form, cell, links: firstOf(links, linked), tunnels: NONE, touches: firstOf(touches, touched), missing, garden });
  stamp(grid, form, cell, index + 1);
  const open = stillOpen(plan.open, grid);
  addOpenEntrances(open, grid, form, cell, index);
  return derive(plan, { drawing: new Drawing(grid), rooms, open, box: joinBoxes(plan.box, boxOf(cell, form.width, form.height)) });
}

const NONE: readonly number[] = [];

function touchedBy({ form, cell, links, tunnels, touches, missing, garden }: PlanRoom, index: number, doors: number): PlanRoom {
  return {
    form,
    cell,
    links: doors > 0 ? [...links, index] : links,
    tunnels,
    touches: [...touches, index],
    missing: missing - doors,
    garden,
  };
}

/** A second tile in a cell whose free corner it fits into; the first remains the cell's owner. */
function shared(word: number, cover: number): number {
  return (word & ~COVER_BITS) | sharedCover(coverOf(word), cover);
}

export function stamp(grid: Int32Array, form: Form, cell: number, owner: number): void {
  const { cells, covers, walls, wallSides, wallCodes, cutEdges, cutSides, cutCodes } = form;
  for (let i = 0; i < cells.length; i++) {
    const at = cell + cells[i];
    grid[at] = grid[at] === EMPTY ? covered(covers[i], owner) : shared(grid[at], covers[i]);
  }
  for (let i = 0; i < walls.length; i++) grid[cell + walls[i]] |= showing(wallSides[i], wallCodes[i]);
  for (let i = 0; i < cutEdges.length; i++) grid[cell + cutEdges[i]] |= showing(cutSides[i], cutCodes[i]);
}

export function stillOpen(open: readonly OpenEntrance[], grid: Int32Array): OpenEntrance[] {
  const still: OpenEntrance[] = [];
  for (const entrance of open) if (facesSpace(grid, entrance.cell, entrance.side)) still.push(entrance);
  return still;
}

export function openEntrances(grid: Int32Array, form: Form, cell: number, index: number): OpenEntrance[] {
  const open: OpenEntrance[] = [];
  addOpenEntrances(open, grid, form, cell, index);
  return open;
}

function addOpenEntrances(open: OpenEntrance[], grid: Int32Array, form: Form, cell: number, room: number): void {
  for (const door of form.doors) {
    const side = form.wallSides[door] as Direction;
    const at = cell + form.walls[door];
    if (facesSpace(grid, at, side)) open.push({ room, cell: at, side, code: form.wallCodes[door] });
  }
}

/** What lies across an edge is free: an empty cell, or what a diagonal or a curve leaves. Only the rest blocks an entrance (C-1.8). */
export function facesSpace(grid: Int32Array, cell: number, side: Direction): boolean {
  const across = grid[cell + STEP[side]];
  return across === EMPTY || shownOn(across, opposite(side)) >= CUT_EDGE;
}

/** The plan with secret passages that may lie there (C-10.1): their cells are filled, their two rooms connected. */
export function dig(plan: Plan, passages: readonly PassagePlace[]): Plan {
  return passages.length === 0 ? plan : digOn(plan.drawing.grid.slice(), plan, passages);
}

/** Digs in a sketch without copying it once more. */
export function digSketch(plan: Plan, passages: readonly PassagePlace[]): Plan {
  if (passages.length > 0) last = null;
  return digOn(plan.drawing.grid, plan, passages);
}

export function digOn(grid: Int32Array, plan: Plan, passages: readonly PassagePlace[]): Plan {
  if (passages.length === 0) return plan;
  const rooms = plan.rooms.slice();
  let { box } = plan;
  for (const passage of passages) {
    const [first, second] = passage.form.ends.map(({ offset, side }) => ownerOf(grid[passage.cell + offset + STEP[side]]) - 1);
    join(rooms, first, second);
    join(rooms, second, first);
    for (const offset of passage.form.cells) {
      grid[passage.cell + offset] = covered(FULL, PASSAGE);
    }
    box = joinBoxes(box, boxOf(passage.cell, passage.form.width, passage.form.height));
  }
  return derive(plan, { drawing: new Drawing(grid), rooms, open: stillOpen(plan.open, grid), box });
}

function join(rooms: PlanRoom[], index: number, other: number): void {
  const room = rooms[index];
  rooms[index] = { ...room, links: [...room.links, other], tunnels: [...room.tunnels, other], missing: room.missing - 1 };
}
