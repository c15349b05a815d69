import {
  ATTENDANT_DATA,
  type Attendant,
  build,
  type Castle,
  type Cell,
  cardPoints,
  hasEveryType,
  legalCells,
  type Plan,
  planOf,
  planPoints,
  REGULAR_TYPES,
  type RegularType,
  type RoomNumber,
  roomNumber,
  roomOf,
  roomPoints,
  TYPE_OF,
  typeIndex,
  unbuild,
} from '@luftschloss/engine/between';
import { Notes } from '@luftschloss/engine/kernel';
import { interestedInHanging, interestedInType } from './interest.ts';

/** A castle on the bot's valuation: rooms are tried on its plan and taken away again. */
export interface Valuation {
  readonly plan: Plan;
  readonly attendants: readonly Attendant[];
  readonly cards: readonly string[];
  /** What the castle is worth as it stands. */
  readonly worth: number;
  /** What was found out about tiles: both builders of a castle ask about the same ones, while drafting and again while placing. */
  readonly sites: Map<string, Site>;
  /** What was found out about types, by `groundKey`. */
  readonly grounds: Ground[];
}

export interface Site {
  readonly cell: Cell;
  /** How much more the castle is worth with the room there. */
  readonly gain: number;
}

/** What all rooms of a type have in common: where they can be built, and what they do there for everything else. */
interface Ground {
  readonly cells: readonly Cell[];
  readonly effects: readonly number[];
}

/** Two tiles come into a castle in each of eight turns. */
const DRAFTED_TILES = 16;

/** What the bonus for three of a type is worth on average, in points. */
export const BONUS_WORTH: { readonly [T in RegularType]: number } = {
  food: 4,
  living: 5,
  utility: 6,
  outdoor: 5,
  sleeping: 5,
  corridor: 5,
  downstairs: 6,
};
export const FIFTH_WORTH = 5.5;

const TYPES = REGULAR_TYPES.map(typeIndex);
const BONUS_BY_INDEX = [0, ...REGULAR_TYPES.map((type) => BONUS_WORTH[type]), 0];
const SLEEPING = typeIndex('sleeping');
const SPECIALTY = typeIndex('specialty');
const HANGING_SHARE = 0.22;

const valuations = new Notes<Castle, Valuation>('valuation');

/** Castles never change: each is valued once. */
export function valuationOf(castle: Castle): Valuation {
  let known = valuations.get(castle);
  if (!known) {
    known = newValuation(castle);
    valuations.set(castle, known);
  }
  return known;
}

function newValuation(castle: Castle): Valuation {
  const plan = planOf(castle);
  const { attendants, bonusCards: cards } = castle;
  return { plan, attendants, cards, worth: worthOf(plan, attendants, cards), sites: new Map(), grounds: [] };
}

/** Points as they stand and what can still be hoped for. */
export function worthOf(plan: Plan, attendants: readonly Attendant[], cards: readonly string[]): number {
  return planPoints(plan, attendants, cards) + prospects(plan, attendants.length);
}

/** What is not there yet but may come. */
function prospects(plan: Plan, attendants: number): number {
  const toCome = Math.max(0, DRAFTED_TILES - plan.cells.length);
  return hopes(plan, toCome) + attendants * HANGING_SHARE * toCome;
}

/** Bonuses that one or two more rooms would give, and sleeping rooms that wait for the types still missing. */
function hopes(plan: Plan, toCome: number): number {
  const oneMore = ONE_MORE[toCome];
  const twoMore = oneMore * ONE_MORE[Math.max(0, toCome - 1)] * 0.6;
  let hope = 0;
  let missing = 0;
  for (const type of TYPES) {
    const count = plan.tally[type];
    if (count === 0) missing++;
    else if (count === 1) hope += BONUS_BY_INDEX[type] * twoMore;
    else if (count === 2) hope += BONUS_BY_INDEX[type] * oneMore;
    else if (count === 3) hope += FIFTH_WORTH * twoMore * 0.7;
    else if (count === 4) hope += FIFTH_WORTH * oneMore;
  }
  if (missing > 0 && missing <= toCome) hope += 3 * (plan.tally[SLEEPING] + 0.6) * (oneMore * 0.95) ** missing;
  else if (hasEveryType(plan)) hope += 1.8;
  return hope;
}

/** The chance that a certain type comes at least once among so many tiles. */
const ONE_MORE = Array.from({ length: DRAFTED_TILES + 1 }, (_, toCome) => 1 - 0.86 ** toCome);

/** The bonus that this room would earn at once. */
function bonusFor(plan: Plan, room: RoomNumber): number {
  const { type } = roomOf(room);
  if (type === 'specialty') return 0;
  const count = plan.tally[typeIndex(type)] + 1;
  return count === 3 ? BONUS_WORTH[type] : count === 5 ? FIFTH_WORTH : 0;
}

/** The best place for a tile, found once for each castle. */
export function bestSite(castle: Valuation, tile: string): Site {
  let site = castle.sites.get(tile);
  if (!site) {
    site = { cell: 0, gain: Number.NEGATIVE_INFINITY };
    for (const each of sitesFor(castle, tile)) if (each.gain > site.gain) site = each;
    castle.sites.set(tile, site);
  }
  return site;
}

/**
 * Every place for a tile and what the castle gains by it. Tiles of one type with one hanging do the same for other tiles, so that part is measured once for all
 * of them.
 */
export function sitesFor(castle: Valuation, tile: string): Site[] {
  const { plan } = castle;
  const room = roomNumber(tile);
  const { cells, effects } = groundFor(castle, room);
  const { sites } = plan;
  const interested = interestedInHanging(plan, room);
  const always = hangingGain(castle, room) - pointsOf(plan, interested);
  const found: Site[] = [];
  for (let i = 0; i < cells.length; i++) {
    build(plan, room, cells[i]);
    found.push({ cell: cells[i], gain: always + effects[i] + roomPoints(plan, cells[i]) + pointsOf(plan, interested) });
    unbuild(plan);
  }
  plan.sites = sites;
  return found;
}

/** Attendants like a hanging wherever it hangs. */
function hangingGain({ attendants }: Valuation, room: RoomNumber): number {
  let gain = 0;
  for (const attendant of attendants) if (ATTENDANT_DATA[attendant].wants === roomOf(room).hanging) gain++;
  return gain;
}

/** Regular rooms of a type do the same for others; specialty rooms stand for themselves. */
function groundKey(room: RoomNumber): number {
  return TYPE_OF[room] === SPECIALTY ? room + SPECIALTY : TYPE_OF[room];
}

function groundFor(castle: Valuation, room: RoomNumber): Ground {
  const key = groundKey(room);
  castle.grounds[key] ??= survey(castle, room);
  return castle.grounds[key];
}

/** What changes by the type of a room: other rooms, cards, bonuses and hopes. */
function survey({ plan, attendants, cards }: Valuation, room: RoomNumber): Ground {
  const cells = legalCells(plan, room);
  const { sites } = plan;
  const interested = interestedInType(plan, room);
  const worth = (): number => {
    let points = pointsOf(plan, interested) + prospects(plan, attendants.length);
    for (const card of cards) points += cardPoints(card, plan, attendants.length);
    return points;
  };
  const before = worth() - bonusFor(plan, room);
  const effects = cells.map((cell) => {
    build(plan, room, cell);
    const after = worth();
    unbuild(plan);
    return after - before;
  });
  plan.sites = sites;
  return { cells, effects };
}

function pointsOf(plan: Plan, cells: readonly Cell[]): number {
  let points = 0;
  for (let i = 0; i < cells.length; i++) points += roomPoints(plan, cells[i]);
  return points;
}
