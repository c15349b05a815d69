import { type Ask, type CastlesAction, type CastlesView, hasExpansions } from '@luftschloss/engine/castles';
import { type Valuation, valuationOf } from '../valuation.ts';
import { choicesAnywhere, turnChoices } from './choices.ts';
import { Evaluator, SOLO } from './evaluator.ts';
import { learnedNetwork } from './learned.ts';
import { type Choice, type Effort, QUICK } from './position.ts';
import { layingChoices, stackChoices } from './sleeping-reward.ts';

/** What was learned is a game alone, without any expansion of the Collector's Edition. */
export function isLearned({ seats, options }: Pick<CastlesView, 'seats' | 'options'>): boolean {
  return seats.length === 1 && !hasExpansions(options);
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
      return turnChoices(by, valuation, effort);
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
  const choices = choicesFor(learnedEvaluator(), valuationOf(view), ask, QUICK);
  return choices && choices.length > 0 ? choices.reduce((a, b) => (b.worth > a.worth ? b : a)).action : null;
}
