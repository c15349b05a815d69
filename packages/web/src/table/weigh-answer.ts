import { judgeFor, toTheEnd, weighed } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { type Fact, type GameTypes, rngFrom } from '@luftschloss/engine/kernel';
import type { ThinkRequest } from './thinker.ts';

/** An action against the first of those that were asked about. */
export interface WeighedAnswer {
  readonly behind: number; // on average; less than 0 where it did better
  readonly standardError: number;
  readonly reasons: readonly Fact[]; // the most important first
}

/** Plays every action through to the end of the game, in the same worlds; in none of them where only the reasons are wanted. */
export function weighedAnswers(
  { game, view, seed }: Pick<ThinkRequest, 'game' | 'view' | 'seed'>,
  { actions, worlds }: NonNullable<ThinkRequest['weigh']>,
): readonly WeighedAnswer[] {
  const rules = findGame(game)?.rules;
  const judge = judgeFor(game);
  if (!rules || !judge) return [];
  const seen = view as GameTypes['view'];
  const answers = actions as readonly GameTypes['action'][];
  const all = worlds > 0 ? weighed(toTheEnd(judge.questionFor({ rules, view: seen, rng: rngFrom(seed) })), answers, worlds) : [];
  return answers.map((action, index) => ({
    behind: worlds > 0 ? all[index].behind.mean - all[0].behind.mean : 0,
    // One of two is the best, and its own error is 0.
    standardError: worlds > 0 ? Math.max(all[index].behind.standardError, all[0].behind.standardError) : 0,
    reasons: judge.reasonsFor(seen, action),
  }));
}
