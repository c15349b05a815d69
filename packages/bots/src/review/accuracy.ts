import type { Review } from './plan.ts';
import type { Finding } from './weigh-decision.ts';

/** Raised when decisions are weighed in another way: what was found in an earlier one is not mixed with it. */
export const WEIGHED = 4;

/** What somebody could lose by a decision, and what they lost; in points and not in chances: a mistake is one also in a game that is won or lost already. */
export interface Risk {
  readonly stake: number;
  readonly lost: number;
}

/** A decision that lost more than a thoughtless choice would have lost shows that more was at stake. */
export function riskOf({ better, cost, stake }: Finding): Risk {
  const lost = better ? cost.points : 0;
  return { stake: Math.max(stake, lost), lost };
}

/** How well somebody has played, from 0 to 100: the part that was kept of all that was at stake in the decisions that were looked at; `null` while there is none. */
export function accuracyOf({ decisions }: Pick<Review, 'decisions'>): number | null {
  const risks = decisions.flatMap(({ finding }) => (finding ? [riskOf(finding)] : []));
  if (risks.length === 0) return null;
  const atStake = risks.reduce((sum, { stake }) => sum + stake, 0);
  return atStake === 0 ? 100 : 100 * (1 - risks.reduce((sum, { lost }) => sum + lost, 0) / atStake);
}
