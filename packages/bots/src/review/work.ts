import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import type { Judge } from '../judge.ts';
import type { Decision } from './decisions.ts';
import { type Depth, newReview, nextTask, type Review, type Task, type TaskResult, withResult } from './plan.ts';
import { sourcesOf } from './sources.ts';
import { lookAt, promiseOf } from './weigh-decision.ts';

/** Does what a review asks for next. */
export function doTask(rules: Rules, judge: Judge, decision: Decision, { look }: Task): TaskResult {
  if (!look) return { promise: promiseOf(rules, judge, decision) };
  const [first] = look.rivals ?? [];
  if (look.explains && first) return { sources: sourcesOf(rules, judge, decision, first, look.worlds) };
  return { finding: lookAt(rules, judge, decision, look) };
}

/** A whole review at once, for whoever has the time. */
export function reviewOf(rules: Rules, judge: Judge, seat: number, decisions: readonly Decision<GameTypes>[], depth: Depth): Review {
  const byStep = new Map(decisions.map((each) => [each.step, each]));
  let review = newReview(seat, [...byStep.keys()]);
  for (let task = nextTask(review, depth); task; task = nextTask(review, depth)) {
    review = withResult(review, task, doTask(rules, judge, byStep.get(task.step) as Decision, task), depth);
  }
  return review;
}
