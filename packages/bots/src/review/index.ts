export { accuracyOf, type Risk, riskOf, WEIGHED } from './accuracy.ts';
export { type Decision, decisionsOf } from './decisions.ts';
export {
  costliestOf,
  DEPTHS,
  type Depth,
  newReview,
  nextTask,
  progressOf,
  type Review,
  type Reviewed,
  type Task,
  type TaskResult,
  withResult,
} from './plan.ts';
export type { Source, Sources } from './sources.ts';
export type { Answer, Cost, Finding } from './weigh-decision.ts';
