import type { CastlesState, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import type { Budget, Player, Seat } from '@luftschloss/engine/kernel';
import { type Asked, isLess, type Prior, type Question, searched } from '../search/index.ts';
import { candidatesFor } from './candidates.ts';
import { actionInCompany } from './company/policy.ts';
import { greedy } from './greedy.ts';
import { expectedScore } from './solo/choices.ts';
import { evaluatorFor } from './solo/policy.ts';
import { type Effort, QUICK, THOROUGH } from './solo/position.ts';
import { inStanding, SAFE_LEAD, worthOfLearnedStanding } from './standing.ts';

/** What the level is made for where nobody sets a budget. */
const USUAL_BUDGET: Budget = { playouts: 200 };

/** Plays its best ideas out in its head against greedy players, and takes what wins most often. */
export const hard: Player<CastlesTypes> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => searched(questionFor, { rules, view, rng }, budget).action,
};

/** The whole question, so that others can look into it as well. */
export function questionFor(asked: Asked<CastlesTypes>, budget?: Budget): Question<CastlesTypes> {
  return asked.view.seats.length > 1 ? inCompany(asked, budget) : alone(asked, budget);
}

/** From this budget on, more candidates are considered and the bot's own turns are played out with more care. */
const UNHURRIED = { milliseconds: 400, playouts: 100 };

function inCompany({ rules, view, rng }: Asked<CastlesTypes>, budget?: Budget): Question<CastlesTypes> {
  const hurried = isLess(budget, UNHURRIED);
  // Without a budget nobody is waiting: reviews weigh hundreds of decisions, and get more quick playouts than careful ones in the same
  // time.
  const careful = budget !== undefined && !hurried;
  const { actions, worths } = candidatesFor(rules, view, rng, careful ? THOROUGH : QUICK);
  return {
    rules,
    view,
    rng,
    candidates: actions,
    policy: careful ? byWhatWasLearned(view.viewer as Seat) : greedy.choose,
    worth: worthOfLearnedStanding,
    until: roundsAhead(view, hurried || view.ask?.type === 'set-prices' ? ROUNDS_AHEAD_SHORT : ROUNDS_AHEAD),
    prior: worths && priorInCompany(worths),
  };
}

/** In playouts the bot goes on by what it learned itself, the others as greedy would. */
function byWhatWasLearned(seat: Seat): Question<CastlesTypes>['policy'] {
  return (rules, view, rng) => (view.viewer === seat ? actionInCompany(view) : null) ?? greedy.choose(rules, view, rng);
}

function alone({ rules, view, rng }: Asked<CastlesTypes>, budget?: Budget): Question<CastlesTypes> {
  const { actions, worths } = candidatesFor(rules, view, rng, effortAlone(budget));
  const evaluator = evaluatorFor(view);
  return {
    rules,
    view,
    rng,
    candidates: actions,
    policy: greedy.choose,
    worth: (state) => inStanding(expectedScore(evaluator, state, 0)),
    until: roundsAhead(view, ROUNDS_AHEAD_SOLO),
    caution: CAUTION_SOLO,
    prior: worths && prior(worths, LEARNED),
  };
}

/** With less time than this, a thorough search for candidates would leave too little for playing them out. */
const TIME_TO_BE_THOROUGH = 200;

function effortAlone(budget: Budget | undefined): Effort {
  return budget && 'milliseconds' in budget && budget.milliseconds < TIME_TO_BE_THOROUGH ? QUICK : THOROUGH;
}

/** A few rounds and a guess at the rest tell more in the same time than whole games do. */
const ROUNDS_AHEAD = 3;
/** With little time, or many ways to set prices, all candidates in a few worlds tell more than some of them in as many, and shorter playouts make that possible. */
const ROUNDS_AHEAD_SHORT = 2;
/** Alone a round is soon played, and the guess is what errs most. */
const ROUNDS_AHEAD_SOLO = 4;

function roundsAhead({ round }: CastlesView, rounds: number): (state: CastlesState) => boolean {
  return (state) => state.round >= round + rounds && !state.lastRound;
}

/** How far the judgement of a difference at first sight is usually wrong, and how far differences vary from world to world, both in points. */
interface Doubts extends Pick<Prior, 'fewestWorlds'> {
  readonly standardError: number;
  readonly spread: number;
}

/** Alone, good candidates are in front: a smaller field that is played in more worlds finds the best of them more often. */
const LEARNED: Doubts = { standardError: 2, spread: 5, fewestWorlds: 9 };
/** Nobody else takes advantage of a mistake. */
const CAUTION_SOLO = 0.3;

/**
 * In company, in points. A lead changes the chance of winning most where the game is even: there by a quarter of its share of a safe lead.
 */
const IN_COMPANY: Doubts = { standardError: 4, spread: 5, fewestWorlds: 2 };

function priorInCompany(worths: readonly number[]): Prior {
  const { standardError, spread, fewestWorlds } = IN_COMPANY;
  const inChance = (points: number): number => points / (4 * SAFE_LEAD);
  return { worths: worths.map(inChance), standardError: inChance(standardError), spread: inChance(spread), fewestWorlds };
}

function prior(worths: readonly number[], { standardError, spread, fewestWorlds }: Doubts): Prior {
  return { worths: worths.map(inStanding), standardError: inStanding(standardError), spread: inStanding(spread), fewestWorlds };
}
