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
  const { weights, rounds } = valuation;
  const { open, bonuses, each, incomplete } = remember(plan, openingsOf, () => openingsOf(plan, weights));
  const time = timeFor(valuation);
  let worth = weights.entrance * Math.min(open, weights.entrances) + weights.bonusEntrance * bonuses;
  for (const { type, missing, space, rescored } of incomplete) {
    const reward = usualReward(weights, type) + weights.livingShare * rescored;
    const fits = Math.min(1, weights.narrow + ((1 - weights.narrow) * space) / SPACE_WANTED);
    worth += reward * fits * completing(weights, missing) * time ** (weights.potentialSteep * (missing - 1));
  }
  return worth * time + weights.eachAhead * each * (rounds - 1);
}

/** How much of the potential can still come true, from 1 to 0. */
function timeFor({ view, weights, ahead }: Valuation): number {
  return view.lastRound ? weights.potentialInLastRound : Math.min(1, ahead * weights.potentialAhead + weights.potentialAtEnd);
}

interface Openings {
  readonly open: number;
  /** What rooms score for each room that is connected to them, at their open entrances. */
  readonly bonuses: number;
  /** What rooms score for every room of a type, wherever it is built. */
  readonly each: number;
  readonly incomplete: readonly Incomplete[];
}

/** A room that can still be completed. */
interface Incomplete {
  readonly type: Tile['type'];
  readonly missing: number;
  /** At the entrance that has the least. */
  readonly space: number;
  /** What a living room would score again. */
  readonly rescored: number;
}

/** Rooms that lack more entrances than this are hardly ever completed. */
const MOST_MISSING = 4;
/** At how many of its entrances a room usually collects its bonus. */
const BONUS_ENTRANCES = 2;

function openingsOf(plan: Plan, weights: Weights): Openings {
  const open = new Uint8Array(plan.rooms.length);
  for (const { room } of plan.open) open[room]++;
  const incomplete: Incomplete[] = [];
  let bonuses = 0;
  let each = 0;
  for (let index = 0; index < plan.rooms.length; index++) {
    const { missing, form } = plan.rooms[index];
    const { type, bonus } = form.tile;
    if (missing > 0 && missing <= MOST_MISSING && open[index] === missing) {
      const rescored = type === 'living' && weights.livingShare > 0 ? sumOf(rescore(plan, index)) : 0;
      incomplete.push({ type, missing, space: leastSpace(plan, index), rescored });
    }
    if (bonus?.kind === 'connected') bonuses += Math.min(BONUS_ENTRANCES, open[index]) * bonus.points * bonus.types.length;
    if (bonus?.kind === 'each') each += bonus.points * bonus.types.length;
  }
  return { open: plan.open.length, bonuses, each, incomplete };
}

function completing(weights: Weights, missing: number): number {
  return missing === 1 ? weights.lacksOne : missing === 2 ? weights.lacksTwo : weights.lacksMore;
}

/** In front of an entrance with this much space nearly every room can stand. */
const SPACE_WANTED = 4;

function leastSpace({ grid, open }: Plan, room: number): number {
  let least = SPACE_WANTED;
  for (const entrance of open) if (entrance.room === room) least = Math.min(least, spaceBefore(grid, entrance));
  return least;
}

/** The side of the largest free square that touches an entrance from outside. */
export function spaceBefore(grid: Plan['grid'], { cell, side }: OpenEntrance): number {
  const away = STEP[side];
  const across = STEP[(side + 1) % 4];
  let [left, right, largest] = [SPACE_WANTED - 1, SPACE_WANTED - 1, 0];
  for (let depth = 1; depth <= SPACE_WANTED; depth++) {
    const at = cell + away * depth;
    if (grid[at] !== 0) break;
    left = freeCells(grid, at, -across, left);
    right = freeCells(grid, at, across, right);
    largest = Math.max(largest, Math.min(depth, left + 1 + right));
  }
  return largest;
}

function freeCells(grid: Plan['grid'], from: number, step: number, most: number): number {
  let count = 0;
  while (count < most && grid[from + step * (count + 1)] === 0) count++;
  return count;
}
