import { type BetweenState, type CastleIndex, castlesOf, planOf, planPoints } from '@luftschloss/engine/between';
import type { Seat } from '@luftschloss/engine/kernel';
import { winProbability } from '../search/index.ts';
import { expectedPoints } from './learned/expected-points.ts';

/**
 * How likely a seat wins, judged by what the castles are going to score, from 0 to 1. Two neighbours share a castle, so that their other castles alone decide
 * between them: whatever the shared one scores, it counts for both or for neither. `scale` is how many points still are a matter of luck.
 */
export function winningChance(state: BetweenState, seat: Seat, scale: number): number {
  const worth = state.castles.map((_, castle) => pointsOf(state, castle));
  const own = castlesOf(state, seat);
  let likely = 1;
  let strangers = Number.NEGATIVE_INFINITY;
  for (let builder = 0; builder < state.builders; builder++) {
    if (builder === seat) continue;
    const theirs = castlesOf(state, builder);
    const shared = own.find((castle) => theirs.includes(castle));
    if (shared === undefined) strangers = Math.max(strangers, Math.min(...theirs.map((castle) => worth[castle])));
    else likely *= winProbability((sum(worth, own) - sum(worth, theirs)) / scale);
  }
  // Among four, whoever is ahead of both neighbours is ahead of everybody.
  if (state.builders <= 4) return likely;
  return likely * winProbability((Math.min(...own.map((castle) => worth[castle])) - strangers) / scale);
}

function pointsOf(state: BetweenState, index: CastleIndex): number {
  if (state.phase !== 'over') return expectedPoints(state, index);
  const castle = state.castles[index];
  return planPoints(planOf(castle), castle.attendants, castle.bonusCards);
}

/** The shared castle is in both sums. */
function sum(worth: readonly number[], [left, right]: readonly [number, number]): number {
  return worth[left] + worth[right];
}
