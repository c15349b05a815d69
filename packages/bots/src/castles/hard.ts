import type { CastlesAction, CastlesState, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import { castles } from '@luftschloss/engine/castles';
import type { Budget, GameResult, Player, Rng, Rules, Seat } from '@luftschloss/engine/kernel';
import { type Answer, allowanceOf, search, winning } from '../search/index.ts';
import { candidatesFor } from './candidates.ts';
import { greedy } from './greedy.ts';

/** What the level is made for where nobody sets a budget. */
export const USUAL_BUDGET: Budget = { playouts: 200 };

/** A lead of so many points is a game that is nearly won. */
const SCALE = 15;
/** A solo game is measured by its points. */
const SOLO_SCALE = 100;

/** Plays its best ideas out in its head against greedy players, and takes what wins most often. */
export const hard: Player<CastlesTypes> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => ponder(rules, view, rng, budget).action,
};

export function ponder(rules: Rules<CastlesTypes>, view: CastlesView, rng: Rng, budget: Budget): Answer<CastlesAction> {
  const allowance = allowanceOf(budget);
  const candidates = candidatesFor(rules, view, rng);
  return search({ rules, view, rng, allowance, candidates, policy: greedy.choose, worth });
}

function worth(state: CastlesState, seat: Seat): number {
  const result = castles.result(state) as GameResult;
  return result.standings.length === 1 ? result.standings[0].score / SOLO_SCALE : winning(result, seat, SCALE);
}
