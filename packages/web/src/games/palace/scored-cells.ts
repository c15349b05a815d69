import type { ScoreLine, Seat } from '@luftschloss/engine/kernel';
import { type Cell, countedLines, type PalaceView } from '@luftschloss/engine/palace';

/** Where the tiles lie that a line of the final score counts; none where it counts swans or slots. */
export function scoredCells(view: PalaceView, seat: Seat, line: ScoreLine): readonly Cell[] {
  const reason = JSON.stringify(line.reason);
  const same = countedLines(view, seat).filter((counted) => JSON.stringify(counted.reason) === reason);
  const tiles = new Set(same.flatMap((counted) => counted.tiles));
  return view.palace.tiles.filter(({ tile }) => tiles.has(tile)).map(({ x, y }) => ({ x, y }));
}
