import { doTask, judgeFor } from '@luftschloss/bots';
import type { TaskResult } from '@luftschloss/bots/review';
import { findGame } from '@luftschloss/engine';
import type { ReviewQuestion } from './review-pool.ts';

/** What a judge finds out. Whoever asks sees no more than the player did. */
export function taskResult({ game, decision, task }: ReviewQuestion): TaskResult {
  const rules = findGame(game)?.rules;
  const judge = judgeFor(game);
  if (!rules || !judge) throw new Error(`nobody judges ${game}`);
  return doTask(rules, judge, decision, task);
}
