import { TYPE_OF, typeIndex } from '../data/catalogue.ts';
import { type Position, REGULAR_TYPES, type RoomType } from '../data/vocabulary.ts';
import { AROUND, type Cell, cellAt, columnOf, EDGES, type Plan, rowOf, THRONE_LEFT, THRONE_RIGHT, yOf } from '../geometry/castle.ts';

/** What a bonus card counts. */
export type CardRule =
  | { readonly kind: 'distinct-types' }
  | { readonly kind: 'attendants' }
  | { readonly kind: 'per-type'; readonly wants: RoomType }
  | { readonly kind: 'levels'; readonly from: number; readonly to: number }
  | { readonly kind: 'height' }
  | { readonly kind: 'width' }
  | { readonly kind: 'enclosed'; readonly sides: 4 | 8 }
  | { readonly kind: 'types-around-throne'; readonly spots: readonly Position[] }
  | { readonly kind: 'spaces-around-throne' }
  | { readonly kind: 'type-sets'; readonly atLeast: number };

export type BonusCard = CardRule & { readonly points: number };

const BESIDE_THRONE: readonly Position[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: -1, y: 0 },
  { x: 2, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** B-5.7 */
export const BONUS_CARDS: { readonly [id: string]: BonusCard } = {
  'all-types': { kind: 'distinct-types', points: 1 },
  attendants: { kind: 'attendants', points: 4 },
  food: { kind: 'per-type', wants: 'food', points: 2 },
  living: { kind: 'per-type', wants: 'living', points: 2 },
  utility: { kind: 'per-type', wants: 'utility', points: 2 },
  outdoor: { kind: 'per-type', wants: 'outdoor', points: 2 },
  sleeping: { kind: 'per-type', wants: 'sleeping', points: 2 },
  corridor: { kind: 'per-type', wants: 'corridor', points: 2 },
  downstairs: { kind: 'per-type', wants: 'downstairs', points: 2 },
  specialty: { kind: 'per-type', wants: 'specialty', points: 2 },
  'below-ground': { kind: 'levels', from: Number.NEGATIVE_INFINITY, to: -1, points: 1 },
  'level-3-up': { kind: 'levels', from: 2, to: Number.POSITIVE_INFINITY, points: 1 },
  height: { kind: 'height', points: 1 },
  width: { kind: 'width', points: 1 },
  'enclosed-8': { kind: 'enclosed', sides: 8, points: 3 },
  'enclosed-4': { kind: 'enclosed', sides: 4, points: 2 },
  'throne-types': { kind: 'types-around-throne', spots: BESIDE_THRONE, points: 2 },
  'throne-spaces': { kind: 'spaces-around-throne', points: 1 },
  'sets-of-5': { kind: 'type-sets', atLeast: 5, points: 4 },
  'sets-of-3': { kind: 'type-sets', atLeast: 3, points: 2 },
};

export const BONUS_CARD_IDS: readonly string[] = Object.keys(BONUS_CARDS);

type RuleOf<K extends CardRule['kind']> = Extract<CardRule, { kind: K }>;

/** B-5.7: how many times a card scores; one row for each kind. Fills `causes` with the rooms that it counts, where it counts rooms. */
const COUNTS: { readonly [K in CardRule['kind']]: (rule: RuleOf<K>, plan: Plan, attendants: number, causes: Cell[]) => number } = {
  'distinct-types': (_rule, plan) => distinctRooms(plan),
  attendants: (_rule, _plan, attendants) => attendants,
  'per-type': ({ wants }, plan, _attendants, causes) => {
    const type = typeIndex(wants);
    if (wants === 'specialty') causes.push(THRONE_LEFT);
    for (const cell of plan.cells) if (TYPE_OF[plan.grid[cell]] === type) causes.push(cell);
    return causes.length;
  },
  levels: ({ from, to }, plan, _attendants, causes) => {
    for (const cell of plan.cells) if (yOf(cell) >= from && yOf(cell) <= to) causes.push(cell);
    return causes.length;
  },
  height: (_rule, plan) => new Set([THRONE_LEFT, ...plan.cells].map(rowOf)).size,
  width: (_rule, plan) => new Set([THRONE_LEFT, THRONE_RIGHT, ...plan.cells].map(columnOf)).size,
  enclosed: ({ sides }, plan, _attendants, causes) => enclosedRooms(plan, sides === 8 ? AROUND : EDGES, causes),
  'types-around-throne': ({ spots }, plan) => regularTypesAt(plan, spots),
  'spaces-around-throne': (_rule, plan, _attendants, causes) => {
    for (const cell of throneSurroundings(AROUND)) if (plan.grid[cell] !== 0) causes.push(cell);
    return causes.length;
  },
  'type-sets': ({ atLeast }, plan) => REGULAR_TYPES.filter((type) => plan.tally[typeIndex(type)] >= atLeast).length,
};

type Count = (rule: CardRule, plan: Plan, attendants: number, causes: Cell[]) => number;

export function cardPoints(card: string, plan: Plan, attendants: number, causes: Cell[] = []): number {
  const rule = BONUS_CARDS[card];
  return rule.points * (COUNTS[rule.kind] as Count)(rule, plan, attendants, causes);
}

/** Regular types, and each specialty room as a type of its own; the throne is none. */
function distinctRooms(plan: Plan): number {
  const specialty = typeIndex('specialty');
  const kinds = plan.cells.map((cell) => plan.grid[cell]).map((room) => (TYPE_OF[room] === specialty ? room : -TYPE_OF[room]));
  return new Set(kinds).size;
}

function throneSurroundings(steps: readonly number[]): Set<Cell> {
  const cells = new Set([THRONE_LEFT, THRONE_RIGHT].flatMap((half) => steps.map((step) => half + step)));
  cells.delete(THRONE_LEFT);
  cells.delete(THRONE_RIGHT);
  return cells;
}

function enclosedRooms(plan: Plan, steps: readonly number[], causes: Cell[]): number {
  const occupied = (cell: Cell): boolean => plan.grid[cell] !== 0;
  for (const cell of plan.cells) if (steps.every((step) => occupied(cell + step))) causes.push(cell);
  if ([...throneSurroundings(steps)].every(occupied)) causes.push(THRONE_LEFT);
  return causes.length;
}

function regularTypesAt(plan: Plan, spots: readonly Position[]): number {
  const types = spots.map(({ x, y }) => TYPE_OF[plan.grid[cellAt(x, y)]]);
  return new Set(types.filter((type) => type !== 0 && type !== typeIndex('specialty'))).size;
}
