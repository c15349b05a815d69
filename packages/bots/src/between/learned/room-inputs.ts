import {
  type Cell,
  hangingIndex,
  type Plan,
  ROOM_TYPES,
  ROOMS,
  type Room,
  roomPoints,
  THRONE_LEFT,
  typeIndex,
  yOf,
} from '@luftschloss/engine/between';
import { offsets } from '../../network/offsets.ts';

/** Every way of scoring that can still grow, in the order of the inputs. */
const KINDS = [
  'neighbours',
  'surrounding',
  'hangings',
  'connected',
  'anywhere',
  'variety',
  'column',
  'column-above',
  'column-below',
] as const;
const TYPES = ROOM_TYPES.length;
const HANGINGS = 4;
const ROW = 64;
const BELOW = -ROW;
const GROUND: Cell = THRONE_LEFT & ~(ROW - 1);
const AROUND = [ROW - 1, ROW, ROW + 1, -1, 1, -ROW - 1, -ROW, -ROW + 1];
const STEPS = { above: ROW, below: BELOW, left: -1, right: 1, 'below-2': 2 * BELOW };

const ROOM = offsets({ kind: KINDS.length, type: TYPES, hanging: HANGINGS, any: 1, points: 1, level: 1, open: 1, wanted: 1 });
export const ROOM_INPUTS = ROOM.end;

/** What is the same for a room wherever it lies. */
interface Want {
  /** Index into `KINDS`, or -1 for rooms whose points never change. */
  readonly kind: number;
  /** By index, as the engine counts them; 0 for none. */
  readonly type: number;
  readonly hanging: number;
  readonly any: boolean;
  readonly each: number;
  /** Where the rooms that it wants would have to lie; empty where that is not a question of a few cells. */
  readonly cells: readonly number[];
}

function wantOf({ scoring }: Room): Want {
  const kind = (KINDS as readonly string[]).indexOf(scoring.kind);
  const nothing = { kind, type: 0, hanging: 0, any: false, each: 1, cells: [] };
  switch (scoring.kind) {
    case 'neighbours':
      return { ...nothing, type: typeIndex(scoring.wants), each: scoring.points, cells: scoring.cells.map((cell) => STEPS[cell]) };
    case 'surrounding':
      if (scoring.wants === 'any') return { ...nothing, any: true, each: scoring.points, cells: AROUND };
      return { ...nothing, type: typeIndex(scoring.wants), each: scoring.points, cells: AROUND };
    case 'hangings':
      return { ...nothing, hanging: hangingIndex(scoring.wants), each: scoring.points, cells: AROUND };
    case 'connected':
      return { ...nothing, type: typeIndex(scoring.wants), each: scoring.points, cells: [ROW, 1, BELOW, -1] };
    case 'anywhere':
    case 'column':
    case 'column-above':
      return { ...nothing, type: typeIndex(scoring.wants), each: scoring.points };
    default:
      return nothing;
  }
}

const WANTS: readonly Want[] = [{ kind: -1, type: 0, hanging: 0, any: false, each: 0, cells: [] }, ...ROOMS.map(wantOf)];
const IS_OPEN = Uint8Array.of(0, ...ROOMS.map(({ open }) => (open ? 1 : 0)));
const DOWNSTAIRS = typeIndex('downstairs');
const CORRIDOR = typeIndex('corridor');
const SPECIALTY = typeIndex('specialty');

/** Whether a room of a type might ever lie there; 0 is for any type. */
export function mayHold(plan: Plan, cell: Cell, type: number): boolean {
  if (plan.grid[cell] !== 0 || IS_OPEN[plan.grid[cell + BELOW]] === 1) return false;
  if (type === 0 || type === CORRIDOR || type === SPECIALTY) return true;
  return cell < GROUND === (type === DOWNSTAIRS);
}

/** What rooms ask for, all of them together. */
export interface Demand {
  /** By kind and by type, in points for one more room. */
  readonly types: Float32Array;
  /** By hanging. */
  readonly hangings: Float32Array;
}

export const DEMANDED_TYPES = KINDS.length * TYPES;
export const DEMANDED_HANGINGS = HANGINGS;

/** Writes a row for each room that can still score more, up to `most`, and adds up what they ask for. Gives how many rows there are. */
export function writeRooms(plan: Plan, rows: Float32Array, most: number, demand: Demand): number {
  let count = 0;
  for (const cell of plan.cells) {
    const want = WANTS[plan.grid[cell]];
    if (want.kind < 0) continue;
    const open = openCells(plan, cell, want);
    if (count < most) writeRoom(plan, cell, want, open, rows, ROOM_INPUTS * count++);
    const much = want.cells.length > 0 ? Math.min(2, open) : 1;
    if (want.type > 0) demand.types[want.kind * TYPES + want.type - 1] += (want.each * much) / 4;
    if (want.hanging > 0) demand.hangings[want.hanging - 1] += (want.each * much) / 4;
  }
  return count;
}

function openCells(plan: Plan, cell: Cell, { type, cells }: Want): number {
  let open = 0;
  for (let i = 0; i < cells.length; i++) if (mayHold(plan, cell + cells[i], type)) open++;
  return open;
}

function writeRoom(plan: Plan, cell: Cell, want: Want, open: number, rows: Float32Array, at: number): void {
  rows.fill(0, at, at + ROOM_INPUTS);
  rows[at + ROOM.kind + want.kind] = 1;
  if (want.type > 0) rows[at + ROOM.type + want.type - 1] = 1;
  if (want.hanging > 0) rows[at + ROOM.hanging + want.hanging - 1] = 1;
  if (want.any) rows[at + ROOM.any] = 1;
  rows[at + ROOM.points] = roomPoints(plan, cell) / 4;
  rows[at + ROOM.level] = yOf(cell) / 3;
  rows[at + ROOM.open] = open / 4;
  if (want.type > 0) rows[at + ROOM.wanted] = plan.tally[want.type] / 4;
}
