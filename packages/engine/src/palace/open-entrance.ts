import type { Board } from './board.ts';
import { type Door, UP } from './doors.ts';
import { measuredOnce } from './measured.ts';
import { AROUND, BUILDABLE, EMPTY, FRAME, SPOTS, type Spot, STEP } from './table.ts';

const waiting = new Int16Array(SPOTS);

/** 1 for every empty cell from which the edge of the table can be reached over empty cells. P-7.6 */
export function openLand(ground: Uint8Array): Uint8Array {
  const open = new Uint8Array(SPOTS);
  let count = 0;
  for (const spot of FRAME) {
    if (ground[spot] !== EMPTY) continue;
    open[spot] = 1;
    waiting[count++] = spot;
  }
  while (count > 0) {
    const spot = waiting[--count];
    for (let d = 0; d < 4; d++) {
      const next = spot + STEP[d];
      if (ground[next] !== EMPTY || open[next] === 1) continue;
      open[next] = 1;
      waiting[count++] = next;
    }
  }
  return open;
}

interface Openness {
  readonly open: Uint8Array;
  /** Spots in front of open entrances. */
  readonly entrances: readonly Spot[];
  /** By spot: what is left of the open land when the spot is built on; kept only where that splits the land. */
  readonly split: Map<Spot, Uint8Array>;
  /** By spot: whether some entrance of the palace stays open when the spot is built on. */
  readonly stays: Map<Spot, boolean>;
}

export const opennessOf = measuredOnce((board): Openness => {
  const open = openLand(board.ground);
  return { open, entrances: entrancesIn(open, board.upstairsFrontier), split: new Map(), stays: new Map() };
});

/** P-7.6: an entrance is open if a room can be put there and another one next to it. */
function leadsOn(open: Uint8Array, spot: Spot, built: Spot): boolean {
  if (open[spot] === 0 || BUILDABLE[spot] === 0) return false;
  for (let d = 0; d < 4; d++) {
    const next = spot + STEP[d];
    if (next !== built && open[next] === 1 && BUILDABLE[next] === 1) return true;
  }
  return false;
}

const NOWHERE: Spot = -1;

function entrancesIn(open: Uint8Array, faced: readonly Spot[]): Spot[] {
  return faced.filter((spot) => leadsOn(open, spot, NOWHERE));
}

export function hasOpenEntrance(board: Board): boolean {
  return opennessOf(board).entrances.length > 0;
}

/** P-7.4: whether an open entrance is left after a tile with these doors is put on the spot. */
export function keepsOpenEntrance(board: Board, spot: Spot, faces: readonly Door[]): boolean {
  const { open: before, entrances, stays } = opennessOf(board);
  if (before[spot] === 0) return entrances.length > 0;
  let stay = stays.get(spot);
  if (stay === undefined) {
    const rest = landWithout(board, spot);
    stay = entrances.some((entrance) => entrance !== spot && leadsOn(rest, entrance, spot));
    stays.set(spot, stay);
  }
  if (stay) return true;
  const open = landWithout(board, spot);
  for (let d = 0; d < 4; d++) if ((faces[d] & UP) !== 0 && leadsOn(open, spot + STEP[d], spot)) return true;
  return false;
}

/** What is known of a board holds for the next one, on which only this spot is no longer empty. */
export function inheritOpenness(board: Board, next: Board, spot: Spot): void {
  const { open: before } = opennessOf(board);
  let open = before;
  if (before[spot] === 1) {
    open = landWithout(board, spot).slice();
    open[spot] = 0;
  }
  opennessOf.preset(next, { open, entrances: entrancesIn(open, next.upstairsFrontier), split: new Map(), stays: new Map() });
}

/** Filling land anew is needed only where the spot joins parts of the land that do not touch beside it. */
function landWithout(board: Board, spot: Spot): Uint8Array {
  const { open, split } = opennessOf(board);
  if (!splits(open, spot)) return open;
  let rest = split.get(spot);
  if (!rest) {
    const ground = board.ground.slice();
    ground[spot] = 0;
    rest = openLand(ground);
    split.set(spot, rest);
  }
  return rest;
}

function splits(open: Uint8Array, spot: Spot): boolean {
  let parts = 0;
  for (let i = 0; i < 8; i += 2) {
    if (open[spot + AROUND[i]] === 0) continue;
    if (open[spot + AROUND[i + 1]] === 0 || open[spot + AROUND[(i + 2) & 7]] === 0) parts++;
  }
  return parts > 1;
}
