import type { Budget, Fact, GameTypes, Rng, Rules } from '@luftschloss/engine/kernel';

/** One of the best things to do, and why. */
export interface Hint<Action = GameTypes['action']> {
  readonly action: Action;
  /** How it turned out when it was played through: the chance of winning from 0 to 1; in a solo game hundreds of points. */
  readonly estimate: number;
  /** The most important first. */
  readonly reasons: readonly Fact[];
}

export type Hints<G extends GameTypes = GameTypes> = (rules: Rules<G>, view: G['view'], rng: Rng, budget: Budget) => Hint<G['action']>[];
