import { Notes } from '../../kernel/index.ts';
import { BELOW_GROUND, FIRST_THRONE, GROUND_UP, IS_OPEN, LEVELS_OF, type RoomNumber, roomNumber, TYPE_OF } from '../data/catalogue.ts';
import type { Attendant } from '../data/specialty.ts';
import type { TileId } from '../data/vocabulary.ts';

export interface PlacedTile {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
}

/** A castle as it is stored and shown. It is never changed, only replaced: measurements of it are remembered. */
export interface Castle {
  readonly throne: TileId;
  /** In the order in which they were placed. */
  readonly tiles: readonly PlacedTile[];
  readonly attendants: readonly Attendant[];
  readonly bonusCards: readonly string[];
}

/** B-3.3: why a tile may not lie somewhere; the first that applies is given. */
export const PLACEMENT_PROBLEMS = ['occupied', 'level', 'not-adjacent', 'unsupported', 'above-open'] as const;
export type PlacementProblem = (typeof PLACEMENT_PROBLEMS)[number];

/**
 * Cells are numbers: 64 to a row, with the throne's left half in the middle. Neighbours need no bounds check: a castle of a game has at most 25 tiles and never
 * reaches the edge, and `REACH` keeps files from it.
 */
export type Cell = number;
const ROW = 64;
const HALF = 32;
export const REACH = 30;
export const UP = ROW;
export const DOWN = -ROW;
export const LEFT = -1;
export const RIGHT = 1;
export const EDGES: readonly number[] = [UP, RIGHT, DOWN, LEFT];
export const AROUND: readonly number[] = [UP + LEFT, UP, UP + RIGHT, LEFT, RIGHT, DOWN + LEFT, DOWN, DOWN + RIGHT];

export function cellAt(x: number, y: number): Cell {
  return (y + HALF) * ROW + x + HALF;
}

export function xOf(cell: Cell): number {
  return columnOf(cell) - HALF;
}

export function yOf(cell: Cell): number {
  return rowOf(cell) - HALF;
}

/** Cells of one column, or of one row, share a number. */
export function columnOf(cell: Cell): number {
  return cell & (ROW - 1);
}

export function rowOf(cell: Cell): number {
  return cell >> 6;
}

/** B-1.2: the throne covers two cells of the ground level. */
export const THRONE_LEFT: Cell = cellAt(0, 0);
export const THRONE_RIGHT: Cell = cellAt(1, 0);
export const GROUND: Cell = cellAt(-HALF, 0);

/** A castle laid out for measuring. Whoever owns a plan may try rooms on it with `build` and `unbuild`. */
export interface Plan {
  readonly grid: Uint8Array;
  readonly throne: RoomNumber;
  /** Cells of the tiles in the order in which they were placed. */
  readonly cells: Cell[];
  /** How many tiles of each type, by type index; the throne is not a tile. */
  readonly tally: Uint8Array;
  /** Cells where something can be built, found on demand. */
  sites: Sites | null;
}

interface Sites {
  readonly upper: readonly Cell[];
  readonly lower: readonly Cell[];
}

export function foundation(throne: TileId): Castle {
  return { throne, tiles: [], attendants: [], bonusCards: [] };
}

const plans = new Notes<Castle, Plan>('plan');

/** The plan of a castle, shared by all callers: a room that is tried on it must be taken away before anybody else looks. */
export function planOf(castle: Castle): Plan {
  let plan = plans.get(castle);
  if (!plan) {
    plan = drawPlan(castle);
    plans.set(castle, plan);
  }
  return plan;
}

/** A plan of one's own to try rooms on. */
export function drawPlan(castle: Castle): Plan {
  const throne = roomNumber(castle.throne);
  const plan: Plan = { grid: new Uint8Array(ROW * ROW), throne, cells: [], tally: new Uint8Array(9), sites: null };
  plan.grid[THRONE_LEFT] = throne;
  plan.grid[THRONE_RIGHT] = throne;
  for (const { tile, x, y } of castle.tiles) build(plan, roomNumber(tile), cellAt(x, y));
  return plan;
}

export function build(plan: Plan, room: RoomNumber, cell: Cell): void {
  plan.grid[cell] = room;
  plan.cells.push(cell);
  plan.tally[TYPE_OF[room]]++;
  plan.sites = null;
}

/** Takes away the room that was built last. */
export function unbuild(plan: Plan): void {
  const cell = plan.cells.pop() ?? 0;
  plan.tally[TYPE_OF[plan.grid[cell]]]--;
  plan.grid[cell] = 0;
  plan.sites = null;
}

export function withTile(castle: Castle, tile: TileId, x: number, y: number): Castle {
  return { ...castle, tiles: [...castle.tiles, { tile, x, y }] };
}

export function withAttendant(castle: Castle, attendant: Attendant): Castle {
  return { ...castle, attendants: [...castle.attendants, attendant] };
}

export function withCard(castle: Castle, card: string): Castle {
  return { ...castle, bonusCards: [...castle.bonusCards, card] };
}

export function isThrone(room: RoomNumber): boolean {
  return room >= FIRST_THRONE;
}

export function isThroneCell(cell: Cell): boolean {
  return cell === THRONE_LEFT || cell === THRONE_RIGHT;
}

function hasNeighbour(plan: Plan, cell: Cell): boolean {
  return EDGES.some((step) => plan.grid[cell + step] !== 0);
}

/** B-3.1 to B-3.3. */
export function placementProblem(plan: Plan, room: RoomNumber, x: number, y: number): PlacementProblem | null {
  const fits = (LEVELS_OF[room] & (y >= 0 ? GROUND_UP : BELOW_GROUND)) !== 0;
  if (Math.abs(x) > REACH || Math.abs(y) > REACH) return fits ? 'not-adjacent' : 'level';
  const cell = cellAt(x, y);
  if (plan.grid[cell] !== 0) return 'occupied';
  if (!fits) return 'level';
  if (!hasNeighbour(plan, cell)) return 'not-adjacent';
  if (y > 0 && plan.grid[cell + DOWN] === 0) return 'unsupported';
  if (IS_OPEN[plan.grid[cell + DOWN]] || (IS_OPEN[room] && plan.grid[cell + UP] !== 0)) return 'above-open';
  return null;
}

/** Every cell where this room may be built. Any castle has one: beside its ground row, or under its lowest room below the throne. */
export function legalCells(plan: Plan, room: RoomNumber): readonly Cell[] {
  plan.sites ??= findSites(plan);
  const { upper, lower } = plan.sites;
  const levels = LEVELS_OF[room];
  if (levels === BELOW_GROUND) return lower;
  const fitting = IS_OPEN[room] ? upper.filter((cell) => plan.grid[cell + UP] === 0) : upper;
  return levels === GROUND_UP ? fitting : [...fitting, ...lower];
}

const mark = new Uint32Array(ROW * ROW);
let stamp = 0;

function findSites(plan: Plan): Sites {
  const upper: Cell[] = [];
  const lower: Cell[] = [];
  stamp++;
  const visit = (built: Cell): void => {
    for (const step of EDGES) {
      const cell = built + step;
      if (plan.grid[cell] !== 0 || mark[cell] === stamp) continue;
      mark[cell] = stamp;
      const below = plan.grid[cell + DOWN];
      if (IS_OPEN[below]) continue;
      if (cell < GROUND) lower.push(cell);
      else if (below !== 0 || cell < GROUND + ROW) upper.push(cell);
    }
  };
  visit(THRONE_LEFT);
  visit(THRONE_RIGHT);
  for (const cell of plan.cells) visit(cell);
  return { upper, lower };
}
