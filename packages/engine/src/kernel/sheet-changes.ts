import { byCategory } from './ranking.ts';
import type { SheetChange, TableSheet } from './table-library.ts';

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
