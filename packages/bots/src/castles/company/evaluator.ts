import { favorOf, ownSeat, swanPoints } from '@luftschloss/engine/castles';
import { type Afterstate, pointsAtEnd } from '../solo/afterstate.ts';
import { afterstateInputs } from '../solo/afterstate-inputs.ts';
import type { Evaluation } from '../solo/evaluator.ts';
import type { Network } from '../solo/network.ts';
import { expectedFavor, type Valuation } from '../valuation.ts';
import { companySituation } from './situation.ts';

/** Says what afterstates are worth to a seat among others. */
export class CompanyEvaluator implements Evaluation {
  readonly network: Network;
  #valuation: Valuation | null = null;
  #cards: readonly string[] | null = null;

  constructor(network: Network) {
    this.network = network;
  }

  worthOf(valuation: Valuation, afterstate: Afterstate): number {
    if (this.#valuation !== valuation || this.#cards !== afterstate.cards) {
      this.network.see(companySituation(valuation, afterstate.cards));
      this.#valuation = valuation;
      this.#cards = afterstate.cards;
    }
    return pointsInSight(valuation, afterstate) + this.network.evaluate(afterstateInputs(valuation, afterstate));
  }
}

/** What can be counted: empty stacks and cards as they stand, and favors by today's amounts. */
export function pointsInSight(valuation: Valuation, afterstate: Afterstate): number {
  const { view, seat, allHoldings } = valuation;
  const holdings = { ...allHoldings[seat], plan: afterstate.plan, money: afterstate.money };
  let points = pointsAtEnd(valuation, afterstate, false);
  const { ownFavors, swans } = ownSeat(view);
  points += swanPoints(swans);
  for (const favor of [...view.favors, ...ownFavors]) points += expectedFavor(valuation, favor, favorOf(favor).measure(holdings));
  return points;
}
