import type { CastlesState, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import type { Budget, Player } from '@luftschloss/engine/kernel';
import { type Asked, isLess, type Prior, type Question, searched } from '../search/index.ts';
import { candidatesFor } from './candidates.ts';
import { greedy } from './greedy.ts';
import { expectedScore } from './solo/choices.ts';
import { isLearned, learnedEvaluator } from './solo/policy.ts';
import { type Effort, QUICK, THOROUGH } from './solo/position.ts';
import { inStanding, SAFE_LEAD, worthOfLearnedStanding, worthOfStanding } from './standing.ts';

/** What the level is made for where nobody sets a budget. */
const USUAL_BUDGET: Budget = { playouts: 200 };

/** Plays its best ideas out in its head against greedy players, and takes what wins most often. */
export const hard: Player<CastlesTypes> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => searched(questionFor, { rules, view, rng }, budget).action,
};

/** The whole question, so that others can look into it as well. */
export function questionFor({ rules, view, rng }: Asked<CastlesTypes>, budget?: Budget): Question<CastlesTypes> {
  const { actions, worths } = candidatesFor(rules, view, rng, effortFor(budget));
  const question = { rules, view, rng, candidates: actions, policy: greedy.choose };
  if (view.seats.length > 1) {
    const until = roundsAhead(view, isLess(budget, BRIEF) ? ROUNDS_AHEAD_BRIEF : ROUNDS_AHEAD);
    return { ...question, worth: worthOfLearnedStanding, until, prior: worths && priorInCompany(worths) };
  }
  const caution = CAUTION_SOLO;
  if (isLearned(view)) {
    const worth = (state: CastlesState): number => inStanding(expectedScore(learnedEvaluator(), state, 0));
    const until = roundsAhead(view, ROUNDS_AHEAD_SOLO);
    return { ...question, worth, until, caution, prior: worths && prior(worths, LEARNED) };
  }
  return { ...question, worth: worthOfStanding, caution, prior: worths && prior(worths, WHOLE_GAMES) };
}

/** With less time than this, finding candidates thoroughly would leave too little of it, or none. */
const TIME_TO_BE_THOROUGH = 200;

function effortFor(budget: Budget | undefined): Effort {
  return budget && 'milliseconds' in budget && budget.milliseconds < TIME_TO_BE_THOROUGH ? QUICK : THOROUGH;
}

/** A few rounds and a guess at the rest tell more in the same time than whole games do. */
const ROUNDS_AHEAD = 3;
/** With little time, all candidates in two or three worlds tell more than a few of them in as many, and shorter playouts make that possible. */
const ROUNDS_AHEAD_BRIEF = 2;
const BRIEF = { milliseconds: 400, playouts: 100 };
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
/** With expansions nothing was learned, and games are played to their end. */
const WHOLE_GAMES: Doubts = { standardError: 3, spread: 11.5, fewestWorlds: 9 };
/** Nobody else takes advantage of a mistake. */
const CAUTION_SOLO = 0.3;

/** In company, in points: a lead changes the chance of winning most where the game is even, by a quarter of its share of a safe one. */
const IN_COMPANY: Doubts = { standardError: 4, spread: 5, fewestWorlds: 2 };

function priorInCompany(worths: readonly number[]): Prior {
  const { standardError, spread, fewestWorlds } = IN_COMPANY;
  const inChance = (points: number): number => points / (4 * SAFE_LEAD);
  return { worths: worths.map(inChance), standardError: inChance(standardError), spread: inChance(spread), fewestWorlds };
}

function prior(worths: readonly number[], { standardError, spread, fewestWorlds }: Doubts): Prior {
  return { worths: worths.map(inStanding), standardError: inStanding(standardError), spread: inStanding(spread), fewestWorlds };
}
