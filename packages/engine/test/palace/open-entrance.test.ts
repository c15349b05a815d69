import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arm } from '../../src/palace/data/vocabulary.ts';
import { boardOf, withTile } from '../../src/palace/geometry/board.ts';
import { cellIndex, cellOf } from '../../src/palace/geometry/cells.ts';
import { facesOf } from '../../src/palace/geometry/doors.ts';
import { joinCost, joined, withMoat } from '../../src/palace/geometry/moat.ts';
import { hasOpenEntrance, keepsOpenEntrance, openLand, opennessOf } from '../../src/palace/geometry/open-entrance.ts';
import { nextOfArm } from '../../src/palace/geometry/outline.ts';
import { placementFault } from '../../src/palace/geometry/placement.ts';
import { type Built, currentTask, game, palaceOf, placed, played, player, refusalCode, roomsLeft, row, START } from './table.ts';

const cells = (...list: readonly (readonly [number, number])[]) => list.map(([x, y]) => ({ x, y }));

/** Everything is under water but one cell north of the column: only the north door of HAL-07 is open. */
const NARROW = palaceOf([...START, ['LIV-01', -1, 2], ['LIV-02', 1, 2, 3]], {
  left: cells([-1, 0], [-1, 1], [-2, 1], [-2, 2], [-2, 3], [-1, 3]),
  right: cells([1, 0], [1, 1], [2, 1], [2, 2], [2, 3], [1, 3]),
});
const SHUTTING = { tile: 'LIV-06', x: 0, y: 3, turns: 2 } as const;
const atRate = (rate: number) => placementFault(boardOf(NARROW), SHUTTING.tile, SHUTTING, { rate, supply: 80 });

describe('the open entrance (P-7.4, P-7.6)', () => {
  it('is an upstairs door to open ground on which a second room has place', () => {
    expect(opennessOf(boardOf(NARROW)).entrances.map(cellOf)).toEqual([{ x: 0, y: 3 }]);
    const oneCell = palaceOf(START, {
      left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3], [-1, 4]),
      right: cells([1, 0], [1, 1], [1, 2], [1, 3], [0, 4]),
    });
    expect(hasOpenEntrance(boardOf(oneCell)), 'a hole of one cell').toBe(false);
  });

  it('is none if it leads downstairs or only to the frame', () => {
    const tower = Array.from({ length: 11 }, (_, i): Built => ['LIV-03', 0, 3 + i]);
    const moat = (x: number) => Array.from({ length: 14 }, (_, y) => ({ x, y }));
    const high = palaceOf([...START, ...tower], { left: moat(-1), right: moat(1) });
    expect(opennessOf(boardOf(high)).entrances.map(cellOf)).toEqual([{ x: 0, y: 14 }]);
    expect(keepsOpenEntrance(boardOf(high), cellIndex(0, 14), facesOf('LIV-04', 0)), 'the last row lies before the frame').toBe(false);
    expect(keepsOpenEntrance(boardOf(high), cellIndex(0, 14), facesOf('HAL-02', 0))).toBe(true);
  });

  it('may not be the last one that is shut, unless the moat can close (P-7.7)', () => {
    expect(atRate(0)).toBe('last-entrance');
    expect(atRate(1), 'one moat tile does not join the arms').toBe('last-entrance');
    expect(atRate(2)).toBeNull();
    expect(joinCost(boardOf(NARROW), 10, cellIndex(0, 3))).toBe(2);
  });

  it('is judged by the moat that is left (P-7.7)', () => {
    expect(placementFault(boardOf(NARROW), SHUTTING.tile, SHUTTING, { rate: 6, supply: 1 })).toBe('last-entrance');
  });

  it('obliges who shuts it to join the arms in this turn (P-7.7, P-11.5)', () => {
    const state = game({ palace: NARROW, row: row('LIV-06'), rooms: roomsLeft(40), moatSupply: 80 });
    const built = played(state, 0, { type: 'build', ...SHUTTING });
    expect(built.state.turn.mustJoin).toBe(true);
    expect(currentTask(built.state)).toEqual({ type: 'moat', tiles: 2 });
    const laid = played(built.state, 0, { type: 'lay-moat', to: 'left' });
    expect(joined(boardOf(laid.state.palace)), 'the only way to go on is taken by itself').toBe(true);
    expect(laid.state.ended).toBe('joined');
  });

  it('refuses the placement in words that name the reason', () => {
    const state = game({ palace: NARROW, row: row('LIV-06'), players: [player(), player()] });
    expect(refusalCode(state, 0, { type: 'build', ...SHUTTING })).toBe('last-entrance');
  });

  it('needs a second buildable cell: the frame is for the moat', () => {
    const alone: Built = ['LIV-03', 9, 3, 1];
    const atTheEdge = (...water: readonly (readonly [number, number])[]) => boardOf(palaceOf([alone], { ponds: cells([8, 3], ...water) }));
    expect(hasOpenEntrance(atTheEdge([10, 2], [10, 4])), 'only the frame lies beyond (10,3)').toBe(false);
    expect(hasOpenEntrance(atTheEdge([10, 2]))).toBe(true);
    expect(keepsOpenEntrance(atTheEdge([10, 2]), cellIndex(10, 4), [0, 0, 0, 0]), 'a tile on the second cell takes it away').toBe(false);
    expect(keepsOpenEntrance(atTheEdge(), cellIndex(10, 4), [0, 0, 0, 0])).toBe(true);
  });

  it('is lost behind a mouth that is shut', () => {
    // A bay of two cells, (1,1) and (2,1), whose mouth is (3,1).
    const bay = palaceOf(
      [
        ['LIV-03', 0, 1, 1],
        ['UTI-03', 1, 2, 1],
        ['SLE-03', 2, 2, 1],
        ['FOO-03', 1, 0, 1],
        ['ACT-03', 2, 0, 1],
      ],
      { ponds: cells([-1, 1], [0, 2], [3, 2], [0, 0], [3, 0]) },
    );
    expect(opennessOf(boardOf(bay)).entrances.map(cellOf)).toEqual([{ x: 1, y: 1 }]);
    expect(keepsOpenEntrance(boardOf(bay), cellIndex(3, 1), [0, 0, 0, 0])).toBe(false);
    expect(keepsOpenEntrance(boardOf(bay), cellIndex(5, 1), [0, 0, 0, 0])).toBe(true);
  });

  it('is judged without spreading the palace out anew just as if it were', () => {
    const anyTile = fc.constantFrom('HAL-02', 'LIV-03', 'LIV-01', 'LIV-05', 'FOO-04', 'ACT-11');
    const step = fc.tuple(anyTile, fc.nat(50), fc.nat(3), fc.nat(2), fc.constantFrom<Arm>('left', 'right'));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        let palace = palaceOf(START);
        for (const [tile, pick, turn, floods, arm] of steps) {
          const { frontier } = boardOf(palace);
          if (frontier.length === 0) return;
          const cell = frontier[pick % frontier.length];
          const turns = turn as 0 | 1 | 2 | 3;
          const { x, y } = cellOf(cell);
          const quick = keepsOpenEntrance(boardOf(palace), cell, facesOf(tile, turns));
          palace = withTile(palace, placed([tile, x, y, turns]));
          expect(quick).toBe(hasOpenEntrance(boardOf(structuredClone(palace))));
          for (let i = 0; i < floods && nextOfArm(boardOf(palace).ground, arm) >= 0; i++) palace = withMoat(palace, arm);
          expect(opennessOf(boardOf(palace)).open).toEqual(openLand(boardOf(palace).ground));
        }
      }),
      { numRuns: 200 },
    );
  });
});
