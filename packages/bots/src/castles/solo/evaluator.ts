import type { Valuation } from '../valuation.ts';
import { type Afterstate, pointsAtEnd } from './afterstate.ts';
import { afterstateInputs } from './afterstate-inputs.ts';
import type { Network } from './network.ts';
import { situationInputs } from './situation-inputs.ts';

/** Says what afterstates are worth: all points from then on. */
export interface Evaluation {
  worthOf(valuation: Valuation, afterstate: Afterstate): number;
}

/** Of a solo game. */
export class Evaluator implements Evaluation {
  readonly network: Network;
  #valuation: Valuation | null = null;
  #cards: readonly string[] | null = null;

  constructor(network: Network) {
    this.network = network;
  }

  /** Points from then on: what is certain, and what the network expects. */
  worthOf(valuation: Valuation, afterstate: Afterstate): number {
    if (this.#valuation !== valuation || this.#cards !== afterstate.cards) {
      this.network.see(situationInputs(valuation, afterstate.cards));
      this.#valuation = valuation;
      this.#cards = afterstate.cards;
    }
    return pointsAtEnd(valuation, afterstate) + this.network.evaluate(afterstateInputs(valuation, afterstate));
  }
}
