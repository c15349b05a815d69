import { accuracyOf, costliestOf, type Review, type Reviewed } from '@luftschloss/bots/review';
import type { LogLine } from '../table/link.ts';
import { roundsOf } from '../table/rounds.ts';

/** So many moments are shown by themselves. */
export const MOMENTS = 3;

/** The decisions that cost most, in the order of their cost. */
export function momentsOf(review: Review): readonly Reviewed[] {
  return costliestOf(review, MOMENTS);
}

/** Decisions of which something is known, in the order of the game. */
export function knownOf({ decisions }: Review): readonly Reviewed[] {
  return decisions.filter(({ finding }) => finding !== null);
}

export interface Summary {
  readonly accuracy: number | null; // `null` until every decision was looked at: the worst ones come first
  readonly among: number; // decisions among the best
  readonly of: number;
}

export function summaryOf(review: Review): Summary {
  const known = knownOf(review);
  const accuracy = known.length === review.decisions.length ? accuracyOf(review) : null;
  return { accuracy, among: known.filter(({ finding }) => finding?.better === null).length, of: known.length };
}

/** The round that each step belongs to; `undefined` where the game knows none. */
export function roundAt(story: readonly LogLine[], opens: ((event: unknown) => boolean) | undefined): (step: number) => number | undefined {
  const marks = opens ? roundsOf(story, opens) : [];
  return (step) => marks.findLast((mark) => mark.step <= step)?.round;
}
