import { byCategory } from './ranking.ts';
import type { SheetChange, SheetLine, TableSheet } from './table-library.ts';

/** Where two sheets of the same players differ by category: the boards, where these are scored, else the seats. */
export function sheetChanges(before: TableSheet, after: TableSheet): SheetChange[] {
  const then = before.sheet?.boards ?? before.standings;
  return (after.sheet?.boards ?? after.standings).flatMap(({ lines }, whose) => {
    const old = byCategory(then[whose].lines);
    const now = byCategory(lines);
    return after.categories
      .map((category) => ({ whose, category, before: old.get(category) ?? 0, after: now.get(category) ?? 0 }))
      .filter((change) => change.before !== change.after);
  });
}

/** Lines that a tile changes, with the difference as points; what it costs is among them. Lines with the same `subject` are about the same. */
export function changedLines(before: readonly SheetLine[], after: readonly SheetLine[], subject: (line: SheetLine) => string): SheetLine[] {
  const then = pointsBy(before, subject);
  const now = pointsBy(after, subject);
  const last = new Map([...before, ...after].map((line) => [subject(line), line]));
  return [...last].flatMap(([about, line]) => {
    const points = (now.get(about) ?? 0) - (then.get(about) ?? 0);
    return points === 0 ? [] : [{ ...line, points }];
  });
}

function pointsBy(lines: readonly SheetLine[], subject: (line: SheetLine) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(subject(line), (sums.get(subject(line)) ?? 0) + line.points);
  return sums;
}
