import type { Language } from '@luftschloss/words';
import type { LogLine, TableSnapshot } from '../table/link.ts';

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

/** One thing that has happened needs no recap: it is on the board. */
const FEWEST = 2;

export function isWorthARecap(log: readonly LogLine[], since: number): boolean {
  return stepsSince(log, since).length >= FEWEST;
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
