import { describe, expect, it } from 'vitest';
import type { Arm } from '../../src/palace/data/vocabulary.ts';
import { boardOf, type Palace } from '../../src/palace/geometry/board.ts';
import { cellIndex, cellOf, EMPTY } from '../../src/palace/geometry/cells.ts';
import { joined, withMoat } from '../../src/palace/geometry/moat.ts';
import { openLand } from '../../src/palace/geometry/open-entrance.ts';
import { nextOfArm, outlineOf } from '../../src/palace/geometry/outline.ts';
import { palaceOf, START } from './table.ts';

type XY = readonly [number, number];

/** The start column and more palace cells; what doors they have does not matter to the outline. */
function grown(extra: readonly XY[], moat: { left?: readonly XY[]; right?: readonly XY[] } = {}): Palace {
  const cells = (list: readonly XY[] = []) => list.map(([x, y]) => ({ x, y }));
  return palaceOf([...START, ...extra.map(([x, y]) => ['HAL-15', x, y] as const)], { left: cells(moat.left), right: cells(moat.right) });
}

function next(palace: Palace, arm: Arm): XY | null {
  const cell = nextOfArm(boardOf(palace).ground, arm);
  return cell < 0 ? null : [cellOf(cell).x, cellOf(cell).y];
}

function laid(palace: Palace, ...arms: readonly Arm[]): Palace {
  return arms.reduce(withMoat, palace);
}

function order(palace: Palace, arm: Arm, count: number): XY[] {
  return laid(palace, ...Array<Arm>(count).fill(arm))
    [arm].slice(-count)
    .map(({ x, y }) => [x, y]);
}

const times = (count: number, arm: Arm): Arm[] => Array<Arm>(count).fill(arm);

describe('the outline walk (P-11.2)', () => {
  it('V1: goes around the start column, corners included', () => {
    const start = grown([]);
    expect(next(start, 'left')).toEqual([-1, 0]);
    expect(next(start, 'right')).toEqual([1, 0]);
    const { ground } = boardOf(start);
    const table = outlineOf(ground, 'left').filter((cell) => ground[cell] === EMPTY);
    expect(table.map((cell) => [cellOf(cell).x, cellOf(cell).y])).toEqual([
      [-1, 0],
      [-1, 1],
      [-1, 2],
      [-1, 3],
      [0, 3],
      [1, 3],
      [1, 2],
      [1, 1],
      [1, 0],
    ]);
  });

  it('V2: four tiles on the left and three on the right have not met', () => {
    const palace = laid(grown([]), ...times(4, 'left'), ...times(3, 'right'));
    expect(palace.left.at(-1)).toEqual({ x: -1, y: 3 });
    expect(palace.right.at(-1)).toEqual({ x: 1, y: 2 });
    expect(joined(boardOf(palace))).toBe(false);
    expect(next(palace, 'left')).toEqual([0, 3]);
    expect(next(palace, 'right')).toEqual([1, 3]);
  });

  it('V3: the fifth on the left touches the right arm at a corner (P-11.4)', () => {
    expect(joined(boardOf(laid(grown([]), ...times(5, 'left'), ...times(3, 'right'))))).toBe(true);
  });

  const wrapped: readonly XY[] = [
    [0, 3],
    [-1, 3],
    [-2, 3],
    [-2, 2],
  ];
  const shutIn: readonly XY[] = [
    [-1, 0],
    [-1, 1],
    [-1, 2],
  ];

  it('V4: an arm whose end was built around goes on along the new outline', () => {
    expect(order(grown(wrapped, { left: shutIn }), 'left', 6)).toEqual([
      [-2, 1],
      [-3, 1],
      [-3, 2],
      [-3, 3],
      [-3, 4],
      [-2, 4],
    ]);
  });

  it('V5: an arm that is shut in down to the lake begins afresh from the lake', () => {
    const palace = grown([...wrapped, [-2, 1], [-2, 0]], { left: shutIn });
    expect(next(palace, 'left')).toEqual([-3, 0]);
    expect(joined(boardOf(palace))).toBe(false);
  });

  it('V6: an inlet is filled from its mouth before the arm goes on', () => {
    const palace = grown([
      [-1, 2],
      [-2, 2],
      [-1, 0],
      [-2, 0],
    ]);
    expect(order(palace, 'left', 7)).toEqual([
      [-3, 0],
      [-3, 1],
      [-2, 1],
      [-1, 1],
      [-3, 2],
      [-3, 3],
      [-2, 3],
    ]);
  });

  it('V7: a pocket at the bridge comes first on its side and last from the other', () => {
    const palace = grown([
      [1, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(order(palace, 'right', 2)).toEqual([
      [1, 0],
      [3, 0],
    ]);
    const { ground } = boardOf(palace);
    expect(
      outlineOf(ground, 'left')
        .filter((cell) => ground[cell] === EMPTY)
        .at(-1),
    ).toBe(cellIndex(1, 0));
  });

  it('V8: a courtyard is neither open land nor on any walk', () => {
    const palace = grown([
      [1, 2],
      [2, 2],
      [3, 2],
      [3, 1],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    const { ground } = boardOf(palace);
    for (const cell of [cellIndex(1, 1), cellIndex(2, 1)]) {
      expect(openLand(ground)[cell]).toBe(0);
      expect(outlineOf(ground, 'left')).not.toContain(cell);
      expect(outlineOf(ground, 'right')).not.toContain(cell);
    }
    expect(next(palace, 'right')).toEqual([4, 0]);
  });
});
