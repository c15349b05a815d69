import type { Cell, Swan, TileId } from '@luftschloss/engine/palace';
import type { Way } from './sites.ts';

export interface DrawnMatch {
  readonly tile: TileId;
  readonly other: Cell;
  readonly swan: Swan;
  readonly direction: number;
  readonly number: number; // on the board and in the list beside it
}

/** Directions by the step that leads there: north, east, south, west. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** The doors that match, in the order in which they pay. */
export function matchesIn({ action, preview }: Way): DrawnMatch[] {
  const found: DrawnMatch[] = [];
  for (const { reason, colour } of preview.swans) {
    if (reason.why !== 'match' || found.some(({ tile }) => tile === reason.other)) continue;
    const other = preview.after.palace.tiles.find(({ tile }) => tile === reason.other);
    const direction = other ? STEPS.findIndex(([dx, dy]) => action.x + dx === other.x && action.y + dy === other.y) : -1;
    if (other && direction >= 0) found.push({ tile: other.tile, other, swan: colour, direction, number: found.length + 1 });
  }
  return found;
}
