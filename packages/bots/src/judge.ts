import type { Fact, GameTypes } from '@luftschloss/engine/kernel';
import type { QuestionFor } from './search/index.ts';

/** How decisions of a game are judged. */
export interface Judge<G extends GameTypes = GameTypes> {
  readonly questionFor: QuestionFor<G>;
  /** What speaks for an action: the most important first. */
  reasonsFor(view: G['view'], action: G['action']): Fact[];
  /** Actions that come to much the same for somebody who asks have the same idea. */
  ideaOf(action: G['action']): string;
}
