import { connect, facesOf, matchOf, type Palace } from '@luftschloss/engine/palace';
import type { Laid } from '../../../scorer/game-scorer.ts';

/** North, east, south, west; here north is up in numbers too. */
const TOWARDS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const DOOR = 1;
const SWAN = 3;

/** What people look for when they lay a tile: doors that meet, best with the same swan. */
export function matchesAt({ tiles }: Palace, { tile, x, y, r = 0 }: Laid): number {
  const faces = facesOf(tile, r as 0);
  return TOWARDS.reduce((sum, [dx, dy], direction) => {
    const other = tiles.find((placed) => placed.x === x + dx && placed.y === y + dy);
    const door = other ? facesOf(other.tile, other.turns)[(direction + 2) % 4] : undefined;
    if (door === undefined || !connect(faces[direction], door)) return sum;
    return sum + DOOR + (matchOf(faces[direction], door) === null ? 0 : SWAN);
  }, 0);
}
