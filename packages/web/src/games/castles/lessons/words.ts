import { type CastlesAction, type CastlesView, tileOf } from '@luftschloss/engine/castles';
import { signed } from '../../../board/signed.ts';
import { type Done, LEARNER, type LessonStep } from '../../../learn/lesson.ts';

export type Step = LessonStep<CastlesView, CastlesAction>;

/** What a room's bonus is worth, as it stands on its plate. */
export function amountOf(tile: string): string {
  return signed(bonusOf(tile));
}

export function bonusOf(id: string): number {
  return tileOf(id).bonus?.points ?? 0;
}

export function gained({ before, after }: Done<CastlesView>): number {
  return after.seats[LEARNER].score - before.seats[LEARNER].score;
}

export function moneyOf({ seats }: CastlesView): number {
  return seats[LEARNER].money ?? 0;
}
