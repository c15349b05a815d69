import type { Fact, GameTypes } from '@luftschloss/engine/kernel';
import type { QuestionFor } from './search/index.ts';

/** What a worth comes to in the terms of players. */
export interface Forecast {
  /** Of winning, from 0 to 1; `null` for somebody who plays alone. */
  readonly chance: number | null;
  /** Ahead of the best of the others; alone, at the end. */
  readonly points: number;
}

/** How decisions of a game are judged. */
export interface Judge<G extends GameTypes = GameTypes> {
  readonly questionFor: QuestionFor<G>;
  /** What speaks for an action: the most important first. */
  reasonsFor(view: G['view'], action: G['action']): Fact[];
  /** Actions that come to much the same for somebody who asks have the same idea. */
  ideaOf(action: G['action']): string;
  /** What the worth of an action means at this moment. The better the worth, the better both. */
  forecast(view: G['view'], worth: number): Forecast;
  /** The part of the game that is still to come, from 0 to 1: a guess from what can be seen. */
  partLeft(view: G['view']): number;
  /** So many points are a large mistake: most of a decision is lost with them. */
  readonly largeMistake: number;
}
