import type { Board } from './board.ts';
import { AROUND, BUILDABLE, CELLS, type CellIndex, EMPTY, FRAME, STEP } from './cells.ts';
import { type Door, UP } from './doors.ts';
import { measuredOnce } from './measured.ts';

const waiting = new Int16Array(CELLS);

/** 1 for every empty cell from which the edge of the table can be reached over empty cells. P-7.6 */
export function openLand(ground: Uint8Array): Uint8Array {
  const open = new Uint8Array(CELLS);
  let count = 0;
  for (const cell of FRAME) {
    if (ground[cell] !== EMPTY) continue;
    open[cell] = 1;
    waiting[count++] = cell;
  }
  while (count > 0) {
    const cell = waiting[--count];
    for (let d = 0; d < 4; d++) {
      const next = cell + STEP[d];
      if (ground[next] !== EMPTY || open[next] === 1) continue;
      open[next] = 1;
      waiting[count++] = next;
    }
  }
  return open;
}

interface Openness {
  readonly open: Uint8Array;
  /** Cells in front of open entrances. */
  readonly entrances: readonly CellIndex[];
  /** By cell: what is left of the open land when the cell is built on; kept only where that splits the land. */
  readonly split: Map<CellIndex, Uint8Array>;
  /** By cell: whether some entrance of the palace stays open when the cell is built on. */
  readonly stays: Map<CellIndex, boolean>;
}

export const opennessOf = measuredOnce((board): Openness => {
  const open = openLand(board.ground);
  return { open, entrances: entrancesIn(open, board.upstairsFrontier), split: new Map(), stays: new Map() };
});

/** P-7.6: an entrance is open if a room can be put there and another one next to it. */
function leadsOn(open: Uint8Array, cell: CellIndex, built: CellIndex): boolean {
  if (open[cell] === 0 || BUILDABLE[cell] === 0) return false;
  for (let d = 0; d < 4; d++) {
    const next = cell + STEP[d];
    if (next !== built && open[next] === 1 && BUILDABLE[next] === 1) return true;
  }
  return false;
}

const NOWHERE: CellIndex = -1;

function entrancesIn(open: Uint8Array, faced: readonly CellIndex[]): CellIndex[] {
  return faced.filter((cell) => leadsOn(open, cell, NOWHERE));
}

export function hasOpenEntrance(board: Board): boolean {
  return opennessOf(board).entrances.length > 0;
}

/** P-7.4: whether an open entrance is left after a tile with these doors is put on the cell. */
export function keepsOpenEntrance(board: Board, cell: CellIndex, faces: readonly Door[]): boolean {
  const { open: before, entrances, stays } = opennessOf(board);
  if (before[cell] === 0) return entrances.length > 0;
  let stay = stays.get(cell);
  if (stay === undefined) {
    const rest = landWithout(board, cell);
    stay = entrances.some((entrance) => entrance !== cell && leadsOn(rest, entrance, cell));
    stays.set(cell, stay);
  }
  if (stay) return true;
  const open = landWithout(board, cell);
  for (let d = 0; d < 4; d++) if ((faces[d] & UP) !== 0 && leadsOn(open, cell + STEP[d], cell)) return true;
  return false;
}

/** Carries what is known of a board over to the next one, on which only this cell has been built on. */
export function inheritOpenness(board: Board, next: Board, cell: CellIndex): void {
  const { open: before } = opennessOf(board);
  let open = before;
  if (before[cell] === 1) {
    open = landWithout(board, cell).slice();
    open[cell] = 0;
  }
  opennessOf.preset(next, { open, entrances: entrancesIn(open, next.upstairsFrontier), split: new Map(), stays: new Map() });
}

/** Filling land anew is needed only where the cell joins parts of the land that do not touch beside it. */
function landWithout(board: Board, cell: CellIndex): Uint8Array {
  const { open, split } = opennessOf(board);
  if (!splits(open, cell)) return open;
  let rest = split.get(cell);
  if (!rest) {
    const ground = board.ground.slice();
    ground[cell] = 0;
    rest = openLand(ground);
    split.set(cell, rest);
  }
  return rest;
}

function splits(open: Uint8Array, cell: CellIndex): boolean {
  let parts = 0;
  for (let i = 0; i < 8; i += 2) {
    if (open[cell + AROUND[i]] === 0) continue;
    if (open[cell + AROUND[i + 1]] === 0 || open[cell + AROUND[(i + 2) & 7]] === 0) parts++;
  }
  return parts > 1;
}
