import type { CastlesState } from '@luftschloss/engine/castles';
import type { Seat } from '@luftschloss/engine/kernel';
import { winProbability } from '../search/index.ts';
import { companyEvaluator } from './company/policy.ts';
import { expectedScore } from './solo/choices.ts';

/** With this lead a game is nearly won. */
export const SAFE_LEAD = 15;

/** How well a seat stands among others, by what was learned of the points to come: the chance of winning from 0 to 1. */
export function worthOfLearnedStanding(state: CastlesState, seat: Seat): number {
  return chanceOf(
    state.seats.map((_, each) => expectedScore(companyEvaluator(), state, each)),
    seat,
  );
}

function chanceOf(points: readonly number[], seat: Seat): number {
  const rivals = points.filter((_, each) => each !== seat);
  return winProbability((points[seat] - Math.max(...rivals)) / SAFE_LEAD);
}

/** How well somebody stands alone: hundreds of points. */
export function inStanding(points: number): number {
  return points / 100;
}
