import { describe, expect, it } from 'vitest';
import { expectOk } from '../../src/kernel/index.ts';
import { palaceLibrary } from '../../src/palace/library.ts';
import { saidProblem } from '../said-problem.ts';

const start = [
  { tile: 'HAL-01', x: 0, y: 0, r: 0 },
  { tile: 'HAL-04', x: 0, y: 1, r: 0 },
  { tile: 'HAL-07', x: 0, y: 2, r: 0 },
];

describe('a palace as a file', () => {
  it('lists the legal placements of a tile', () => {
    const placements = expectOk(palaceLibrary.placements({ tiles: start }, { tile: 'HAL-02' }));
    expect(placements.length, 'seven free doors of the column, four turns each').toBe(7 * 4);
    expect(placements[0]).toEqual({ x: -1, y: 0, r: 0 });
    expect(expectOk(palaceLibrary.placements({ tiles: start }, { tile: 'DWN-01' }))).toEqual([]);
    expect(expectOk(palaceLibrary.placements({ tiles: start }, { tile: 'STA-01' })).length, 'only with the light end').toBe(7);
  });

  it.each([
    ['HAL-02', 28, 'four doors at each of the seven free doors'],
    ['LIV-05', 21, 'three doors'],
    ['LIV-03', 14, 'two opposite doors'],
    ['LIV-01', 14, 'two doors at a corner'],
    ['STA-01', 7, 'only the light end'],
    ['DWN-09', 0, 'nothing leads down yet'],
  ])('%s has %i placements at the start: %s', (tile, count) => {
    expect(expectOk(palaceLibrary.placements({ tiles: start }, { tile })).length).toBe(count);
  });

  it('tells why a placement is not legal', () => {
    expect(expectOk(palaceLibrary.check({ tiles: start }, { tile: 'HAL-02', x: 1, y: 0, r: 0 }))).toEqual({ legal: true });
    expect(expectOk(palaceLibrary.check({ tiles: start }, { tile: 'HAL-02', x: 0, y: 0, r: 0 }))).toEqual({
      legal: false,
      reason: 'occupied',
    });
  });

  it('refuses a tile that already lies there, and lists no places for it', () => {
    expect(expectOk(palaceLibrary.check({ tiles: start }, { tile: 'HAL-04', x: 1, y: 0, r: 0 }))).toEqual({
      legal: false,
      reason: 'in-palace',
    });
    expect(expectOk(palaceLibrary.placements({ tiles: start }, { tile: 'HAL-04' }))).toEqual([]);
  });

  it('takes what a game can lead to: arms that begin anew at the lake, and ponds between walls', () => {
    // The column of hallways with the moat around it, as far as it goes.
    const left = [
      { x: -1, y: 0 },
      { x: -1, y: 1 },
      { x: -3, y: 0 },
      { x: -3, y: 1 },
    ];
    expect(palaceLibrary.placements({ tiles: start, left, right: [{ x: 1, y: 0 }] }, { tile: 'HAL-02' }).ok).toBe(true);
  });

  it('scores it for its players', () => {
    const file = {
      tiles: [...start, { tile: 'ACT-04', x: 1, y: 0, r: 0, owner: 0 }],
      seats: [{ swans: { R: 1, Y: 1 }, slots: [null, null, null, 'room'] }, { secret: ['B'] }],
      publicFavors: ['F05'],
    };
    const item = (points: number, code: string, params?: object): object => ({
      depth: 1,
      fact: { code: 'item', params: { points, reason: params ? { code, params } : { code } } },
    });
    const seat = (number: number, points: number): object => ({ depth: 0, fact: { code: 'seat', params: { seat: number, points } } });
    expect(expectOk(palaceLibrary.explain(file))).toEqual([
      seat(1, 24),
      item(10, 'slot'),
      item(2, 'swan-sets', { sets: 1, size: 2 }),
      item(12, 'public-favor', { favor: 'F05' }),
      seat(2, 1),
      item(1, 'single-swans', { sets: 1, size: 1 }),
    ]);
    expect(expectOk(palaceLibrary.score(file))).toMatchObject({ winners: [0] });
  });

  it.each([
    [null, 'palace'],
    [{ tiles: [{ tile: 'XXX-01', x: 0, y: 0, r: 0 }] }, 'tiles'],
    [{ tiles: [...start, start[0]] }, 'palace.tiles[3]: this tile is in the palace already'],
    [{ tiles: [...start, { tile: 'HAL-02', x: 5, y: 5, r: 0 }] }, 'palace.tiles[3]: this tile cannot be reached from the bridge'],
    [{ tiles: [{ ...start[0], x: 1 }] }, 'palace.tiles[0]: this tile cannot be reached'],
    [{ tiles: [...start, { tile: 'DWN-01', x: 1, y: 0, r: 3 }] }, 'palace.tiles[3]: this tile cannot be reached'],
    [{ tiles: [...start, { tile: 'HAL-02', x: 11, y: 3, r: 0 }] }, 'palace.tiles[3]: the outermost ring of the table is kept'],
    [{ tiles: [...start, { tile: 'HAL-02', x: 0, y: 15, r: 0 }] }, 'palace.tiles[3]: the outermost ring'],
    [
      {
        tiles: start,
        left: [
          { x: -1, y: 0 },
          { x: -1, y: 2 },
        ],
      },
      'palace.left[1]: this moat touches neither',
    ],
    [{ tiles: start, left: [{ x: 1, y: 0 }] }, 'palace.left[0]: this moat touches neither'],
    [{ tiles: start, right: [{ x: 3, y: 4 }] }, 'palace.right[0]'],
    [{ tiles: start, ponds: [{ x: 3, y: 4 }] }, 'palace.ponds[0]: this pond is not walled off'],
    [
      { tiles: start, seats: [{ slots: ['F05'] }, {}], publicFavors: ['F01', 'F05'] },
      'palace.seats[0].slots[0]: the favor “Most activity rooms” is there twice',
    ],
    [
      { tiles: start, seats: [{ slots: ['F05', 'F06'] }, { slots: [null, 'room', 'F06', 'room'] }] },
      'palace.seats[1].slots[2]: the favor “',
    ],
    [{ tiles: [...start, { tile: 'HAL-02', x: 0, y: 0, r: 0 }] }, 'palace.tiles[3]: something else is there already'],
    [{ tiles: start, moat: [] }, 'unknown field'],
    [{ tiles: start }, 'seats'],
    [{ tiles: [{ ...start[0], owner: 3 }], seats: [{}, {}] }, 'palace.tiles[0].owner: there is no such seat'],
  ])('refuses %j with a sentence', (file, words) => {
    expect(saidProblem(palaceLibrary.score(file)) ?? '').toContain(words);
  });
});
