import { DIRECTIONS, type Direction } from '../../common/grid.ts';
import { Drawing } from './drawing.ts';
import { type Form, isEntrance, WINDOW } from './tile-forms.ts';

/**
 * A castle as the architect sees it: which tile covers which cell, what each side of a cell shows, and how the rooms are joined. Plans never change: adding a
 * tile makes a new one. The game's state holds only the list of tiles; plans are derived from it and cached.
 */
export interface Plan {
  /** One word for each cell of the window: how it is covered, by whom, and what its four sides show. */
  readonly drawing: Drawing;
  readonly rooms: readonly PlanRoom[];
  /** Entrances that are not connected and face open space, not a wall. */
  readonly open: readonly OpenEntrance[];
  /** The box around everything that is built, in window coordinates. */
  readonly box: Box;
  readonly moats: number;
  /** Cell of the Barbican's strip with the drawbridge, or -1. */
  readonly drawbridge: number;
  /** What has been found out about this plan; see `remember`. */
  readonly memory: Memory;
}

interface Memory {
  notes: Map<unknown, unknown> | null;
  /** Places of forms on the plan before its last tile was laid, as far as somebody asked: most of them are still there. */
  readonly before: ReadonlyMap<Form, PlainPlaces> | null;
  /** The same for this plan. */
  places: Map<Form, PlainPlaces> | null;
  /** Another plan with the same walls. */
  readonly alike: Plan | null;
}

/** Where a form fits without passages. */
export interface PlainPlaces {
  readonly cells: readonly number[];
  /** Somewhere it would only fit if it left an external entrance. */
  readonly encloses: boolean;
}

export interface PlanRoom {
  readonly form: Form;
  /** Cell of the upper left corner. */
  readonly cell: number;
  /** Connected rooms by index, each once however many doors they share (C-1.5). */
  readonly links: readonly number[];
  /** Those of the links that are secret passages. */
  readonly tunnels: readonly number[];
  /** Adjacent rooms by index. */
  readonly touches: readonly number[];
  /** Entrances still unconnected. */
  readonly missing: number;
  /** Joined to the castle only through the drawbridge (C-11.3). */
  readonly garden: boolean;
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

/** Layout of a cell's word: eight bits of cover, eight of owner, four for each side. An empty cell is 0. */
export const COVER_BITS = 0xff;

export function covered(cover: number, owner: number): number {
  return cover | (owner << 8);
}

export function showing(side: number, code: number): number {
  return code << (16 + 4 * side);
}

export function coverOf(word: number): number {
  return word & COVER_BITS;
}

export function ownerOf(word: number): number {
  return (word >> 8) & 0xff;
}

/** What a cell shows to its neighbour on that side. */
export function shownOn(word: number, side: number): number {
  return (word >> (16 + 4 * side)) & 0xf;
}

/** Owners are room numbers counted from 1, or one of these. */
export const MOAT = 255;
export const PASSAGE = 254;
const MOST_ROOMS = 250;

export const MIDDLE = (WINDOW / 2) * WINDOW + WINDOW / 2;

export const EMPTY_PLAN: Plan = {
  drawing: new Drawing(new Int32Array(WINDOW * WINDOW)),
  rooms: [],
  open: [],
  box: { left: WINDOW, top: WINDOW, right: 0, bottom: 0 },
  moats: 0,
  drawbridge: -1,
  memory: noMemory(),
};

/** A changed plan. It remembers nothing of the old one. */
export function derive(plan: Plan, changes: Partial<Omit<Plan, 'memory'>>): Plan {
  // Field by field: all plans have one shape then, and this is done for every place that is looked at.
  return {
    drawing: changes.drawing ?? plan.drawing,
    rooms: changes.rooms ?? plan.rooms,
    open: changes.open ?? plan.open,
    box: changes.box ?? plan.box,
    moats: changes.moats ?? plan.moats,
    drawbridge: changes.drawbridge ?? plan.drawbridge,
    memory: noMemory(),
  };
}

function noMemory(before: Memory['before'] = null, alike: Plan | null = null): Memory {
  return { notes: null, before, places: null, alike };
}

/** A plan whose rooms are counted otherwise, with everything where it lies. */
export function withRooms(plan: Plan, rooms: Plan['rooms']): Plan {
  return { ...plan, rooms, memory: noMemory(null, plan) };
}

/** A plan to which a tile has just been added remembers where tiles fitted before. */
export function grownFrom(before: Plan, plan: Plan): Plan {
  return { ...plan, memory: noMemory(before.memory.places) };
}

/**
 * Works something out about a plan once. The notes live and die with the plan; weak maps would do the same but cost the garbage collector dearly when there
 * are thousands of plans.
 */
export function remember<T>({ memory }: Plan, key: unknown, work: () => T): T {
  memory.notes ??= new Map();
  const known = memory.notes.get(key);
  if (known !== undefined) return known as T;
  const found = work();
  memory.notes.set(key, found);
  return found;
}

/** The side to which the drawbridge leads, or -1 where there is none. */
export function drawbridgeSide({ drawing, drawbridge }: Plan): Direction | -1 {
  if (drawbridge < 0) return -1;
  return DIRECTIONS.find((side) => isEntrance(shownOn(drawing.grid[drawbridge], side))) ?? -1;
}

/** Whether a box stays clear of the outermost ring of the window (C-1.1). */
export function fitsWindow(cell: number, width: number, height: number): boolean {
  const x = cell % WINDOW;
  const y = Math.floor(cell / WINDOW);
  return cell >= 0 && x >= 1 && y >= 1 && x + width < WINDOW && y + height < WINDOW;
}

export function hasRoomLeft(plan: Plan): boolean {
  return plan.rooms.length < MOST_ROOMS;
}

export function boxOf(cell: number, width: number, height: number): Box {
  const left = cell % WINDOW;
  const top = Math.floor(cell / WINDOW);
  return { left, top, right: left + width - 1, bottom: top + height - 1 };
}

export function joinBoxes(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
