import {
  type Ask,
  type CastlesAction,
  type CastlesState,
  type CastlesView,
  castles,
  hasExpansions,
  ownSeat,
} from '@luftschloss/engine/castles';
import { type Valuation, valuationOf } from '../valuation.ts';
import { cardChoices, pieceChoices, rewardChoices, turnChoices, worthAsItIs } from './choices.ts';
import { Evaluator } from './evaluator.ts';
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
  evaluator ??= new Evaluator(learnedNetwork());
  return evaluator;
}

/** Everything that could be done about a decision, or `null` where nothing was learned about it. */
export function choicesFor(by: Evaluator, valuation: Valuation, ask: Ask, effort: Effort): Choice[] | null {
  switch (ask.type) {
    case 'take-turn':
      return turnChoices(by, valuation, effort);
    case 'place-corridor':
      return pieceChoices(by, valuation, ask, effort);
    case 'keep-drawn-card':
      return cardChoices(by, valuation, ask);
    case 'choose-any-reward':
      return rewardChoices(by, valuation, ask, effort);
    case 'choose-stack':
      return ask.purpose === 'lay' ? stackChoices(by, valuation, effort) : null;
    case 'lay-rooms':
      return layingChoices(by, valuation, ask, effort);
    default:
      return null;
  }
}

/** The best of them. */
export function learnedAction(view: CastlesView, ask: Ask): CastlesAction | null {
  if (!isLearned(view)) return null;
  const choices = choicesFor(learnedEvaluator(), valuationOf(view), ask, QUICK);
  return choices && choices.length > 0 ? choices.reduce((a, b) => (b.worth > a.worth ? b : a)).action : null;
}

/** What the score is going to be. */
export function expectedScore(state: CastlesState): number {
  const view = castles.view(state, 0);
  const { score } = ownSeat(view);
  return state.stage === 'over' ? score : score + worthAsItIs(learnedEvaluator(), valuationOf(view));
}
