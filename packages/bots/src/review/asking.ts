import { type GameTypes, type Rules, rngFrom } from '@luftschloss/engine/kernel';
import type { Judge } from '../judge.ts';
import type { Question } from '../search/index.ts';
import { toTheEnd } from '../weighing.ts';

/** With less than this left, games are played to their end: a guess just before it is worse than any other, and costs as much. */
const NEAR_THE_END = 0.4;

/** Seeds say nothing of the deal: whoever sees the same is told the same. */
export function questionAbout(rules: Rules, judge: Judge, view: GameTypes['view'], purpose: string): Question {
  const question = judge.questionFor({ rules, view, rng: rngFrom(`review ${purpose}`) });
  return judge.partLeft(view) < NEAR_THE_END ? toTheEnd(question) : question;
}
