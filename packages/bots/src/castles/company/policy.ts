import { type Ask, HALLWAY, priceFor } from '@luftschloss/engine/castles';
import { choicesAnywhere, turnChoices } from '../solo/choices.ts';
import { Evaluator } from '../solo/evaluator.ts';
import type { Choice, Effort } from '../solo/position.ts';
import { beforeTurn, besidesBuilding } from '../turn.ts';
import type { Valuation } from '../valuation.ts';
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
  return beforeTurn(valuation) ? null : turnInCompany(by, valuation, effort);
}

/** What was not learned is compared with passing. */
function turnInCompany(by: Evaluator, valuation: Valuation, effort: Effort): Choice[] {
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
