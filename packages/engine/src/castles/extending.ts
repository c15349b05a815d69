import { type Direction, opposite } from '../common/grid.ts';
import { CUT_EDGE, EMPTY, type Form, FULL, HALF, isEntrance, STEP, WINDOW } from './forms.ts';
import { meet, sharedCover } from './meeting.ts';
import type { PassagePlace } from './passages.ts';
import {
  BOTH_COVERS,
  BYTES,
  boxOf,
  derive,
  joinBoxes,
  type OpenEntrance,
  OWNER,
  PASSAGE,
  type Plan,
  type PlanRoom,
  SECOND_OWNER,
  SIDE,
} from './plan.ts';

const scratch = new Uint8Array(WINDOW * WINDOW * BYTES);
const ROW = WINDOW * BYTES;
/** Nothing that is laid reaches further beyond the castle than this. */
const REACH = 10;
let usedFrom = 0;
let usedTo = 0;

/** The plan with one more tile on a scratch pad, for looking ahead: valid only until the next sketch. */
export function sketch(plan: Plan, form: Form, cell: number): Plan {
  scratch.fill(0, usedFrom, usedTo);
  usedFrom = Math.max(0, plan.box.top - REACH) * ROW;
  usedTo = Math.min(WINDOW, plan.box.bottom + REACH + 1) * ROW;
  scratch.set(plan.grid.subarray(usedFrom, usedTo), usedFrom);
  return extendOn(scratch, plan, form, cell);
}

/** The plan with one more tile, drawn on this grid. The caller has checked that it may lie there. */
export function extendOn(grid: Uint8Array, plan: Plan, form: Form, cell: number): Plan {
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

export function stamp(grid: Uint8Array, form: Form, cell: number, owner: number): void {
  const { cells, covers, walls, wallSides, wallCodes, cutEdges, cutSides, cutCodes } = form;
  for (let i = 0; i < cells.length; i++) {
    const at = (cell + cells[i]) * BYTES;
    const present = grid[at];
    if (present === EMPTY) {
      grid[at] = covers[i];
      grid[at + OWNER] = owner;
    } else {
      grid[at] = sharedCover(present, covers[i]);
      grid[at + BOTH_COVERS] = (present - HALF) * 16 + covers[i] - HALF;
      grid[at + SECOND_OWNER] = owner;
    }
  }
  for (let i = 0; i < walls.length; i++) grid[(cell + walls[i]) * BYTES + SIDE + wallSides[i]] = wallCodes[i];
  for (let i = 0; i < cutEdges.length; i++) grid[(cell + cutEdges[i]) * BYTES + SIDE + cutSides[i]] = cutCodes[i];
}

export function stillOpen(open: readonly OpenEntrance[], grid: Uint8Array): OpenEntrance[] {
  return open.filter((entrance) => facesSpace(grid, entrance.cell, entrance.side));
}

export function openEntrances(grid: Uint8Array, form: Form, cell: number, index: number): OpenEntrance[] {
  const open: OpenEntrance[] = [];
  for (let i = 0; i < form.walls.length; i++) {
    const side = form.wallSides[i] as Direction;
    const at = cell + form.walls[i];
    if (isEntrance(form.wallCodes[i]) && facesSpace(grid, at, side)) open.push({ room: index, cell: at, side, code: form.wallCodes[i] });
  }
  return open;
}

/** What lies across an edge is free: an empty cell, or what a diagonal or a curve leaves. Only the rest blocks an entrance (C-1.8). */
export function facesSpace(grid: Uint8Array, cell: number, side: Direction): boolean {
  const across = (cell + STEP[side]) * BYTES;
  return grid[across] === EMPTY || grid[across + SIDE + opposite(side)] >= CUT_EDGE;
}

/** The plan with secret passages that may lie there (C-10.1): their cells are filled, their two rooms connected. */
export function dig(plan: Plan, passages: readonly PassagePlace[]): Plan {
  return passages.length === 0 ? plan : digOn(plan.grid.slice(), plan, passages);
}

/** Digs in a sketch without copying it once more. */
export function digSketch(plan: Plan, passages: readonly PassagePlace[]): Plan {
  return digOn(plan.grid, plan, passages);
}

export function digOn(grid: Uint8Array, plan: Plan, passages: readonly PassagePlace[]): Plan {
  if (passages.length === 0) return plan;
  const rooms = plan.rooms.slice();
  let { box } = plan;
  for (const passage of passages) {
    const [first, second] = passage.form.ends.map(({ offset, side }) => grid[(passage.cell + offset + STEP[side]) * BYTES + OWNER] - 1);
    join(rooms, first, second);
    join(rooms, second, first);
    for (const offset of passage.form.cells) {
      grid[(passage.cell + offset) * BYTES] = FULL;
      grid[(passage.cell + offset) * BYTES + OWNER] = PASSAGE;
    }
    box = joinBoxes(box, boxOf(passage.cell, passage.form.width, passage.form.height));
  }
  return derive(plan, { grid, rooms, open: stillOpen(plan.open, grid), box });
}

function join(rooms: PlanRoom[], index: number, other: number): void {
  const room = rooms[index];
  rooms[index] = { ...room, links: [...room.links, other], tunnels: [...room.tunnels, other], missing: room.missing - 1 };
}
