import type { Answer } from '@luftschloss/bots/review';
import type { Words } from '@luftschloss/words';

/** What an answer comes to: the chance of winning, or alone the points at the end. */
export function worthWords({ review: { moment } }: Words, { chance, points }: Pick<Answer, 'chance' | 'points'>): string {
  return chance === null ? moment.points({ points: Math.round(points) }) : moment.share({ chance });
}
