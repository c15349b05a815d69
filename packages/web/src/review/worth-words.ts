import type { Answer } from '@luftschloss/bots/review';
import type { Words } from '@luftschloss/words';

type Worth = Pick<Answer, 'chance' | 'points'>;

/** How answers are told apart: by the chance of winning; by the lead, where a game is won or lost already; alone by the points at the end. */
export type Measure = 'chance' | 'lead' | 'points';

/** Below this, no chance was left to lose: points were. */
export const ANY_CHANCE = 0.005;

/** `leads`: whether somebody can be ahead in points of the score; where castles are shared, chances have to do. */
export function measureOf(played: Worth, better: Worth | null, leads: boolean): Measure {
  if (played.chance === null) return 'points';
  if (!leads) return 'chance';
  return better && (better.chance ?? 0) - played.chance < ANY_CHANCE ? 'lead' : 'chance';
}

/** What an answer comes to. */
export function worthWords({ review: { moment } }: Words, { chance, points }: Worth, measure: Measure): string {
  if (measure === 'chance') return moment.share({ chance: chance ?? 0 });
  const whole = Math.round(points);
  if (measure === 'points') return moment.points({ points: whole });
  return whole < 0 ? moment.behind({ points: -whole }) : moment.ahead({ points: whole });
}
