import {
  type Attendant,
  build,
  type Castle,
  type Cell,
  drawPlan,
  hasEveryType,
  legalCells,
  type Plan,
  planPoints,
  REGULAR_TYPES,
  type RegularType,
  type RoomNumber,
  roomNumber,
  roomOf,
  typeIndex,
  unbuild,
} from '@luftschloss/engine/between';

/** A castle on the bot's desk: rooms are tried on its plan and taken away again. */
export interface Study {
  readonly plan: Plan;
  readonly attendants: readonly Attendant[];
  readonly cards: readonly string[];
  /** What the castle is worth as it stands. */
  readonly worth: number;
  /** What was found out about tiles: both builders of a castle ask about the same ones, while drafting and again while placing. */
  readonly sites: Map<string, Site>;
}

export interface Site {
  readonly cell: Cell;
  /** How much more the castle is worth with the room there. */
  readonly gain: number;
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
const FIFTH_WORTH = 5.5;

const TYPES = REGULAR_TYPES.map(typeIndex);
const BONUS_BY_INDEX = [0, ...REGULAR_TYPES.map((type) => BONUS_WORTH[type]), 0];
const SLEEPING = typeIndex('sleeping');
const HANGING_SHARE = 0.22;

const studies = new WeakMap<Castle, Study>();

/** Castles never change, so that each is studied once. */
export function study(castle: Castle): Study {
  let known = studies.get(castle);
  if (!known) {
    const plan = drawPlan(castle);
    const { attendants, bonusCards: cards } = castle;
    known = { plan, attendants, cards, worth: worthOf(plan, attendants, cards), sites: new Map() };
    studies.set(castle, known);
  }
  return known;
}

/** Points as they stand and what can still be hoped for. */
export function worthOf(plan: Plan, attendants: readonly Attendant[], cards: readonly string[]): number {
  const toCome = Math.max(0, DRAFTED_TILES - plan.cells.length);
  return planPoints(plan, attendants, cards) + hopes(plan, toCome) + attendants.length * HANGING_SHARE * toCome;
}

/** Bonuses that one or two more rooms would give, and sleeping rooms that wait for the types still missing. */
function hopes(plan: Plan, toCome: number): number {
  const oneMore = 1 - 0.86 ** toCome;
  const twoMore = oneMore * (1 - 0.86 ** Math.max(0, toCome - 1)) * 0.6;
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
  if (missing > 0 && missing <= toCome) hope += 3 * (plan.tally[SLEEPING] + 0.6) * oneMore ** missing * 0.95 ** missing;
  else if (hasEveryType(plan)) hope += 1.8;
  return hope;
}

/** The bonus that this room would earn at once. */
function bonusFor(plan: Plan, room: RoomNumber): number {
  const { type } = roomOf(room);
  if (type === 'specialty') return 0;
  const count = plan.tally[typeIndex(type)] + 1;
  return count === 3 ? BONUS_WORTH[type] : count === 5 ? FIFTH_WORTH : 0;
}

/** The best place for a tile; the first of `sitesFor`, found once for each castle. */
export function bestSite(castle: Study, tile: string): Site {
  let site = castle.sites.get(tile);
  if (!site) {
    site = { cell: 0, gain: Number.NEGATIVE_INFINITY };
    for (const each of sitesFor(castle, tile)) if (each.gain > site.gain) site = each;
    castle.sites.set(tile, site);
  }
  return site;
}

/** Every place for a tile and what the castle gains by it. */
export function sitesFor({ plan, attendants, cards, worth }: Study, tile: string): Site[] {
  const room = roomNumber(tile);
  const bonus = bonusFor(plan, room);
  return legalCells(plan, room).map((cell) => {
    build(plan, room, cell);
    const gain = worthOf(plan, attendants, cards) - worth + bonus;
    unbuild(plan);
    return { cell, gain };
  });
}
