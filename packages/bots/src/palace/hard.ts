import type { Budget, Player } from '@luftschloss/engine/kernel';
import type { PalaceGame, PalaceState } from '@luftschloss/engine/palace';
import { type Asked, isLess, type Question, searched } from '../search/index.ts';
import { candidatesFor } from './candidates.ts';
import { greedy } from './greedy.ts';
import { worthOfStanding } from './standing.ts';

/** What the level is made for where nobody sets a budget. */
const USUAL_BUDGET: Budget = { playouts: 80 };
/** So many turns of everybody are played out: the judgement of a palace is worth more the less of the game is left to it. */
const TURNS_AHEAD = 6;
/** With very little time, shorter playouts are more of them. */
const TURNS_AHEAD_BRIEF = 3;
const BRIEF = { milliseconds: 100, playouts: 40 };

/** Plays the best ideas of greedy out in sampled worlds and takes the one that is most likely to win. */
export const hard: Player<PalaceGame> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => searched(questionFor, { rules, view, rng }, budget).action,
};

/** The whole question, so that others can look into it as well. */
export function questionFor({ rules, view, rng }: Asked<PalaceGame>, budget?: Budget): Question<PalaceGame> {
  const turns = isLess(budget, BRIEF) ? TURNS_AHEAD_BRIEF : TURNS_AHEAD;
  const end = view.turn.number + turns * view.players.length;
  return {
    rules,
    view,
    rng,
    candidates: candidatesFor(rules, view, rng),
    policy: greedy.choose,
    worth: worthOfStanding,
    until: (state: PalaceState) => state.turn.number >= end,
  };
}
