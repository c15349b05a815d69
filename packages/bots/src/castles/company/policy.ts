import { type Ask, type CastlesAction, type CastlesView, HALLWAY, priceFor } from '@luftschloss/engine/castles';
import { choicesAnywhere, turnChoices } from '../solo/choices.ts';
import { Evaluator } from '../solo/evaluator.ts';
import { type Choice, type Effort, QUICK } from '../solo/position.ts';
import { beforeTurn, besidesBuilding } from '../turn.ts';
import { type Valuation, valuationOf } from '../valuation.ts';
import { companyNetwork } from './learned.ts';
import { COMPANY } from './perspective.ts';

let evaluator: Evaluator | null = null;

export function companyEvaluator(): Evaluator {
  evaluator ??= new Evaluator(companyNetwork(), COMPANY);
  return evaluator;
}

/** Everything that could be done about a decision, or `null` where nothing was learned about it. */
export function choicesInCompany(by: Evaluator, valuation: Valuation, ask: Ask, effort: Effort): Choice[] | null {
  if (ask.type !== 'take-turn') return choicesAnywhere(by, valuation, ask, effort);
  return turnWithExpansions(by, valuation, effort);
}

/** What was not learned is compared with passing; what comes before the use of a turn is left to greedy. */
export function turnWithExpansions(by: Evaluator, valuation: Valuation, effort: Effort): Choice[] | null {
  return beforeTurn(valuation) ? null : wholeTurn(by, valuation, effort);
}

function wholeTurn(by: Evaluator, valuation: Valuation, effort: Effort): Choice[] {
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

/** The best of them, as far as something was learned about the decision. */
export function actionInCompany(view: CastlesView): CastlesAction | null {
  const choices = view.ask && choicesInCompany(companyEvaluator(), valuationOf(view), view.ask, QUICK);
  return choices && choices.length > 0 ? choices.reduce((a, b) => (b.worth > a.worth ? b : a)).action : null;
}
