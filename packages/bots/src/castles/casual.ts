import type { CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import { type Player, type Rng, randomAction } from '@luftschloss/engine/kernel';
import { greedy } from './greedy.ts';
import { type Option, turnOptions } from './turn.ts';
import { valuationOf } from './valuation.ts';

/** How exactly somebody plays who knows the rules and what scores. */
interface Care {
  /** How many points they may be wrong about what something is worth. */
  readonly misjudged: number;
  /** Whether they think of who wants a room before they price it. */
  readonly pricesByDemand: boolean;
}

const PLACES_SEEN = 2;

/** Misjudges, and prices rooms without a thought for who wants them. */
export const easy = casual('easy', { misjudged: 14, pricesByDemand: false });
/** Misjudges a little. */
export const medium = casual('medium', { misjudged: 7, pricesByDemand: true });

function casual(name: string, { misjudged, pricesByDemand }: Care): Player<CastlesTypes> {
  return {
    name,
    choose(rules, view, rng) {
      if (view.ask?.type === 'take-turn') return bestGuess(view, misjudged, rng).action;
      if (view.ask?.type === 'set-prices' && !pricesByDemand) return randomAction(rules.choices(view), rng);
      return greedy.choose(rules, view, rng);
    },
  };
}

function bestGuess(view: CastlesView, misjudged: number, rng: Rng): Option {
  const options = turnOptions(valuationOf(view), PLACES_SEEN);
  const guesses = options.map((option) => ({ option, guess: option.worth + (misjudged * rng.below(1000)) / 1000 }));
  return guesses.reduce((a, b) => (b.guess > a.guess ? b : a)).option;
}
