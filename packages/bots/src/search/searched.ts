import type { Budget, GameTypes, Rng, Rules } from '@luftschloss/engine/kernel';
import { allowanceOf } from './allowance.ts';
import { type Question, type SearchResult, search } from './search.ts';

/** Somebody must decide something. */
export interface Asked<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly view: G['view'];
  readonly rng: Rng;
}

/** How a game makes a question of a decision: what is worth thinking about, and how that is found out. */
export type QuestionFor<G extends GameTypes = GameTypes> = (asked: Asked<G>, budget?: Budget) => Question<G>;

/** Finding candidates takes time as well: the clock runs from the beginning. */
export function searched<G extends GameTypes>(questionFor: QuestionFor<G>, asked: Asked<G>, budget: Budget): SearchResult<G['action']> {
  const allowance = allowanceOf(budget);
  return search({ ...questionFor(asked, budget), allowance });
}
