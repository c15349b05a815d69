import type { Day, DayKind, OwnTry } from '@luftschloss/protocol';

type Tried = Pick<OwnTry, 'points' | 'lead'> & { readonly day: Day; readonly kind: DayKind };

/** By points alone, by the lead and then by points against bots; the earliest of equals. */
export function bestOf<T extends Tried>(tries: readonly T[], kind: DayKind): T | null {
  const ranked = tries.filter((each) => each.kind === kind && each.points !== null && each.lead !== null);
  const better = (a: T, b: T): number =>
    Number(b.lead) - Number(a.lead) || Number(b.points) - Number(a.points) || a.day.localeCompare(b.day);
  return [...ranked].sort(better)[0] ?? null;
}

export interface DayOfTries<T> {
  readonly day: Day;
  readonly solo: T | null;
  readonly bots: T | null;
}

/** Both tries of a day in one line, newest first. */
export function byDay<T extends Tried>(tries: readonly T[]): DayOfTries<T>[] {
  const days = [...new Set(tries.map(({ day }) => day))].sort().reverse();
  const find = (day: Day, kind: DayKind): T | null => tries.find((each) => each.day === day && each.kind === kind) ?? null;
  return days.map((day) => ({ day, solo: find(day, 'solo'), bots: find(day, 'bots') }));
}
