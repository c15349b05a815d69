import { HANGING_OF, hangingIndex, ROOMS, type RoomNumber, roomOf, TYPE_OF, typeIndex } from '../data/catalogue.ts';
import { ATTENDANT_DATA, type Attendant } from '../data/specialty.ts';
import { type Neighbour, REGULAR_TYPES, type Scoring } from '../data/vocabulary.ts';
import {
  AROUND,
  type Castle,
  type Cell,
  cellAt,
  columnOf,
  DOWN,
  EDGES,
  isThrone,
  LEFT,
  type Plan,
  planOf,
  RIGHT,
  THRONE_LEFT,
  THRONE_RIGHT,
  UP,
} from '../geometry/castle.ts';
import { cardPoints } from './bonus-cards.ts';

/** Points of the room in a cell. Fills `causes` with the cells of the rooms that it scores for; the throne appears once, by its left half. */
type Measure = (plan: Plan, cell: Cell, causes: Cell[]) => number;
type ScoringOf<K extends Scoring['kind']> = Extract<Scoring, { kind: K }>;

const STEPS: { readonly [N in Neighbour]: number } = { above: UP, below: DOWN, left: LEFT, right: RIGHT, 'below-2': DOWN + DOWN };

/** B-5.2: one row for each way in which a room can score. */
const MEASURES: { readonly [K in Scoring['kind']]: (scoring: ScoringOf<K>) => Measure } = {
  neighbours: ({ cells, wants, points }) => {
    const type = typeIndex(wants);
    const steps = cells.map((cell) => STEPS[cell]);
    return (plan, cell, causes) => {
      for (const step of steps) if (TYPE_OF[plan.grid[cell + step]] === type) causes.push(roomCell(plan, cell + step));
      return points * causes.length;
    };
  },
  surrounding: ({ wants, points, max }) => {
    const kind = wants === 'any' ? 1 : typeIndex(wants);
    const kinds = wants === 'any' ? IS_ROOM : TYPE_OF;
    return (plan, cell, causes) => {
      around(plan, cell, kinds, kind, causes);
      return Math.min(max, points * causes.length);
    };
  },
  hangings: ({ wants, points }) => {
    const hanging = hangingIndex(wants);
    return (plan, cell, causes) => {
      around(plan, cell, HANGING_OF, hanging, causes);
      return points * causes.length;
    };
  },
  connected: ({ wants, points }) => {
    const type = typeIndex(wants);
    return (plan, cell, causes) => {
      connect(plan, cell, type, causes);
      return points * causes.length;
    };
  },
  anywhere: ({ wants, points }) => {
    const type = typeIndex(wants);
    return (plan, _cell, causes) => {
      if (wants === 'specialty') causes.push(THRONE_LEFT);
      for (const cell of plan.cells) if (TYPE_OF[plan.grid[cell]] === type) causes.push(cell);
      return points * causes.length;
    };
  },
  variety:
    ({ points, otherwise }) =>
    (plan) =>
      hasEveryType(plan) ? points : otherwise,
  column: ({ wants, points }) => columnMeasure(TYPE_OF, typeIndex(wants), points, ANYWHERE),
  'column-above': ({ wants, points }) => columnMeasure(TYPE_OF, typeIndex(wants), points, ABOVE),
  'column-below': ({ points }) => columnMeasure(IS_ROOM, 1, points, BELOW),
  spots: ({ wants, spots, points }) => {
    const types = wants.map(typeIndex);
    const cells = spots.map(({ x, y }) => cellAt(x, y));
    return (plan, _cell, causes) => {
      for (const cell of cells) if (types.includes(TYPE_OF[plan.grid[cell]])) causes.push(cell);
      return points * causes.length;
    };
  },
  flat:
    ({ points }) =>
    () =>
      points,
};

/** B-5.1: the throne is one room wherever it touches. */
function roomCell(plan: Plan, cell: Cell): Cell {
  return isThrone(plan.grid[cell]) ? THRONE_LEFT : cell;
}

const IS_ROOM = TYPE_OF.map((type) => (type === 0 ? 0 : 1));

/** B-5.1: surrounding means the eight neighbouring cells. */
function around(plan: Plan, cell: Cell, kinds: Uint8Array, kind: number, causes: Cell[]): void {
  let throneCounted = false;
  for (let i = 0; i < AROUND.length; i++) {
    const next = cell + AROUND[i];
    const room = plan.grid[next];
    if (kinds[room] !== kind) continue;
    if (!isThrone(room)) causes.push(next);
    else if (!throneCounted) {
      throneCounted = true;
      causes.push(THRONE_LEFT);
    }
  }
}

const seen = new Uint32Array(64 * 64);
let look = 0;
const path: Cell[] = [];

/** B-5.3: everything of the type that a path through that type alone reaches; the path may run on through the throne. */
function connect(plan: Plan, start: Cell, type: number, causes: Cell[]): void {
  look++;
  seen[start] = look;
  path.length = 0;
  path.push(start);
  for (let cell = path.pop(); cell !== undefined; cell = path.pop()) {
    for (const step of EDGES) {
      const next = cell + step;
      if (seen[next] === look || TYPE_OF[plan.grid[next]] !== type) continue;
      seen[next] = look;
      path.push(next);
      causes.push(roomCell(plan, next));
      if (!isThrone(plan.grid[next])) continue;
      const otherHalf = next === THRONE_LEFT ? THRONE_RIGHT : THRONE_LEFT;
      seen[otherHalf] = look;
      path.push(otherHalf);
    }
  }
}

const BELOW = -1;
const ANYWHERE = 0;
const ABOVE = 1;

/** B-5.4: rooms of the same column, whatever gaps lie between; the throne stands in two columns and is one room in each. */
function columnMeasure(kinds: Uint8Array, kind: number, points: number, side: number): Measure {
  return (plan, cell, causes) => {
    const x = columnOf(cell);
    const counts = (other: Cell): boolean =>
      columnOf(other) === x && other !== cell && (other - cell) * side >= 0 && kinds[plan.grid[other]] === kind;
    if (counts(THRONE_LEFT) || counts(THRONE_RIGHT)) causes.push(THRONE_LEFT);
    for (const other of plan.cells) if (counts(other)) causes.push(other);
    return points * causes.length;
  };
}

export function hasEveryType(plan: Plan): boolean {
  for (let type = 1; type <= REGULAR_TYPES.length; type++) if (plan.tally[type] === 0) return false;
  return true;
}

const measureOf: readonly Measure[] = [
  () => 0,
  ...ROOMS.map(({ scoring }) => (MEASURES[scoring.kind] as (scoring: Scoring) => Measure)(scoring)),
];

/** B-5.9: the rows of the score sheet. */
export const CATEGORIES = [...REGULAR_TYPES, 'towers', 'fountains', 'grandFoyers', 'bonusCards', 'attendants', 'throne'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Categories = { readonly [C in Category]: number };

const SPECIALTY_CATEGORIES: { readonly [id: string]: Category } = { tower: 'towers', fountain: 'fountains', 'grand-foyer': 'grandFoyers' };

export function categoryOf(number: RoomNumber): Category {
  const { id, type } = roomOf(number);
  return type === 'specialty' ? (SPECIALTY_CATEGORIES[id] ?? 'throne') : type;
}

export interface RoomScore {
  readonly cell: Cell;
  readonly room: RoomNumber;
  readonly points: number;
  /** Cells of the rooms that it scores for; the throne by its left half. */
  readonly causes: readonly Cell[];
}

export interface CastleScore {
  /** In the order of the castle's tiles. */
  readonly rooms: readonly RoomScore[];
  readonly throne: RoomScore;
  readonly attendants: readonly { readonly attendant: Attendant; readonly points: number; readonly causes: readonly Cell[] }[];
  readonly bonusCards: readonly { readonly card: string; readonly points: number; readonly causes: readonly Cell[] }[];
  readonly categories: Categories;
  readonly total: number;
}

function measured(plan: Plan, cell: Cell): RoomScore {
  const causes: Cell[] = [];
  const room = plan.grid[cell];
  return { cell, room, points: measureOf[room](plan, cell, causes), causes };
}

/** Every point of a castle and where it comes from. */
export function scoreCastle(castle: Castle): CastleScore {
  const plan = planOf(castle);
  const rooms = plan.cells.map((cell) => measured(plan, cell));
  const throne = measured(plan, THRONE_LEFT);
  const attendants = castle.attendants.map((attendant) => {
    const causes: Cell[] = [];
    return { attendant, points: attendantPoints(plan, attendant, causes), causes };
  });
  const bonusCards = castle.bonusCards.map((card) => {
    const causes: Cell[] = [];
    return { card, points: cardPoints(card, plan, castle.attendants.length, causes), causes };
  });
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { room, points } of rooms) categories[categoryOf(room)] += points;
  for (const { points } of attendants) categories.attendants += points;
  for (const { points } of bonusCards) categories.bonusCards += points;
  categories.throne = throne.points;
  return { rooms, throne, attendants, bonusCards, categories, total: Object.values(categories).reduce((sum, points) => sum + points, 0) };
}

/** B-5.6: one point for each room with the attendant's hanging, the throne's own included. */
export function attendantPoints(plan: Plan, attendant: Attendant, causes: Cell[] = []): number {
  const hanging = hangingIndex(ATTENDANT_DATA[attendant].wants);
  if (HANGING_OF[plan.throne] === hanging) causes.push(THRONE_LEFT);
  for (const cell of plan.cells) if (HANGING_OF[plan.grid[cell]] === hanging) causes.push(cell);
  return causes.length;
}

const unread: Cell[] = [];

/** The total alone, on a plan that somebody is trying rooms on: what bots ask thousands of times. */
export function planPoints(plan: Plan, attendants: readonly Attendant[], bonusCards: readonly string[]): number {
  let points = roomPoints(plan, THRONE_LEFT);
  for (const cell of plan.cells) points += roomPoints(plan, cell);
  for (const attendant of attendants) points += attendantPoints(plan, attendant);
  for (const card of bonusCards) points += cardPoints(card, plan, attendants.length);
  return points;
}

/** The points of the room in one cell alone. */
export function roomPoints(plan: Plan, cell: Cell): number {
  unread.length = 0;
  return measureOf[plan.grid[cell]](plan, cell, unread);
}

/** B-5.8: specialty rooms of a castle, its throne counted. */
export function specialtyRooms(castle: Castle): number {
  return 1 + planOf(castle).tally[typeIndex('specialty')];
}
