import type { CastlesAction, CastlesState, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import type { Budget, Player, Rng, Rules } from '@luftschloss/engine/kernel';
import { type Answer, allowanceOf, search } from '../search/index.ts';
import { candidatesFor } from './candidates.ts';
import { greedy } from './greedy.ts';
import { worthOfStanding } from './standing.ts';

/** What the level is made for where nobody sets a budget. */
const USUAL_BUDGET: Budget = { playouts: 200 };

/** Plays its best ideas out in its head against greedy players, and takes what wins most often. */
export const hard: Player<CastlesTypes> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => ponder(rules, view, rng, budget).action,
};

export function ponder(rules: Rules<CastlesTypes>, view: CastlesView, rng: Rng, budget: Budget): Answer<CastlesAction> {
  const allowance = allowanceOf(budget);
  const candidates = candidatesFor(rules, view, rng);
  const until = horizonOf(view);
  return search({ rules, view, rng, allowance, candidates, policy: greedy.choose, worth: worthOfStanding, until });
}

/**
 * In company, a few rounds and a guess at the rest tell more in the same time than whole games do. Alone there is nothing but the long run, and it is soon
 * played.
 */
const ROUNDS_AHEAD = 3;

function horizonOf({ seats, round }: CastlesView): (state: CastlesState) => boolean {
  if (seats.length === 1) return () => false;
  return (state) => state.round >= round + ROUNDS_AHEAD && !state.lastRound;
}
