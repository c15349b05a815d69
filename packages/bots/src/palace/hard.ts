import type { Budget, Player, Rng, Rules } from '@luftschloss/engine/kernel';
import type { PalaceAction, PalaceGame, PalaceState, PalaceView } from '@luftschloss/engine/palace';
import { allowanceOf, type SearchResult, search } from '../search/index.ts';
import { candidatesFor } from './candidates.ts';
import { greedy } from './greedy.ts';
import { worthOfStanding } from './standing.ts';

/** What the level is made for where nobody sets a budget. */
const USUAL_BUDGET: Budget = { playouts: 80 };
/** So many turns of everybody are played out: further ahead, luck hides what a tile is worth. */
const TURNS_AHEAD = 3;

/** Plays the best ideas of greedy out in sampled worlds and takes the one that is most likely to win. */
export const hard: Player<PalaceGame> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => ponder(rules, view, rng, budget).action,
};

export function ponder(rules: Rules<PalaceGame>, view: PalaceView, rng: Rng, budget: Budget): SearchResult<PalaceAction> {
  const allowance = allowanceOf(budget);
  const end = view.turn.number + TURNS_AHEAD * view.players.length;
  return search({
    rules,
    view,
    rng,
    allowance,
    candidates: candidatesFor(rules, view, rng),
    policy: greedy.choose,
    worth: worthOfStanding,
    until: (state: PalaceState) => state.turn.number >= end,
  });
}
