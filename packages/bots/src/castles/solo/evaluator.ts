import type { Network } from '../../network/network.ts';
import type { Valuation } from '../valuation.ts';
import { type Afterstate, pointsAtEnd } from './afterstate.ts';
import { afterstateInputs } from './afterstate-inputs.ts';
import { situationInputs } from './situation-inputs.ts';

/** What differs between a game alone and one in company: how the situation is told to the network, and which points are counted without it. */
export interface Perspective {
  situation(valuation: Valuation, cards: readonly string[]): Float32Array;
  counted(valuation: Valuation, afterstate: Afterstate): number;
}

export const SOLO: Perspective = { situation: situationInputs, counted: pointsAtEnd };

/** Says what afterstates are worth. */
export class Evaluator {
  readonly network: Network;
  readonly perspective: Perspective;
  #valuation: Valuation | null = null;
  #cards: readonly string[] | null = null;

  constructor(network: Network, perspective: Perspective) {
    this.network = network;
    this.perspective = perspective;
  }

  /** All points from then on: what can be counted, and what the network expects besides. */
  worthOf(valuation: Valuation, afterstate: Afterstate): number {
    const { network, perspective } = this;
    if (this.#valuation !== valuation || this.#cards !== afterstate.cards) {
      network.see(perspective.situation(valuation, afterstate.cards));
      this.#valuation = valuation;
      this.#cards = afterstate.cards;
    }
    return perspective.counted(valuation, afterstate) + network.evaluate(afterstateInputs(valuation, afterstate));
  }
}
