import type { Review } from './plan.ts';
import type { Finding } from './weigh-decision.ts';

/** Raised when decisions are weighed in another way: what was found in an earlier one is not mixed with it. */
export const WEIGHED = 3;

/** How well somebody has played, from 0 to 100: the mean quality of the decisions that were looked at; `null` while there is none. */
export function accuracyOf({ decisions }: Pick<Review, 'decisions'>): number | null {
  const qualities = decisions.flatMap(({ finding }) => (finding ? [qualityOf(finding)] : []));
  return qualities.length === 0 ? null : (100 * qualities.reduce((sum, quality) => sum + quality, 0)) / qualities.length;
}

/** The part of what was at stake that was kept. In points and not in chances: a mistake is one also in a game that is won or lost already. */
function qualityOf({ better, cost, stake }: Finding): number {
  if (!better) return 1;
  return stake > cost.points ? 1 - cost.points / stake : 0;
}
