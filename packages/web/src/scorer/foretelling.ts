import type { SheetLine, TilePreview } from '@luftschloss/engine/kernel';

export type Legal = Extract<TilePreview, { legal: true }>;

/** What the tile in hand changes on the sheet of whoever lays it. */
export function foretoldPoints({ changes }: Legal, tab: number): number {
  return changes.filter(({ whose }) => whose === tab).reduce((sum, { before, after }) => sum + after - before, 0);
}

/** The part of a sheet in which rewards stand that come while a castle is built. */
const REWARDS = 'rewards';

/** All of it: the lines, points of tiles that are completed by it, and what else changes by part of the sheet, such as a favor that is won. */
export interface Foretold {
  readonly lines: readonly SheetLine[];
  readonly completed: readonly { readonly number: number; readonly id: string; readonly points: number | null }[];
  readonly rest: readonly { readonly category: string; readonly points: number }[];
}

export function foretell({ lines, completed, changes }: Legal, tab: number): Foretold {
  const own = changes.filter(({ whose }) => whose === tab);
  // Where rewards are lines themselves, they are not told twice.
  const rewarded = own.some(({ category }) => category === REWARDS);
  const all = completed.map(({ tile, id, points }) => ({ number: tile, id, points: rewarded || points === null ? points : 0 }));
  const rewards = all.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const categories = [...new Set([...lines, ...own].map(({ category }) => category))];
  const rest = categories.map((category) => {
    const change = own.find((each) => each.category === category);
    const said = lines.filter((line) => line.category === category).reduce((sum, { points }) => sum + points, 0);
    return { category, points: (change ? change.after - change.before : 0) - said - (category === REWARDS ? rewards : 0) };
  });
  return { lines, completed: all, rest: rest.filter(({ points }) => points !== 0) };
}
