import { type Direction, opposite } from '../common/grid.ts';
import {
  COVER_CODES,
  CUT_EDGE,
  EMPTY,
  FENCE,
  FENCED_HALF,
  type Form,
  FULL,
  HALF,
  isEntrance,
  isWall,
  ROUND_3,
  ROUND_5,
  SHARED_OPEN,
  SHARED_SEALED,
  STEP,
  WINDOW,
} from './forms.ts';

/**
 * A castle as the architect sees it: which tile covers which cell, what each side of a cell shows, and how the rooms are joined. Plans never change: adding a
 * tile makes a new one. The game's state holds only the list of tiles; plans are derived from it and cached.
 */
export interface Plan {
  /** `BYTES` for each cell of the window. */
  readonly grid: Uint8Array;
  readonly rooms: readonly PlanRoom[];
  /** Entrances that are not connected and face open space, not a wall. */
  readonly open: readonly OpenEntrance[];
  /** The box around all tiles, in window coordinates. */
  readonly box: Box;
}

export interface PlanRoom {
  readonly form: Form;
  /** Cell of the upper left corner. */
  readonly cell: number;
  /** Connected rooms by index, each once however many doors they share (C-1.5). */
  readonly links: readonly number[];
  /** Adjacent rooms by index. */
  readonly touches: readonly number[];
  /** Entrances still unconnected. */
  readonly missing: number;
}

export interface OpenEntrance {
  readonly room: number;
  readonly cell: number;
  readonly side: Direction;
  readonly code: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Layout of a cell in the grid. */
export const BYTES = 8;
export const COVER = 0;
export const OWNER = 1;
export const SECOND_OWNER = 2;
/** The covers of a cell shared by two tiles, both cut, packed into one byte. */
export const BOTH_COVERS = 3;
export const SIDE = 4;

export const MIDDLE = (WINDOW / 2) * WINDOW + WINDOW / 2;
/** Owners are kept in a byte each. */
const MOST_ROOMS = 250;

const emptyPlan: Plan = {
  grid: new Uint8Array(WINDOW * WINDOW * BYTES),
  rooms: [],
  open: [],
  box: { left: WINDOW, top: WINDOW, right: 0, bottom: 0 },
};

/** The plan of a first tile alone, in the middle of the window. */
export function foundation(form: Form): Plan {
  return extend(emptyPlan, form, MIDDLE);
}

/** Whether the tile stays clear of the outermost ring of the window. */
export function fitsWindow(form: Form, cell: number): boolean {
  const x = cell % WINDOW;
  const y = Math.floor(cell / WINDOW);
  return cell >= 0 && x >= 1 && y >= 1 && x + form.width < WINDOW && y + form.height < WINDOW;
}

export function hasRoomLeft(plan: Plan): boolean {
  return plan.rooms.length < MOST_ROOMS;
}

// C-1.3: which covers may meet in one cell
const SHARES = new Uint8Array(COVER_CODES * COVER_CODES);
for (const [first, second, result] of [
  [HALF, HALF, SHARED_SEALED],
  [HALF, FENCED_HALF, SHARED_SEALED],
  [FENCED_HALF, FENCED_HALF, SHARED_SEALED],
  [HALF, ROUND_5, SHARED_OPEN],
  [FENCED_HALF, ROUND_5, SHARED_OPEN],
  [ROUND_5, ROUND_5, SHARED_OPEN],
  [ROUND_5, ROUND_3, SHARED_OPEN],
]) {
  for (let corner = 0; corner < 4; corner++) {
    const facing = (corner + 2) & 3;
    SHARES[(first + corner) * COVER_CODES + second + facing] = result;
    SHARES[(second + corner) * COVER_CODES + first + facing] = result;
  }
}

function isHalf(cover: number): boolean {
  return cover >= HALF && cover < ROUND_3;
}

export function overlaps(plan: Plan, form: Form, cell: number): boolean {
  const { cells, covers } = form;
  const { grid } = plan;
  for (let i = 0; i < cells.length; i++) {
    const present = grid[(cell + cells[i]) * BYTES];
    if (present !== EMPTY && (covers[i] === FULL || SHARES[present * COVER_CODES + covers[i]] === 0)) return true;
  }
  return false;
}

/** How a tile would meet its neighbours; valid until the next call. */
export interface Meeting {
  /** Connected rooms and through how many doors, in step. */
  readonly links: number[];
  readonly doors: number[];
  readonly touches: number[];
  /** Entrances of the tile that find another's, whether or not they may be joined. */
  met: boolean;
  levelsDiffer: boolean;
  stairsMeet: boolean;
  breaksFence: boolean;
}

const meeting: Meeting = { links: [], doors: [], touches: [], met: false, levelsDiffer: false, stairsMeet: false, breaksFence: false };

/** Looks along the walls of a tile that overlaps nothing. */
export function meet(plan: Plan, form: Form, cell: number): Meeting {
  const { grid } = plan;
  const { walls, wallSides, wallCodes } = form;
  meeting.links.length = 0;
  meeting.doors.length = 0;
  meeting.touches.length = 0;
  meeting.met = false;
  meeting.levelsDiffer = false;
  meeting.stairsMeet = false;
  meeting.breaksFence = false;
  for (let i = 0; i < walls.length; i++) {
    const side = wallSides[i];
    const across = (cell + walls[i] + STEP[side]) * BYTES;
    const other = grid[across + SIDE + ((side + 2) & 3)];
    if (!isWall(other)) continue;
    const code = wallCodes[i];
    const room = grid[across + OWNER] - 1;
    if (code === FENCE || other === FENCE) meeting.breaksFence = true;
    if (!meeting.touches.includes(room)) meeting.touches.push(room);
    if (isEntrance(code) && isEntrance(other)) joinDoors(code, other, room);
  }
  meetDiagonals(plan, form, cell);
  return meeting;
}

// C-1.6: odd codes are on the main level
function joinDoors(code: number, other: number, room: number): void {
  meeting.met = true;
  if (((code ^ other) & 1) === 1) meeting.levelsDiffer = true;
  else if (code > 4 && other > 4) meeting.stairsMeet = true;
  const known = meeting.links.indexOf(room);
  if (known >= 0) meeting.doors[known]++;
  else {
    meeting.links.push(room);
    meeting.doors.push(1);
  }
}

// C-1.4: diagonals touch where two half cells fill one cell
function meetDiagonals(plan: Plan, form: Form, cell: number): void {
  const { cells, covers } = form;
  for (let i = 0; i < cells.length; i++) {
    if (!isHalf(covers[i])) continue;
    const at = (cell + cells[i]) * BYTES;
    const present = plan.grid[at];
    if (!isHalf(present)) continue;
    if (covers[i] >= FENCED_HALF || present >= FENCED_HALF) meeting.breaksFence = true;
    const room = plan.grid[at + OWNER] - 1;
    if (!meeting.touches.includes(room)) meeting.touches.push(room);
  }
}

/** The plan with one more tile. The caller has checked that it may lie there. */
export function extend(plan: Plan, form: Form, cell: number): Plan {
  const { links, doors, touches } = meet(plan, form, cell);
  const index = plan.rooms.length;
  const rooms = plan.rooms.slice();
  let missing = form.entranceCount;
  for (let i = 0; i < links.length; i++) {
    const other = rooms[links[i]];
    rooms[links[i]] = { ...other, links: [...other.links, index], missing: other.missing - doors[i] };
    missing -= doors[i];
  }
  for (const room of touches) rooms[room] = { ...rooms[room], touches: [...rooms[room].touches, index] };
  rooms.push({ form, cell, links: links.slice(), touches: touches.slice(), missing });
  const grid = plan.grid.slice();
  stamp(grid, form, cell, index + 1);
  return { grid, rooms, open: openEntrances(plan, grid, form, cell, index), box: grow(plan.box, form, cell) };
}

function stamp(grid: Uint8Array, form: Form, cell: number, owner: number): void {
  const { cells, covers, walls, wallSides, wallCodes, cutEdges, cutSides, cutCodes } = form;
  for (let i = 0; i < cells.length; i++) {
    const at = (cell + cells[i]) * BYTES;
    const present = grid[at];
    if (present === EMPTY) {
      grid[at] = covers[i];
      grid[at + OWNER] = owner;
    } else {
      grid[at] = SHARES[present * COVER_CODES + covers[i]];
      grid[at + BOTH_COVERS] = (present - HALF) * 16 + covers[i] - HALF;
      grid[at + SECOND_OWNER] = owner;
    }
  }
  for (let i = 0; i < walls.length; i++) grid[(cell + walls[i]) * BYTES + SIDE + wallSides[i]] = wallCodes[i];
  for (let i = 0; i < cutEdges.length; i++) grid[(cell + cutEdges[i]) * BYTES + SIDE + cutSides[i]] = cutCodes[i];
}

function openEntrances(plan: Plan, grid: Uint8Array, form: Form, cell: number, index: number): OpenEntrance[] {
  const open = plan.open.filter((entrance) => facesSpace(grid, entrance.cell, entrance.side));
  for (let i = 0; i < form.walls.length; i++) {
    const side = form.wallSides[i] as Direction;
    const at = cell + form.walls[i];
    if (isEntrance(form.wallCodes[i]) && facesSpace(grid, at, side)) open.push({ room: index, cell: at, side, code: form.wallCodes[i] });
  }
  return open;
}

/** What lies across an edge is free: an empty cell, or what a diagonal or a curve leaves. Only the rest blocks an entrance (C-1.8). */
function facesSpace(grid: Uint8Array, cell: number, side: Direction): boolean {
  const across = (cell + STEP[side]) * BYTES;
  return grid[across] === EMPTY || grid[across + SIDE + opposite(side)] >= CUT_EDGE;
}

function grow(box: Box, form: Form, cell: number): Box {
  const x = cell % WINDOW;
  const y = Math.floor(cell / WINDOW);
  return {
    left: Math.min(box.left, x),
    top: Math.min(box.top, y),
    right: Math.max(box.right, x + form.width - 1),
    bottom: Math.max(box.bottom, y + form.height - 1),
  };
}
