import type { Board } from './board.ts';
import { BUILT, CELLS, type CellIndex, EMPTY, POND, STEP } from './cells.ts';
import { WALL } from './doors.ts';
import { opennessOf } from './open-entrance.ts';

/** Empty cells of areas that are walled off: nothing but palace walls around them and no door into them. P-11.7 */
export function pondCells(board: Board): CellIndex[] {
  const { ground } = board;
  const { open } = opennessOf(board);
  const ponds: CellIndex[] = [];
  let seen: Uint8Array | null = null;
  for (let cell = 0; cell < CELLS; cell++) {
    if (ground[cell] !== EMPTY || open[cell] === 1 || seen?.[cell] === 1) continue;
    seen ??= new Uint8Array(CELLS);
    const region = regionAround(board, cell, seen);
    if (region.walledOff) ponds.push(...region.cells.filter((member) => ground[member] === EMPTY));
  }
  return ponds;
}

export function isWalledOff(board: Board, cell: CellIndex): boolean {
  return regionAround(board, cell, new Uint8Array(CELLS)).walledOff;
}

function regionAround(board: Board, start: CellIndex, seen: Uint8Array): { cells: CellIndex[]; walledOff: boolean } {
  const cells = [start];
  seen[start] = 1;
  let walledOff = true;
  for (const cell of cells) {
    for (let d = 0; d < 4; d++) {
      const next = cell + STEP[d];
      const kind = board.ground[next];
      if (kind === EMPTY || kind === POND) {
        if (seen[next] === 1) continue;
        seen[next] = 1;
        cells.push(next);
      } else if (kind !== BUILT || board.doors[next * 4 + ((d + 2) & 3)] !== WALL) {
        walledOff = false;
      }
    }
  }
  return { cells, walledOff };
}
