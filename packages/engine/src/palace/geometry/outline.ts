import type { Arm } from '../data/vocabulary.ts';
import { BRIDGE, BRIDGE_CELL, BUILT, type CellIndex, EMPTY, OUTSIDE, STEP } from './cells.ts';

/** Turns to try, the hand on the wall first: clockwise quarters from the way ahead. The left walk has the wall at its right hand. */
const TRIES: { readonly [A in Arm]: readonly number[] } = { left: [1, 0, 3, 2], right: [3, 0, 1, 2] };
const BESIDE_BRIDGE: { readonly [A in Arm]: CellIndex } = { left: BRIDGE_CELL - 1, right: BRIDGE_CELL + 1 };
const GOAL: { readonly [A in Arm]: CellIndex } = { left: BESIDE_BRIDGE.right, right: BESIDE_BRIDGE.left };

function isWall(kind: number): boolean {
  return kind === BUILT || kind === BRIDGE || kind === OUTSIDE;
}

/**
 * Walks along the outline of the palace, from the lake beside the bridge to the other side of the bridge. Returns the cell where `stop` says so, or -1 after the
 * whole way. P-11.2
 */
function walkOutline(ground: Uint8Array, arm: Arm, stop: (cell: CellIndex) => boolean): CellIndex {
  const tries = TRIES[arm];
  const goal = GOAL[arm];
  let cell = BESIDE_BRIDGE[arm];
  let heading = 0;
  for (;;) {
    if (stop(cell)) return cell;
    let moved = false;
    for (let i = 0; i < 4 && !moved; i++) {
      const next = (heading + tries[i]) & 3;
      const ahead = cell + STEP[next];
      if (cell === goal && ahead === BRIDGE_CELL) return -1;
      if (isWall(ground[ahead])) continue;
      cell = ahead;
      heading = next;
      moved = true;
    }
    if (!moved) return -1;
  }
}

/** Where the next tile of an arm goes: the first dry cell of its walk, or -1. */
export function nextOfArm(ground: Uint8Array, arm: Arm): CellIndex {
  return walkOutline(ground, arm, (cell) => ground[cell] === EMPTY);
}

/** Every cell of the walk, lake included, in the order of walking; cells can come more than once. */
export function outlineOf(ground: Uint8Array, arm: Arm): CellIndex[] {
  const cells: CellIndex[] = [];
  walkOutline(ground, arm, (cell) => {
    cells.push(cell);
    return false;
  });
  return cells;
}
