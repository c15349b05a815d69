import type { CastlesTypes } from '@luftschloss/engine/castles';
import { type Player, type Rng, randomAction } from '@luftschloss/engine/kernel';
import { greedy } from './greedy.ts';
import { type Option, turnOptions } from './turn.ts';
import { valuationOf } from './valuation.ts';

/** How many points a beginner may be wrong about what something is worth. */
const MISJUDGED = 14;
const PLACES_SEEN = 2;

/** Knows the rules and what scores, but misjudges, and prices rooms without a thought for who wants them. */
export const easy: Player<CastlesTypes> = {
  name: 'easy',
  choose(rules, view, rng) {
    if (view.ask?.type === 'take-turn') return misjudged(turnOptions(valuationOf(view), PLACES_SEEN), rng).action;
    if (view.ask?.type === 'set-prices') return randomAction(rules.choices(view), rng);
    return greedy.choose(rules, view, rng);
  },
};

function misjudged(options: readonly Option[], rng: Rng): Option {
  const guesses = options.map((option) => ({ option, guess: option.worth + (MISJUDGED * rng.below(1000)) / 1000 }));
  return guesses.reduce((a, b) => (b.guess > a.guess ? b : a)).option;
}
