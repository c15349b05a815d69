import type { Fact, GameTypes, Player } from '@luftschloss/engine/kernel';
import type { QuestionFor } from './search/index.ts';

/** How a game may end, in the terms of players. */
export interface Forecast {
  /** Of winning, from 0 to 1; `null` for somebody who plays alone. */
  readonly chance: number | null;
  /** Ahead of the best of the others; alone, at the end. */
  readonly points: number;
}

/** How decisions of a game are judged. */
export interface Judge<G extends GameTypes = GameTypes> {
  readonly questionFor: QuestionFor<G>;
  /** Who plays whole games on where their ends are compared, if others than those of the question: somebody who builds worse gets less out of what is better. */
  readonly playsOn?: Player<G>['choose'];
  /** What speaks for an action: the most important first. */
  reasonsFor(view: G['view'], action: G['action']): Fact[];
  /** What speaks for one of two actions that is seen only where they are compared. */
  ratherThan?(view: G['view'], better: G['action'], played: G['action']): Fact[];
  /** Actions that come to much the same for somebody who asks have the same idea. */
  ideaOf(action: G['action']): string;
  /** What a worth of the search is in points. Unlike chances, they can be told apart in a game that is won or lost already. */
  pointsOf(view: G['view'], worth: number): number;
  /** What so many points mean at this moment: the more of them, the better the chance. */
  forecast(view: G['view'], points: number): Forecast;
  /** The part of the game that is still to come, from 0 to 1: a guess from what can be seen. */
  partLeft(view: G['view']): number;
  /** Fewer points than these are nothing that anybody would call a mistake. */
  readonly noticeable: number;
}
