import { type PalaceView, scoreLines, setPoints, swanCounts } from '@luftschloss/engine/palace';

/** What a seat has: *now* without favors, and what favors would pay if the game ended here. For rivals both count only what the viewer may know. */
export interface Standing {
  readonly now: number;
  readonly favors: number;
  readonly parts: readonly { readonly category: string; readonly points: number }[];
}

const known = new WeakMap<PalaceView, Standing[]>();

export function standingOf(view: PalaceView, seat: number): Standing {
  let all = known.get(view);
  if (!all) {
    all = [];
    known.set(view, all);
  }
  all[seat] ??= measured(view, seat);
  return all[seat];
}

function measured(view: PalaceView, seat: number): Standing {
  const parts = new Map<string, number>();
  for (const { category, points } of scoreLines(view, seat)) parts.set(category, (parts.get(category) ?? 0) + points);
  const favors = parts.get('favors') ?? 0;
  parts.delete('favors');
  const listed = [...parts].map(([category, points]) => ({ category, points }));
  return { now: listed.reduce((sum, { points }) => sum + points, 0), favors, parts: listed };
}

export function setsWorth(view: PalaceView, seat: number): number {
  return setPoints(swanCounts(view.players[seat]));
}
