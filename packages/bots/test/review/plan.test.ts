import { describe, expect, it } from 'vitest';
import {
  accuracyOf,
  costliestOf,
  type Finding,
  newReview,
  nextTask,
  progressOf,
  type Review,
  type Task,
  type TaskResult,
  withResult,
} from '../../src/review/index.ts';

const ACTION = { type: 'pass' };
const ANSWER = { action: ACTION, chance: 0.5, points: 0, reasons: [] };

function finding(points: number, worlds = 5): Finding {
  const better = points > 0 ? ANSWER : null;
  const cost = { chance: points / 100, points, chanceError: 0.01, pointsError: 0.5 };
  return { worlds, played: ANSWER, better, cost, stake: 10, rivals: [ACTION] };
}

const SOURCES = { own: [{ category: 'favors', points: 3 }], rival: -1, worlds: 24 };

function resultOf({ step, look }: Task, cost: number): TaskResult {
  if (!look) return { promise: step };
  return look.explains ? { sources: SOURCES } : { finding: finding(cost, look.worlds) };
}

/** Works through the plan; every decision costs what is said for its step. */
function worked(review: Review, costs: { readonly [step: number]: number }, tasks = 1000): { review: Review; done: Task[] } {
  const done: Task[] = [];
  let now = review;
  for (let task = nextTask(now, 'usual'); task && done.length < tasks; task = nextTask(now, 'usual')) {
    done.push(task);
    const { step } = task;
    now = withResult(now, task, resultOf(task, costs[step] ?? 0), 'usual');
  }
  return { review: now, done };
}

describe('the plan of a review', () => {
  it('asks first what is promising, and looks at that first', () => {
    const { done } = worked(newReview(0, [1, 2, 3]), {});
    expect(done.slice(0, 3).every(({ look }) => look === null)).toBe(true);
    expect(done.slice(3, 6).map(({ step }) => step)).toEqual([3, 2, 1]);
  });

  it('looks again at once at what seems to have cost much', () => {
    const { done } = worked(newReview(0, [1, 2, 3]), { 3: 9 });
    expect(done.slice(3, 5).map(({ step, look }) => [step, look?.name])).toEqual([
      [3, 'glance'],
      [3, 'look'],
    ]);
  });

  it('forgets what turned out to be no choice', () => {
    const review = newReview(0, [1, 2]);
    expect(withResult(review, { step: 1, look: null }, { promise: null }, 'usual').decisions.map(({ step }) => step)).toEqual([2]);
  });

  it('leaves alone what somebody else looks at', () => {
    expect(nextTask(newReview(0, [1, 2]), 'usual', new Set([1]))?.step).toBe(2);
    expect(nextTask(newReview(0, [1]), 'usual', new Set([1]))).toBeNull();
  });

  it('checks only the costliest once more', () => {
    const steps = Array.from({ length: 20 }, (_, step) => step);
    const { done } = worked(newReview(0, steps), Object.fromEntries(steps.map((step) => [step, step])));
    const checked = done.filter(({ look }) => look?.name === 'check').map(({ step }) => step);
    expect(checked.sort((a, b) => a - b)).toEqual([14, 15, 16, 17, 18, 19]);
  });

  it('explains the three costliest when everything else is known', () => {
    const steps = [1, 2, 3, 4, 5];
    const { done, review } = worked(newReview(0, steps), { 1: 4, 2: 9, 4: 6, 5: 2 });
    expect(done.slice(-3).map(({ step, look }) => [step, look?.name])).toEqual([
      [2, 'sources'],
      [4, 'sources'],
      [1, 'sources'],
    ]);
    expect(review.decisions.flatMap(({ step, finding: found }) => (found?.sources ? [step] : []))).toEqual([1, 2, 4]);
  });

  it('can be stopped anywhere, kept as text and gone on with', () => {
    const costs = { 2: 5, 5: 8 };
    const whole = worked(newReview(0, [1, 2, 3, 4, 5]), costs);
    const half = worked(newReview(0, [1, 2, 3, 4, 5]), costs, 8);
    const resumed = worked(JSON.parse(JSON.stringify(half.review)), costs);
    expect(half.done.length + resumed.done.length).toBe(whole.done.length);
    expect(resumed.review).toEqual(whole.review);
  });

  it('goes from nothing to everything', () => {
    const start = newReview(0, [1, 2, 3]);
    expect(progressOf(start, 'usual')).toBe(0);
    let before = 0;
    for (let tasks = 1; tasks < 12; tasks++) {
      const now = progressOf(worked(start, { 2: 4 }, tasks).review, 'usual');
      expect(now).toBeGreaterThanOrEqual(before - 1e-9);
      before = now;
    }
    expect(progressOf(worked(start, { 2: 4 }).review, 'usual')).toBe(1);
    expect(progressOf(worked(start, { 2: 4 }).review, 'deep')).toBeLessThan(0.6);
  });

  it('keeps a long look until a longer one has come', () => {
    const { review } = worked(newReview(0, [1]), { 1: 4 });
    const wide = nextTask(review, 'deep') as Task;
    expect(wide.look?.rivals).toBeUndefined();
    const after = withResult(review, wide, { finding: { ...finding(1, wide.look?.worlds), rivals: [] } }, 'deep');
    expect(after.decisions[0].finding).toEqual({ ...review.decisions[0].finding, rivals: [] });
  });

  it('names those that have cost something, the costliest first', () => {
    const { review } = worked(newReview(0, [1, 2, 3, 4]), { 1: 2, 3: 7 });
    expect(costliestOf(review, 3).map(({ step }) => step)).toEqual([3, 1]);
  });
});

describe('accuracy', () => {
  const accuracyOfAll = (...all: { points: number; stake: number }[]): number | null =>
    accuracyOf({
      decisions: all.map(({ points, stake }, step) => ({ step, looks: 2, promise: 1, finding: { ...finding(points), stake } })),
    });

  it('is what was kept of all that was at stake, so that a decision counts by that', () => {
    expect(accuracyOfAll({ points: 6, stake: 24 })).toBe(75);
    expect(accuracyOfAll({ points: 6, stake: 8 }, { points: 0, stake: 16 })).toBe(75);
    expect(accuracyOfAll({ points: 0, stake: 8 }, { points: 6, stake: 16 })).toBe(75);
  });

  it('hardly moves where nothing was at stake, and is whole where nothing was lost', () => {
    const before = accuracyOfAll({ points: 6, stake: 24 });
    expect(accuracyOfAll({ points: 6, stake: 24 }, { points: 0, stake: 0 }, { points: 0, stake: 0 })).toBe(before);
    expect(accuracyOfAll({ points: 0, stake: 0 })).toBe(100);
    expect(accuracyOfAll({ points: 0, stake: 24 })).toBe(100);
  });

  it('is never below nothing: whoever loses more than a choice without a thought would has had that much at stake', () => {
    expect(accuracyOfAll({ points: 30, stake: 12 })).toBe(0);
    expect(accuracyOfAll({ points: 30, stake: 12 }, { points: 0, stake: 30 })).toBe(50);
  });

  it('is unknown before anything was looked at', () => {
    expect(accuracyOf(newReview(0, [1]))).toBeNull();
  });
});
