import {
  ATTENDANTS,
  BONUS_CARD_IDS,
  cellAt,
  HANGING_OF,
  type Plan,
  REGULAR_TYPES,
  ROOMS,
  roomNumber,
  THRONES,
  typeIndex,
  xOf,
  yOf,
} from '@luftschloss/engine/between';
import { type Inputs, MOST_ROOMS } from '../../network/network.ts';
import { offsets } from '../../network/offsets.ts';
import { TURNS_OF_A_GAME } from '../turns.ts';
import type { Valuation } from '../valuation.ts';
import { DEMANDED_HANGINGS, DEMANDED_TYPES, mayHold, ROOM_INPUTS, writeRooms } from './room-inputs.ts';

const TYPES = REGULAR_TYPES.length;
/** Five rooms of a type have earned all that a type can earn. */
const COUNTS = 6;

const CASTLE = offsets({
  counts: TYPES * COUNTS,
  specialty: 3,
  missing: TYPES + 1,
  hangings: 4,
  attendants: ATTENDANTS.length,
  served: 3,
  cards: BONUS_CARD_IDS.length,
  throne: THRONES.length,
  spots: 1,
  demandedTypes: DEMANDED_TYPES,
  demandedHangings: DEMANDED_HANGINGS,
  levels: 3,
  extent: 2,
  tiles: 1,
  hopes: 1,
  ludwig: 1,
});
export const CASTLE_INPUTS = CASTLE.end;

const MOST_BUILDERS = 7;
const FEWEST_BUILDERS = 3;
const SITUATION = offsets({ turns: TURNS_OF_A_GAME, builders: MOST_BUILDERS - FEWEST_BUILDERS + 1, ludwig: 1 });
export const SITUATION_INPUTS = SITUATION.end;

const situation = new Float32Array(SITUATION_INPUTS);
const castleInputs = new Float32Array(CASTLE_INPUTS);
const inputs: Inputs = { castle: castleInputs, rooms: new Float32Array(MOST_ROOMS * ROOM_INPUTS), count: 0 };
const demand = {
  types: castleInputs.subarray(CASTLE.demandedTypes, CASTLE.demandedTypes + DEMANDED_TYPES),
  hangings: castleInputs.subarray(CASTLE.demandedHangings, CASTLE.demandedHangings + DEMANDED_HANGINGS),
};

/** The table: how many turns have been played, and by how many. Valid until the next call. */
export function situationInputs(turnsPlayed: number, builders: number, ludwig: boolean): Float32Array {
  situation.fill(0);
  situation[SITUATION.turns + turnsPlayed] = 1;
  situation[SITUATION.builders + builders - FEWEST_BUILDERS] = 1;
  situation[SITUATION.ludwig] = ludwig ? 1 : 0;
  return situation;
}

const SPECIALTY_OF = Int8Array.of(-1, ...ROOMS.map(({ id }) => ['fountain', 'tower', 'grand-foyer'].indexOf(id)));
const FIRST_THRONE = roomNumber(THRONES[0].id);
/** The spots of each throne, as cells, and the types that it wants there. */
const SPOTS = THRONES.map(({ scoring }) =>
  scoring.kind === 'spots'
    ? { cells: scoring.spots.map(({ x, y }) => cellAt(x, y)), types: scoring.wants.map(typeIndex) }
    : { cells: [], types: [] },
);

/** Everything that the points of a castle may still depend on. Valid until the next call. */
export function castleInputsOf({ plan, worth, attendants, cards }: Valuation, points: number, withLudwig: boolean): Inputs {
  castleInputs.fill(0);
  inputs.count = writeRooms(plan, inputs.rooms, MOST_ROOMS, demand);
  writeTypes(plan);
  writeRoomsTogether(plan);
  for (const attendant of attendants) castleInputs[CASTLE.attendants + ATTENDANTS.indexOf(attendant)] += 1;
  castleInputs[CASTLE.served + attendants.length] = 1;
  for (const card of cards) castleInputs[CASTLE.cards + BONUS_CARD_IDS.indexOf(card)] = 1;
  writeThrone(plan);
  castleInputs[CASTLE.tiles] = plan.cells.length / 16;
  // What greedy hopes for: a beginning that the network corrects.
  castleInputs[CASTLE.hopes] = (worth - points) / 10;
  castleInputs[CASTLE.ludwig] = withLudwig ? 1 : 0;
  return inputs;
}

function writeTypes(plan: Plan): void {
  let missing = 0;
  for (let type = 0; type < TYPES; type++) {
    const count = plan.tally[type + 1];
    if (count === 0) missing++;
    castleInputs[CASTLE.counts + type * COUNTS + Math.min(COUNTS - 1, count)] = 1;
  }
  castleInputs[CASTLE.missing + missing] = 1;
}

function writeRoomsTogether({ grid, cells, throne }: Plan): void {
  let [left, right, top, bottom] = [0, 1, 0, 0];
  if (HANGING_OF[throne] > 0) castleInputs[CASTLE.hangings + HANGING_OF[throne] - 1] += 0.25;
  for (const cell of cells) {
    const room = grid[cell];
    if (HANGING_OF[room] > 0) castleInputs[CASTLE.hangings + HANGING_OF[room] - 1] += 0.25;
    if (SPECIALTY_OF[room] >= 0) castleInputs[CASTLE.specialty + SPECIALTY_OF[room]] += 0.5;
    const [x, y] = [xOf(cell), yOf(cell)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.max(top, y);
    bottom = Math.min(bottom, y);
    castleInputs[CASTLE.levels + (y < 0 ? 0 : y > 1 ? 2 : 1)] += 0.2;
  }
  castleInputs[CASTLE.extent] = (right - left + 1) / 5;
  castleInputs[CASTLE.extent + 1] = (top - bottom + 1) / 5;
}

function writeThrone(plan: Plan): void {
  const throne = plan.throne - FIRST_THRONE;
  castleInputs[CASTLE.throne + throne] = 1;
  const { cells, types } = SPOTS[throne];
  for (const cell of cells) if (types.some((type) => mayHold(plan, cell, type))) castleInputs[CASTLE.spots] += 1;
}
