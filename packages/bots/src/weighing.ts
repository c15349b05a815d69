import type { GameTypes } from '@luftschloss/engine/kernel';
import { type Difference, difference, type Question, worthsByWorld } from './search/index.ts';

/** An action among others, after all of them were played in the same worlds. */
export interface Weighed<Action = GameTypes['action']> {
  readonly action: Action;
  /** On average: the chance of winning from 0 to 1; alone hundreds of points. */
  readonly mean: number;
  /** How far it is behind the best of them, world by world. */
  readonly behind: Difference;
}

/** So far behind the best, beyond twice the standard error, is clearly worse. */
export const CLEARLY_BEHIND = 0.02;
/** Who is no further behind than this did as well. */
export const AS_GOOD = 0.01;

export function isClearlyBehind({ behind }: Pick<Weighed, 'behind'>): boolean {
  return behind.mean - 2 * behind.standardError >= CLEARLY_BEHIND;
}

export function isAsGood({ behind }: Pick<Weighed, 'behind'>): boolean {
  return behind.mean <= AS_GOOD;
}

/** Plays every action in so many worlds, and says after each of them how many are played. */
export function weighed<G extends GameTypes>(
  question: Question<G>,
  actions: readonly G['action'][],
  worlds: number,
  onWorld?: (played: number) => void,
): Weighed<G['action']>[] {
  const worths: number[][] = actions.map(() => []);
  let played = 0;
  for (const each of worthsByWorld(question, actions)) {
    for (const [index, worth] of each.entries()) worths[index].push(worth);
    played++;
    onWorld?.(played);
    if (played >= worlds) break;
  }
  const means = worths.map((of) => of.reduce((sum, worth) => sum + worth, 0) / played);
  const best = worths[means.indexOf(Math.max(...means))];
  return actions.map((action, index) => ({ action, mean: means[index], behind: difference(best, worths[index]) }));
}

/** The same question, but every game is played to its end: what is found out depends on no guess at the rest. */
export function toTheEnd<G extends GameTypes>({ until: _, ...question }: Question<G>): Question<G> {
  return question;
}
