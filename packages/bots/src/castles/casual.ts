import type { AskType, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import { type Player, randomAction } from '@luftschloss/engine/kernel';
import { greedy } from './greedy.ts';
import { type Option, turnOptions } from './turn.ts';
import { valuationOf } from './valuation.ts';

/** How exactly somebody plays who knows the rules and what scores. */
interface Care {
  /** How many points they may be wrong about what something is worth. */
  readonly misjudged: number;
  /** What a use of a turn seems to be worth before that. */
  readonly seems: (option: Option) => number;
  /** What they decide without a thought. */
  readonly careless: readonly AskType[];
}

const PLACES_SEEN = 2;

/** Sees what a room scores at once, and neither what it costs nor what follows; prices rooms without a thought for who wants them, and takes any card or stack. */
export const easy = casual('easy', {
  misjudged: 18,
  seems: ({ points = 0 }) => points,
  careless: ['set-prices', 'keep-bonus-cards', 'keep-drawn-card', 'choose-stack', 'lay-rooms'],
});
/** Misjudges a little. */
export const medium = casual('medium', { misjudged: 7, seems: ({ worth }) => worth, careless: [] });

function casual(name: string, { misjudged, seems, careless }: Care): Player<CastlesTypes> {
  return {
    name,
    choose(rules, view, rng) {
      if (view.ask?.type === 'take-turn') return bestGuess(view, (option) => seems(option) + (misjudged * rng.below(1000)) / 1000).action;
      if (view.ask && careless.includes(view.ask.type)) return randomAction(rules.choices(view), rng);
      return greedy.choose(rules, view, rng);
    },
  };
}

function bestGuess(view: CastlesView, guessed: (option: Option) => number): Option {
  const guesses = turnOptions(valuationOf(view), PLACES_SEEN).map((option) => ({ option, guess: guessed(option) }));
  return guesses.reduce((a, b) => (b.guess > a.guess ? b : a)).option;
}
