import { type Ask, type CastlesAction, type CastlesView, hasExpansions } from '@luftschloss/engine/castles';
import { turnWithExpansions } from '../company/policy.ts';
import { expandedEvaluator } from '../expanded/learned.ts';
import { type Valuation, valuationOf } from '../valuation.ts';
import { choicesAnywhere, turnChoices } from './choices.ts';
import { Evaluator, SOLO } from './evaluator.ts';
import { learnedNetwork } from './learned.ts';
import { type Choice, type Effort, QUICK } from './position.ts';
import { layingChoices, stackChoices } from './sleeping-reward.ts';

/** Games alone were learned, those without any expansion of the Collector's Edition apart from the others. */
export function isLearned({ seats }: Pick<CastlesView, 'seats'>): boolean {
  return seats.length === 1;
}

export function evaluatorFor({ options }: Pick<CastlesView, 'options'>): Evaluator {
  return hasExpansions(options) ? expandedEvaluator() : learnedEvaluator();
}

let evaluator: Evaluator | null = null;

/** Made when it is needed first: most players never are alone. */
export function learnedEvaluator(): Evaluator {
  evaluator ??= new Evaluator(learnedNetwork(), SOLO);
  return evaluator;
}

/** Everything that could be done about a decision, or `null` where nothing was learned about it. */
export function choicesFor(by: Evaluator, valuation: Valuation, ask: Ask, effort: Effort): Choice[] | null {
  switch (ask.type) {
    case 'take-turn':
      return (hasExpansions(valuation.view.options) ? turnWithExpansions : turnChoices)(by, valuation, effort);
    case 'choose-stack':
      return ask.purpose === 'lay' ? stackChoices(by, valuation, effort) : null;
    case 'lay-rooms':
      return layingChoices(by, valuation, ask, effort);
    default:
      return choicesAnywhere(by, valuation, ask, effort);
  }
}

/** The best of them. */
export function learnedAction(view: CastlesView, ask: Ask): CastlesAction | null {
  if (!isLearned(view)) return null;
  const choices = choicesFor(evaluatorFor(view), valuationOf(view), ask, QUICK);
  return choices && choices.length > 0 ? choices.reduce((a, b) => (b.worth > a.worth ? b : a)).action : null;
}
