import type { Budget, GameTypes, Rng, Rules } from '@luftschloss/engine/kernel';
import { hints as betweenHints } from './between/hints.ts';
import { hints as castlesHints } from './castles/hints.ts';

/** One of the best things to do, and why. */
export interface Hint<Action = GameTypes['action']> {
  readonly action: Action;
  /** How it turned out when it was played through: the chance of winning from 0 to 1; in a solo game hundreds of points. */
  readonly estimate: number;
  /** In words, the most important first. */
  readonly reasons: readonly string[];
}

export type Hints<G extends GameTypes = GameTypes> = (rules: Rules<G>, view: G['view'], rng: Rng, budget: Budget) => Hint<G['action']>[];

const OWN_HINTS: { readonly [game: string]: Hints } = {
  castles: castlesHints as unknown as Hints,
  between: betweenHints as unknown as Hints,
};

/** Who gives hints about a game: the best first. `null` where nobody does. */
export function hintsFor(game: string): Hints | null {
  return Object.hasOwn(OWN_HINTS, game) ? OWN_HINTS[game] : null;
}
