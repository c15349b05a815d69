import { type OpenEntrance, STEP, WINDOW } from '@luftschloss/engine/castles';
import { describe, expect, it } from 'vitest';
import { spaceBefore } from '../../src/castles/potential.ts';

const CELL = 60 * WINDOW + 60;
const EAST: OpenEntrance = { room: 0, cell: CELL, side: 1, code: 1 };

/** An empty site with something built so many cells away from the entrance: ahead of it, to its left or to its right. */
function spaceWith({ ahead, left, right }: { readonly ahead?: number; readonly left?: number; readonly right?: number }): number {
  const grid = new Int32Array(WINDOW * WINDOW);
  const front = CELL + STEP[EAST.side];
  if (ahead !== undefined) grid[front + ahead * STEP[EAST.side]] = 1;
  if (left !== undefined) grid[front - left * WINDOW] = 1;
  if (right !== undefined) grid[front + right * WINDOW] = 1;
  return spaceBefore(grid, EAST);
}

describe('the space before an entrance', () => {
  it('is enough for every room where nothing is near', () => {
    expect(spaceWith({})).toBe(4);
    expect(spaceWith({ ahead: 4, left: 4, right: 4 })).toBe(4);
  });

  it('ends at what stands ahead', () => {
    expect([0, 1, 2, 3].map((ahead) => spaceWith({ ahead }))).toEqual([0, 1, 2, 3]);
  });

  it('lies on both sides of the entrance', () => {
    expect(spaceWith({ left: 1, right: 1 })).toBe(1);
    expect(spaceWith({ left: 1, right: 2 })).toBe(2);
    expect(spaceWith({ left: 1 })).toBe(4);
    expect(spaceWith({ left: 2, right: 2 })).toBe(3);
  });
});
