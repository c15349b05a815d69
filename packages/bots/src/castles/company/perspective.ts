import { favorOf, ownSeat, swanPoints } from '@luftschloss/engine/castles';
import { type Afterstate, pointsAtEnd } from '../solo/afterstate.ts';
import type { Perspective } from '../solo/evaluator.ts';
import { expectedFavor, type Valuation } from '../valuation.ts';
import { companySituation } from './situation.ts';

/** Of a seat among others. */
export const COMPANY: Perspective = { situation: companySituation, counted: pointsInSight };

/** What can be counted: empty stacks and cards as they stand, and favors by today's amounts. */
function pointsInSight(valuation: Valuation, afterstate: Afterstate): number {
  const { view, seat, allHoldings } = valuation;
  const holdings = { ...allHoldings[seat], plan: afterstate.plan, money: afterstate.money };
  let points = pointsAtEnd(valuation, afterstate, false);
  const { ownFavors, swans } = ownSeat(view);
  points += swanPoints(swans);
  for (const favor of [...view.favors, ...ownFavors]) points += expectedFavor(valuation, favor, favorOf(favor).measure(holdings));
  return points;
}
