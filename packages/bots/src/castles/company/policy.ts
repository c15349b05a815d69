import { type Ask, type CastlesState, castles, HALLWAY, ownSeat, priceFor } from '@luftschloss/engine/castles';
import type { Seat } from '@luftschloss/engine/kernel';
import { cardChoices, pieceChoices, rewardChoices, turnChoices, worthAsItIs } from '../solo/choices.ts';
import type { Evaluation } from '../solo/evaluator.ts';
import type { Choice, Effort } from '../solo/position.ts';
import { beforeTurn, besidesBuilding } from '../turn.ts';
import { type Valuation, valuationOf } from '../valuation.ts';
import { CompanyEvaluator } from './evaluator.ts';
import { companyNetwork } from './learned.ts';

let evaluator: CompanyEvaluator | null = null;

export function companyEvaluator(): CompanyEvaluator {
  evaluator ??= new CompanyEvaluator(companyNetwork());
  return evaluator;
}

/** Everything that could be done about a decision, or `null` where nothing was learned about it. */
export function choicesInCompany(by: Evaluation, valuation: Valuation, ask: Ask, effort: Effort): Choice[] | null {
  switch (ask.type) {
    case 'take-turn':
      return beforeTurn(valuation) ? null : turnInCompany(by, valuation, effort);
    case 'place-corridor':
      return pieceChoices(by, valuation, ask, effort);
    case 'keep-drawn-card':
      return cardChoices(by, valuation, ask);
    case 'choose-any-reward':
      return rewardChoices(by, valuation, ask, effort);
    default:
      return null;
  }
}

/** What was not learned is compared with passing. */
function turnInCompany(by: Evaluation, valuation: Valuation, effort: Effort): Choice[] {
  const choices = turnChoices(by, valuation, effort);
  const [passed] = choices;
  const others = besidesBuilding(valuation).map(({ action, worth }) => ({
    action,
    worth: passed.worth + worth,
    points: 0,
    afterstate: null,
  }));
  return [...choices.map((choice) => ({ ...choice, worth: choice.worth - helpOf(valuation, choice) })), ...others];
}

/** Money paid helps the Master Builder, if that is somebody else. */
function helpOf({ view, seat, thousand, weights }: Valuation, { action }: Choice): number {
  if (view.masterBuilder === seat || !('tile' in action)) return 0;
  const room = view.market.find(({ tile }) => tile === action.tile);
  const price = priceFor(view, seat, room ?? HALLWAY);
  return (weights.helping * thousand * price) / 1000 / (view.seats.length - 1);
}

/** What the score of a seat is going to be. */
export function expectedScoreOf(state: CastlesState, seat: Seat, by: Evaluation = companyEvaluator()): number {
  const view = castles.view(state, seat);
  const { score } = ownSeat(view);
  return state.stage === 'over' ? score : score + worthAsItIs(by, valuationOf(view));
}
