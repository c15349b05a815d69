import type { Language } from '@luftschloss/words';
import type { LogLine, TableSnapshot } from '../table/link.ts';
import type { Telling } from '../table/telling.ts';

/** What one action has told, to be stepped to. */
export interface RecapStep {
  readonly step: number;
  readonly lines: readonly LogLine[];
}

/** How many actions stood when the viewer had last decided something; none before the first decision. */
export function lastDecided({ back }: Pick<TableSnapshot, 'back'>): number {
  return back === null ? 0 : back + 1;
}

/** What has happened after so many actions, action by action. */
export function stepsSince(log: readonly LogLine[], since: number): RecapStep[] {
  const steps = new Map<number, LogLine[]>();
  for (const line of log) {
    if (line.step <= since) continue;
    const known = steps.get(line.step);
    if (known) known.push(line);
    else steps.set(line.step, [line]);
  }
  return [...steps].sort(([a], [b]) => a - b).map(([step, lines]) => ({ step, lines }));
}

export interface ToldStep extends RecapStep {
  readonly text: string;
}

/**
 * What there is to tell of it, in words. One thing is enough to come with it: between two people it is all that happens, and on a phone it has happened in a
 * castle that is not in sight.
 */
export function toldSince(log: readonly LogLine[], since: number, { line: tell }: Pick<Telling, 'line'>): ToldStep[] {
  return stepsSince(log, since).flatMap((step) => {
    const text = step.lines.flatMap((line) => tell(line) ?? []).join(' ');
    return text ? [{ ...step, text }] : [];
  });
}

/** By how much each seat's points have changed, where they have. */
export function earned(
  before: readonly number[] | null,
  after: readonly number[] | null,
): { readonly seat: number; readonly points: number }[] {
  if (!before || !after) return [];
  return after.map((points, seat) => ({ seat, points: points - (before[seat] ?? 0) })).filter(({ points }) => points !== 0);
}

/** What a game has to say about the time between two views of one seat: what it means for prices and favors. */
export type Consequences<View> = (before: View, after: View, language: Language) => string[];
