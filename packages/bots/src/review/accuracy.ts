import type { Review } from './plan.ts';

/** How well somebody has played, from 0 to 100: the mean quality of the decisions that were looked at; `null` while there is none. */
export function accuracyOf({ decisions }: Pick<Review, 'decisions'>): number | null {
  const qualities = decisions.flatMap(({ finding }) => finding?.quality ?? []);
  return qualities.length === 0 ? null : (100 * qualities.reduce((sum, quality) => sum + quality, 0)) / qualities.length;
}
