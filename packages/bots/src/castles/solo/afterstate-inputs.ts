import {
  HALLWAY,
  isStackedRoom,
  type OpenEntrance,
  type Plan,
  type PlanRoom,
  ROOM_TYPES,
  rescore,
  STAIRS,
  sumOf,
  type Tile,
} from '@luftschloss/engine/castles';
import { type Inputs, MOST_ROOMS } from '../../network/network.ts';
import { offsets } from '../../network/offsets.ts';
import { potential, spaceBefore } from '../potential.ts';
import { chanceOfDepletion, SOLD_PER_PLAYER, type Valuation } from '../valuation.ts';
import type { Afterstate } from './afterstate.ts';
import { SIZE_INDEX, SIZES, TYPE_INDEX } from './layout.ts';

const ROOMS_A_ROUND = 3;
const ROUNDS = 11;
/** Each of the last rounds has an input of its own. */
const LAST_ROUNDS = 6;
/** Spaces before entrances are told apart up to this. */
const WIDEST = 4;

const CASTLE = offsets({
  money: 1,
  affordable: 3,
  rich: 2,
  waiting: 5,
  types: ROOM_TYPES.length,
  sizes: SIZES.length,
  wanted: ROOM_TYPES.length,
  mostWanted: ROOM_TYPES.length,
  counted: ROOM_TYPES.length,
  entrances: WIDEST,
  cellarEntrances: WIDEST,
  completed: ROOM_TYPES.length,
  depletion: 2,
  oddDownstairs: 1,
  spoilt: 1,
  hallways: 1,
  stairs: 1,
  differentTypes: 1,
  differentSizes: 1,
  typesForCard: 1,
  sizesForCard: 1,
  potential: 1,
  stairsLeft: 1,
  stairsIfSoonGone: 4,
  stairsSoonGone: 3,
  hallwaysSoonGone: 1,
  forFreeCorridor: ROOM_TYPES.length,
  next: 3,
  rooms: 1,
  extent: 1,
  forSleeping: 2,
  rounds: 1,
  lastRounds: LAST_ROUNDS,
  inRound: ROOMS_A_ROUND,
  laid: 1,
  early: 1,
});

const ROOM = offsets({
  type: ROOM_TYPES.length,
  missing: 4,
  space: WIDEST + 1,
  spaces: 1,
  rescored: 1,
  lastRound: 1,
  ahead: 1,
  bonus: 1,
  disturbed: 1,
  links: 1,
});

export const CASTLE_INPUTS = CASTLE.end;
export const ROOM_INPUTS = ROOM.end;

/** Rooms that lack more than this are left out. */
const MOST_MISSING = 6;

const inputs: Inputs & { castle: Float32Array; rooms: Float32Array } = {
  castle: new Float32Array(CASTLE_INPUTS),
  rooms: new Float32Array(MOST_ROOMS * ROOM_INPUTS),
  count: 0,
};
const { castle } = inputs;

/** What is left of a room's open entrances; valid for one castle at a time. */
const openOf = new Uint8Array(256);
const leastSpace = new Uint8Array(256);
const allSpaces = new Uint8Array(256);

/** What a afterstate looks like. Valid until the next call. */
export function afterstateInputs(valuation: Valuation, afterstate: Afterstate): Inputs {
  const { plan } = afterstate;
  inputs.rooms.fill(0, 0, inputs.count * ROOM_INPUTS);
  inputs.count = 0;
  castle.fill(0);
  writePurse(afterstate);
  writeEntrances(plan);
  for (let room = 0; room < plan.rooms.length; room++) writeRoom(valuation, plan, room);
  castle[CASTLE.oddDownstairs] %= 2;
  writeVariety(afterstate);
  writeCorridors(afterstate);
  writeNext(valuation, afterstate);
  writeSleeping(valuation, afterstate);
  writeRounds(valuation, afterstate);
  castle[CASTLE.potential] = potential(valuation, plan) / 10;
  castle[CASTLE.rooms] = plan.rooms.length / 15;
  castle[CASTLE.extent] = (plan.box.right - plan.box.left + plan.box.bottom - plan.box.top) / 40;
  return inputs;
}

function writePurse({ money, waiting }: Afterstate): void {
  const tens = money / 10_000;
  castle[CASTLE.money] = tens;
  for (let price = 1; price <= 3; price++) castle[CASTLE.affordable + price - 1] = money >= 2000 * price ? 1 : 0;
  castle[CASTLE.rich] = Math.max(0, tens - 1);
  castle[CASTLE.rich + 1] = Math.max(0, tens - 2);
  castle[CASTLE.waiting] = waiting.food;
  castle[CASTLE.waiting + 1] = waiting.corridor;
  castle[CASTLE.waiting + 2] = waiting.utility;
  castle[CASTLE.waiting + 3] = waiting.sleeping;
  castle[CASTLE.waiting + 4] = waiting.downstairs;
}

/** Beyond so many tenths, more entrances count for less. */
const MANY_ENTRANCES = 0.8;

function writeEntrances({ drawing: { grid }, open, rooms }: Plan): void {
  openOf.fill(0, 0, rooms.length);
  leastSpace.fill(WIDEST, 0, rooms.length);
  allSpaces.fill(0, 0, rooms.length);
  for (const entrance of open) writeEntrance(entrance, spaceBefore(grid, entrance), rooms[entrance.room].form.tile);
  for (let i = CASTLE.entrances; i < CASTLE.completed; i++) {
    if (castle[i] > MANY_ENTRANCES) castle[i] = MANY_ENTRANCES + 0.3 * (castle[i] - MANY_ENTRANCES);
  }
}

function writeEntrance({ room, code }: OpenEntrance, space: number, { bonus }: Tile): void {
  openOf[room]++;
  leastSpace[room] = Math.min(leastSpace[room], space);
  allSpaces[room] += space;
  const level = code % 2 === 0 ? CASTLE.cellarEntrances : CASTLE.entrances;
  for (let width = 1; width <= space; width++) castle[level + width - 1] += 0.1;
  if (bonus?.kind !== 'connected' || space < 2) return;
  for (const type of bonus.types) {
    castle[CASTLE.wanted + TYPE_INDEX[type]] += bonus.points / 5;
    const most = CASTLE.mostWanted + TYPE_INDEX[type];
    castle[most] = Math.max(castle[most], bonus.points / 3);
  }
}

function writeRoom(valuation: Valuation, plan: Plan, index: number): void {
  const room = plan.rooms[index];
  const { tile } = room.form;
  const type = TYPE_INDEX[tile.type];
  castle[CASTLE.types + type] += 0.3;
  if (isStackedRoom(tile)) writeSize(valuation, tile);
  else if (tile.id === HALLWAY) castle[CASTLE.hallways] += 0.5;
  else if (tile.id === STAIRS) castle[CASTLE.stairs] += 1;
  if (tile.bonus?.kind === 'each') for (const each of tile.bonus.types) castle[CASTLE.counted + TYPE_INDEX[each]] += tile.bonus.points / 3;
  if (room.missing === 0) {
    castle[CASTLE.completed + type] += 0.3;
    if (tile.type === 'downstairs') castle[CASTLE.oddDownstairs] += 1;
  } else if (openOf[index] < room.missing) castle[CASTLE.spoilt] += 0.25;
  else if (room.missing <= MOST_MISSING && inputs.count < MOST_ROOMS) writeIncomplete(valuation, plan, room, index);
}

function writeSize(valuation: Valuation, { size }: Tile): void {
  const index = SIZE_INDEX[size];
  if (index === undefined) return;
  castle[CASTLE.sizes + index] += 0.5;
  const left = valuation.view.supply.stacks[size];
  if (left === 0) return;
  castle[CASTLE.depletion] += chanceOfDepletion(valuation, left) / 2;
  castle[CASTLE.depletion + 1] += 1 / (left + 1);
}

function writeIncomplete({ view, ahead }: Valuation, plan: Plan, { form, missing, links }: PlanRoom, index: number): void {
  const { type, bonus } = form.tile;
  const at = inputs.count++ * ROOM_INPUTS;
  const { rooms } = inputs;
  rooms[at + ROOM.type + TYPE_INDEX[type]] = 1;
  rooms[at + ROOM.missing + Math.min(4, missing) - 1] = 1;
  rooms[at + ROOM.space + leastSpace[index]] = 1;
  rooms[at + ROOM.spaces] = allSpaces[index] / (WIDEST * missing);
  if (type === 'living') rooms[at + ROOM.rescored] = rescored(plan, index);
  rooms[at + ROOM.lastRound] = view.lastRound ? 1 : 0;
  rooms[at + ROOM.ahead] = ahead;
  rooms[at + ROOM.bonus] = bonus?.kind === 'connected' ? (bonus.points * bonus.types.length) / 4 : 0;
  rooms[at + ROOM.disturbed] = bonus?.kind === 'adjacent' ? 1 : 0;
  rooms[at + ROOM.links] = links.length / 4;
}

function rescored(plan: Plan, index: number): number {
  return sumOf(rescore(plan, index)) / 8;
}

function writeVariety({ cards }: Afterstate): void {
  const types = shareOfInputs(CASTLE.types, ROOM_TYPES.length);
  const sizes = shareOfInputs(CASTLE.sizes, SIZES.length);
  castle[CASTLE.differentTypes] = types;
  castle[CASTLE.differentSizes] = sizes;
  if (cards.includes('types')) castle[CASTLE.typesForCard] = types;
  if (cards.includes('sizes')) castle[CASTLE.sizesForCard] = sizes;
}

/** The share of these inputs that are not 0. */
function shareOfInputs(from: number, count: number): number {
  let different = 0;
  for (let i = from; i < from + count; i++) if (castle[i] > 0) different++;
  return different / count;
}

/** All stairs of a stack that runs out score at the end: worth planning for. */
function writeCorridors({ plan, waiting, hallways, stairs }: Afterstate): void {
  castle[CASTLE.stairsLeft] = stairs / 5;
  if (stairs < 4) castle[CASTLE.stairsIfSoonGone + stairs] = castle[CASTLE.stairs] / 2;
  if (stairs < 3) castle[CASTLE.stairsSoonGone + stairs] = 1;
  castle[CASTLE.hallwaysSoonGone] = hallways <= 2 ? 1 : 0;
  if (waiting.corridor === 0) return;
  for (let index = 0; index < plan.rooms.length; index++) {
    if (plan.rooms[index].missing !== 1 || openOf[index] !== 1 || leastSpace[index] === 0) continue;
    const { type } = plan.rooms[index].form.tile;
    const at = CASTLE.forFreeCorridor + TYPE_INDEX[type];
    castle[at] = type === 'living' ? Math.max(castle[at], rescored(plan, index)) : 1;
  }
}

function writeNext({ view }: Valuation, { waiting, next }: Afterstate): void {
  if (waiting.food === 0) return;
  castle[CASTLE.next] = next.worth / 5;
  castle[CASTLE.next + 1] = next.rooms / 2;
  castle[CASTLE.next + 2] = view.lastRound ? 1 : 0;
}

/** What laying rooms on the deck does at best for a stack of which there are rooms in the castle: brings it nearer to its end, or empties it. */
function writeSleeping(valuation: Valuation, { waiting }: Afterstate): void {
  if (waiting.sleeping === 0) return;
  const { view, terms } = valuation;
  for (const [index, size] of SIZES.entries()) {
    const own = castle[CASTLE.sizes + index];
    const left = view.supply.stacks[size];
    if (own === 0 || left === 0) continue;
    const after = left - terms.sleepingRooms;
    const nearer = own * (chanceOfDepletion(valuation, after) - chanceOfDepletion(valuation, left));
    castle[CASTLE.forSleeping] = Math.max(castle[CASTLE.forSleeping], nearer);
    if (after <= 0) castle[CASTLE.forSleeping + 1] = Math.max(castle[CASTLE.forSleeping + 1], own);
  }
}

/** Rooms that are laid on the deck make the game longer (C-3.9), also those that are going to be. */
function writeRounds({ view, terms }: Valuation, { waiting }: Afterstate): void {
  const { supply, lastRound, seats } = view;
  const solo = seats.length === 1;
  const laid = supply.laid.length + waiting.sleeping * terms.sleepingRooms;
  const rooms = supply.cards + laid;
  const rounds = lastRound ? 0 : Math.ceil(rooms / (solo ? ROOMS_A_ROUND : SOLD_PER_PLAYER * seats.length));
  castle[CASTLE.rounds] = rounds / ROUNDS;
  if (rounds < LAST_ROUNDS) castle[CASTLE.lastRounds + rounds] = 1;
  if (!lastRound && solo) castle[CASTLE.inRound + (rooms % ROOMS_A_ROUND)] = 1;
  castle[CASTLE.laid] = laid / 4;
  castle[CASTLE.early] = Math.max(0, rounds - (LAST_ROUNDS - 1)) / LAST_ROUNDS;
}
