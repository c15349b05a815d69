import { type OpenEntrance, type Plan, remember, rescore, STEP, sumOf, type Tile } from '@luftschloss/engine/castles';
import type { Valuation } from './valuation.ts';
import type { Weights } from './weights.ts';

/** What completing a room of a type usually brings. */
export function usualReward(weights: Weights, type: Tile['type']): number {
  switch (type) {
    case 'food':
      return weights.turn;
    case 'living':
      return weights.living;
    case 'corridor':
      return weights.corridor;
    case 'utility':
      return weights.card;
    case 'activity':
      return 5;
    case 'outdoor':
      return weights.outdoor;
    case 'sleeping':
      return weights.sleeping;
    case 'downstairs':
      return 0.5 * weights.downstairs;
  }
}

/** What a castle may still become: rooms that can be completed, and open entrances to build on. */
export function potential(valuation: Valuation, plan: Plan): number {
  const { weights } = valuation;
  return potentialOf(
    valuation,
    remember(plan, openingsOf, () => openingsOf(plan, weights)),
  );
}

export function potentialOf(valuation: Valuation, { settled, each, incomplete }: Openings): number {
  const { weights, rounds } = valuation;
  const time = timeFor(valuation);
  let worth = settled;
  for (const { worth: completed, missing } of incomplete) worth += completed * time ** (weights.potentialSteep * (missing - 1));
  return worth * time + weights.eachAhead * each * (rounds - 1);
}

/** How much of the potential can still come true, from 1 to 0. */
function timeFor({ view, weights, ahead }: Valuation): number {
  return view.lastRound ? weights.potentialInLastRound : Math.min(1, ahead * weights.potentialAhead + weights.potentialAtEnd);
}

/** What a castle promises, whenever that is. */
export interface Openings {
  /** In points; all of it, unless rooms that lack more lose their worth earlier. */
  readonly settled: number;
  /** What rooms score for every room of a type, wherever it is built. */
  readonly each: number;
  /** Rooms that can still be completed and do not count as settled. */
  readonly incomplete: readonly Incomplete[];
}

interface Incomplete {
  readonly worth: number;
  readonly missing: number;
}

/** Rooms that lack more entrances than this are hardly ever completed. */
const MOST_MISSING = 4;
/** At how many of its entrances a room usually collects its bonus. */
const BONUS_ENTRANCES = 2;

// By room, for the castle at hand: open entrances, and the space at the one that has the least.
const opened = new Uint8Array(256);
const space = new Uint8Array(256);

export function openingsOf(plan: Plan, weights: Weights): Openings {
  const { rooms } = plan;
  countOpen(plan);
  const steep = weights.potentialSteep !== 0;
  const incomplete: Incomplete[] = [];
  let bonuses = 0;
  let each = 0;
  for (let index = 0; index < rooms.length; index++) {
    const { bonus } = rooms[index].form.tile;
    if (bonus?.kind === 'connected') bonuses += Math.min(BONUS_ENTRANCES, opened[index]) * bonus.points * bonus.types.length;
    if (bonus?.kind === 'each') each += bonus.points * bonus.types.length;
  }
  let settled = weights.entrance * Math.min(plan.open.length, weights.entrances) + weights.bonusEntrance * bonuses;
  for (let index = 0; index < rooms.length; index++) {
    const { missing } = rooms[index];
    if (missing === 0 || missing > MOST_MISSING || opened[index] !== missing) continue;
    const worth = worthOfCompleting(plan, weights, index);
    if (steep) incomplete.push({ worth, missing });
    else settled += worth;
  }
  return { settled, each, incomplete };
}

function countOpen({ drawing: { grid }, rooms, open }: Plan): void {
  opened.fill(0, 0, rooms.length);
  space.fill(SPACE_WANTED, 0, rooms.length);
  for (const entrance of open) {
    const { room } = entrance;
    opened[room]++;
    if (rooms[room].missing <= MOST_MISSING) space[room] = Math.min(space[room], spaceBefore(grid, entrance));
  }
}

function worthOfCompleting(plan: Plan, weights: Weights, room: number): number {
  const { missing, form } = plan.rooms[room];
  const { type } = form.tile;
  const rescored = type === 'living' && weights.livingShare > 0 ? sumOf(rescore(plan, room)) : 0;
  const reward = usualReward(weights, type) + weights.livingShare * rescored;
  const fits = Math.min(1, weights.narrow + ((1 - weights.narrow) * space[room]) / SPACE_WANTED);
  return reward * fits * completing(weights, missing);
}

function completing(weights: Weights, missing: number): number {
  return missing === 1 ? weights.lacksOne : missing === 2 ? weights.lacksTwo : weights.lacksMore;
}

/** In front of an entrance with this much space nearly every room can stand. */
const SPACE_WANTED = 4;

/** The side of the largest free square that touches an entrance from outside. */
export function spaceBefore(grid: Int32Array, { cell, side }: OpenEntrance): number {
  const away = STEP[side];
  const across = STEP[(side + 1) % 4];
  let left = SPACE_WANTED - 1;
  let right = SPACE_WANTED - 1;
  let largest = 0;
  for (let depth = 1; depth <= SPACE_WANTED; depth++) {
    const at = cell + away * depth;
    if (grid[at] !== 0) break;
    left = freeCells(grid, at, -across, left);
    right = freeCells(grid, at, across, right);
    largest = Math.max(largest, Math.min(depth, left + 1 + right));
  }
  return largest;
}

function freeCells(grid: Int32Array, from: number, step: number, most: number): number {
  let count = 0;
  while (count < most && grid[from + step * (count + 1)] === 0) count++;
  return count;
}
