import type { Outlook } from '../outlook.ts';
import { prospectInputs } from './inputs.ts';
import type { Network } from './network.ts';
import { type Prospect, pointsAtEnd } from './prospect.ts';
import { situationInputs } from './situation.ts';

/** Says what prospects are worth. */
export class Judge {
  readonly network: Network;
  #outlook: Outlook | null = null;
  #cards: readonly string[] | null = null;

  constructor(network: Network) {
    this.network = network;
  }

  /** Points from then on: what is certain, and what the network expects. */
  worthOf(outlook: Outlook, prospect: Prospect): number {
    if (this.#outlook !== outlook || this.#cards !== prospect.cards) {
      this.network.see(situationInputs(outlook, prospect.cards));
      this.#outlook = outlook;
      this.#cards = prospect.cards;
    }
    return pointsAtEnd(outlook, prospect) + this.network.judge(prospectInputs(outlook, prospect));
  }
}
