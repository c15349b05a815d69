import { type CastlesState, castles, swanPoints } from '@luftschloss/engine/castles';
import type { Seat } from '@luftschloss/engine/kernel';
import { winProbability } from '../search/index.ts';
import { companyEvaluator } from './company/policy.ts';
import { potential } from './potential.ts';
import { expectedScore } from './solo/choices.ts';
import { expectedFavor, ownPlan, valuationOf, worthOfCard, worthOfDepletion, worthOfPurse } from './valuation.ts';

/** With this lead a game is nearly won. */
export const SAFE_LEAD = 15;

/** How well a seat stands: the chance of winning from 0 to 1; alone, in hundreds of points. */
export function worthOfStanding(state: CastlesState, seat: Seat): number {
  const points = state.seats.map(({ score }, each) => (state.stage === 'over' ? score : prospects(state, each)));
  if (points.length === 1) return inStanding(points[0]);
  return chanceOf(points, seat);
}

/** The same, by what was learned of the points to come. */
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

/** Points of a solo game. */
export function inStanding(points: number): number {
  return points / 100;
}

/** What a seat is going to have, guessed from what it has now; the turns to come bring everybody as much. */
function prospects(state: CastlesState, seat: Seat): number {
  const valuation = valuationOf(castles.view(state, seat));
  const { bonusCards, ownFavors, score, swans } = valuation.view.seats[seat];
  let points = score + potential(valuation, ownPlan(valuation)) + worthOfPurse(valuation) + worthOfDepletion(valuation) + swanPoints(swans);
  for (const card of bonusCards) points += worthOfCard(valuation, card);
  for (const favor of [...valuation.view.favors, ...ownFavors]) points += expectedFavor(valuation, favor);
  return points;
}
