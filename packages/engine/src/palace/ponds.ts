import type { Board } from './board.ts';
import { WALL } from './doors.ts';
import { opennessOf } from './open-entrance.ts';
import { BUILT, EMPTY, POND, SPOTS, type Spot, STEP } from './table.ts';

/** Empty spots of areas that are walled off: nothing but palace walls around them and no door into them. P-11.7 */
export function pondSpots(board: Board): Spot[] {
  const { ground } = board;
  const { open } = opennessOf(board);
  const ponds: Spot[] = [];
  let seen: Uint8Array | null = null;
  for (let spot = 0; spot < SPOTS; spot++) {
    if (ground[spot] !== EMPTY || open[spot] === 1 || seen?.[spot] === 1) continue;
    seen ??= new Uint8Array(SPOTS);
    const region = regionAround(board, spot, seen);
    if (region.walledOff) ponds.push(...region.spots.filter((member) => ground[member] === EMPTY));
  }
  return ponds;
}

export function isWalledOff(board: Board, spot: Spot): boolean {
  return regionAround(board, spot, new Uint8Array(SPOTS)).walledOff;
}

function regionAround(board: Board, start: Spot, seen: Uint8Array): { spots: Spot[]; walledOff: boolean } {
  const spots = [start];
  seen[start] = 1;
  let walledOff = true;
  for (const spot of spots) {
    for (let d = 0; d < 4; d++) {
      const next = spot + STEP[d];
      const kind = board.ground[next];
      if (kind === EMPTY || kind === POND) {
        if (seen[next] === 1) continue;
        seen[next] = 1;
        spots.push(next);
      } else if (kind !== BUILT || board.doors[next * 4 + ((d + 2) & 3)] !== WALL) {
        walledOff = false;
      }
    }
  }
  return { spots, walledOff };
}
