import { AS_GOOD } from '@luftschloss/bots/weighing';
import { same } from '../learn/lesson-run.ts';
import type { StoredAnswer } from './puzzle-file.ts';

/** What somebody's answer came to, against the best one that is known. */
export interface Verdict {
  /** `best`: the very answer. `as-good`: what it is behind is within the spread. `better`: it did clearly better than what was thought best. */
  readonly kind: 'best' | 'as-good' | 'better' | 'behind';
  readonly behind: number;
  readonly standardError: number;
}

export function isRight({ kind }: Verdict): boolean {
  return kind !== 'behind';
}

/** The answer among those that were weighed beforehand. */
export function storedAnswer(answers: readonly StoredAnswer[], action: unknown): StoredAnswer | null {
  return answers.find((each) => same(each.action, action)) ?? null;
}

export function verdictOn(answers: readonly StoredAnswer[], action: unknown): Verdict | null {
  const stored = storedAnswer(answers, action);
  if (!stored) return null;
  return stored === answers[0] ? { kind: 'best', behind: 0, standardError: 0 } : judged(stored.behind, stored.standardError);
}

/** Whoever is no further behind than chance explains has found an answer that is as good. */
export function judged(behind: number, standardError: number): Verdict {
  if (behind < -AS_GOOD && behind < -2 * standardError) return { kind: 'better', behind, standardError };
  const kind = behind <= Math.max(AS_GOOD, 2 * standardError) ? 'as-good' : 'behind';
  return { kind, behind, standardError };
}

/** Worlds are played in small lots, so that one sees that something happens, and stops as soon as it is clear. */
export interface Lots {
  readonly worlds: number;
  readonly behind: number;
  readonly standardError: number;
}

export const NO_LOTS: Lots = { worlds: 0, behind: 0, standardError: 0 };
export const LOT = 8;
const MOST_WORLDS = 48;
const FEWEST_WORLDS = 16;
const CLEAR = 4;

export function withLot(lots: Lots, behind: number, standardError: number): Lots {
  const worlds = lots.worlds + LOT;
  const before = lots.worlds / worlds;
  const now = LOT / worlds;
  return {
    worlds,
    behind: before * lots.behind + now * behind,
    standardError: Math.hypot(before * lots.standardError, now * standardError),
  };
}

export function isEnough({ worlds, behind, standardError }: Lots): boolean {
  if (worlds < FEWEST_WORLDS) return false;
  return worlds >= MOST_WORLDS || Math.abs(behind) > AS_GOOD + CLEAR * standardError || standardError === 0;
}

/** How much of the weighing is done at least, from 0 to 1. */
export function doneOf({ worlds }: Lots): number {
  return Math.min(1, worlds / MOST_WORLDS);
}
