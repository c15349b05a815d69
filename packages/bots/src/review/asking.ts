import { type GameTypes, type Rules, rngFrom, type Seat } from '@luftschloss/engine/kernel';
import type { Judge } from '../judge.ts';
import type { Question } from '../search/index.ts';

/** As the strongest bot asks, but in points. Seeds say nothing of the deal: whoever sees the same is told the same. */
export function questionAbout(rules: Rules, judge: Judge, view: GameTypes['view'], purpose: string): Question {
  const question = judge.questionFor({ rules, view, rng: rngFrom(`review ${purpose}`) });
  const worth = (state: GameTypes['state'], seat: Seat): number => judge.pointsOf(view, question.worth(state, seat));
  return { ...question, worth };
}
