import { type Direction, opposite } from '../../common/grid.ts';
import type { PassagePlace } from '../expansions/passages/passages.ts';
import { meet, sharedCover } from './collisions.ts';
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
import { CUT_EDGE, EMPTY, type Form, FULL, isEntrance, STEP, WINDOW } from './tile-forms.ts';

const scratch = new Int32Array(WINDOW * WINDOW);
/** Nothing that is laid reaches further beyond the castle than this. */
const REACH = 10;
let usedFrom = 0;
let usedTo = 0;

/** The plan with one more tile on a scratch pad, for looking ahead: valid only until the next sketch. */
export function sketch(plan: Plan, form: Form, cell: number): Plan {
  scratch.fill(0, usedFrom, usedTo);
  usedFrom = Math.max(0, plan.box.top - REACH) * WINDOW;
  usedTo = Math.min(WINDOW, plan.box.bottom + REACH + 1) * WINDOW;
  scratch.set(plan.grid.subarray(usedFrom, usedTo), usedFrom);
  return extendOn(scratch, plan, form, cell);
}

/** The plan with one more tile, drawn on this grid. The caller has checked that it may lie there. */
export function extendOn(grid: Int32Array, plan: Plan, form: Form, cell: number): Plan {
  const { links, doors, touches, meetsGarden } = meet(plan, form, cell);
  const index = plan.rooms.length;
  const rooms = plan.rooms.slice();
  let missing = form.entranceCount;
  for (let i = 0; i < links.length; i++) {
    const other = rooms[links[i]];
    rooms[links[i]] = { ...other, links: [...other.links, index], missing: other.missing - doors[i] };
    missing -= doors[i];
  }
  for (const room of touches) rooms[room] = { ...rooms[room], touches: [...rooms[room].touches, index] };
  rooms.push({ form, cell, links: links.slice(), tunnels: [], touches: touches.slice(), missing, garden: meetsGarden });
  stamp(grid, form, cell, index + 1);
  const open = [...stillOpen(plan.open, grid), ...openEntrances(grid, form, cell, index)];
  return derive(plan, { grid, rooms, open, box: joinBoxes(plan.box, boxOf(cell, form.width, form.height)) });
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
  return open.filter((entrance) => facesSpace(grid, entrance.cell, entrance.side));
}

export function openEntrances(grid: Int32Array, form: Form, cell: number, index: number): OpenEntrance[] {
  const open: OpenEntrance[] = [];
  for (let i = 0; i < form.walls.length; i++) {
    const side = form.wallSides[i] as Direction;
    const at = cell + form.walls[i];
    if (isEntrance(form.wallCodes[i]) && facesSpace(grid, at, side)) open.push({ room: index, cell: at, side, code: form.wallCodes[i] });
  }
  return open;
}

/** What lies across an edge is free: an empty cell, or what a diagonal or a curve leaves. Only the rest blocks an entrance (C-1.8). */
export function facesSpace(grid: Int32Array, cell: number, side: Direction): boolean {
  const across = grid[cell + STEP[side]];
  return across === EMPTY || shownOn(across, opposite(side)) >= CUT_EDGE;
}

/** The plan with secret passages that may lie there (C-10.1): their cells are filled, their two rooms connected. */
export function dig(plan: Plan, passages: readonly PassagePlace[]): Plan {
  return passages.length === 0 ? plan : digOn(plan.grid.slice(), plan, passages);
}

/** Digs in a sketch without copying it once more. */
export function digSketch(plan: Plan, passages: readonly PassagePlace[]): Plan {
  return digOn(plan.grid, plan, passages);
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
  return derive(plan, { grid, rooms, open: stillOpen(plan.open, grid), box });
}

function join(rooms: PlanRoom[], index: number, other: number): void {
  const room = rooms[index];
  rooms[index] = { ...room, links: [...room.links, other], tunnels: [...room.tunnels, other], missing: room.missing - 1 };
}
