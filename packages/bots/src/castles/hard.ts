import type { CastlesAction, CastlesState, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import type { Budget, Player, Rng, Rules } from '@luftschloss/engine/kernel';
import { type Answer, allowanceOf, type FirstSight, search } from '../search/index.ts';
import { candidatesFor } from './candidates.ts';
import { greedy } from './greedy.ts';
import { inStanding, worthOfStanding } from './standing.ts';

/** What the level is made for where nobody sets a budget. */
const USUAL_BUDGET: Budget = { playouts: 200 };

/** Plays its best ideas out in its head against greedy players, and takes what wins most often. */
export const hard: Player<CastlesTypes> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => ponder(rules, view, rng, budget).action,
};

export function ponder(rules: Rules<CastlesTypes>, view: CastlesView, rng: Rng, budget: Budget): Answer<CastlesAction> {
  const allowance = allowanceOf(budget);
  const { actions, worths } = candidatesFor(rules, view, rng);
  const question = { rules, view, rng, allowance, candidates: actions, policy: greedy.choose, worth: worthOfStanding };
  if (view.seats.length > 1) return search({ ...question, until: roundsAhead(view) });
  return search({ ...question, caution: CAUTION_ALONE, firstSight: worths && firstSight(worths) });
}

/** In company, a few rounds and a guess at the rest tell more in the same time than whole games do. */
const ROUNDS_AHEAD = 3;

function roundsAhead({ round }: CastlesView): (state: CastlesState) => boolean {
  return (state) => state.round >= round + ROUNDS_AHEAD && !state.lastRound;
}

/**
 * Alone there is nothing but the long run. Whole games differ by more than ten points from world to world, and so do the differences between two candidates;
 * greedy's own judgement of a difference is wrong by about three, as much as fifteen worlds tell.
 */
const SPREAD_ALONE = 11.5;
const ERROR_ALONE = 3;
/** Nobody else takes advantage of a mistake. */
const CAUTION_ALONE = 0.3;

function firstSight(worths: readonly number[]): FirstSight {
  return { worths: worths.map(inStanding), error: inStanding(ERROR_ALONE), spread: inStanding(SPREAD_ALONE) };
}
