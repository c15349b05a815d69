import type { Between, BetweenAction, BetweenView } from '@luftschloss/engine/between';
import type { Budget, Player, Seat } from '@luftschloss/engine/kernel';
import { type Asked, type Question, searched } from '../search/index.ts';
import { greedyAction } from './greedy.ts';
import { optionsOf } from './options.ts';
import { turnsPlayed } from './turns.ts';
import { winningChance } from './win-probability.ts';

/** What the level is made for where nobody sets a budget. */
const USUAL_BUDGET: Budget = { playouts: 100 };
/** More are not told apart in any sensible time. */
const MOST_CANDIDATES = 10;
/** So many turns are played out, this one included: further ahead, luck hides what a tile is worth. */
const TURNS_AHEAD = 2;
/** In points: how far one castle may still come ahead of another by luck. Chances made with it were as often won as they say. */
export const LUCK = 5;

/** Plays the best options of greedy out in sampled worlds and takes the one that is most likely to win. */
export const hard: Player<Between> = {
  name: 'hard',
  choose: (rules, view, rng, budget = USUAL_BUDGET) => searched(questionFor, { rules, view, rng }, budget).action,
};

/** The whole question, so that others can look into it as well. */
export function questionFor(asked: Asked<Between>): Question<Between> {
  const end = turnsPlayed(asked.view) + TURNS_AHEAD;
  return {
    ...asked,
    candidates: candidatesFor(asked.view),
    policy: (_rules, view) => greedyAction(view),
    worth: (state, seat) => winningChance(state, seat, LUCK),
    until: (state) => turnsPlayed(state) >= end,
  };
}

/** What looks best at first sight: greedy's own answer first. */
function candidatesFor(view: BetweenView): BetweenAction[] {
  const options = [...optionsOf(view, view.viewer as Seat, true)].sort((a, b) => b.value - a.value);
  return options.slice(0, MOST_CANDIDATES).map(({ action }) => action);
}
