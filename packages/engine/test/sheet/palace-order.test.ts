import { describe, expect, it } from 'vitest';
import { expectOk, openRng, rngState } from '../../src/kernel/index.ts';
import { palaceTables } from '../../src/palace/index.ts';
import { takenApart } from './palace-games.ts';

/** Stairs and the room behind them that shut the last entrance, entered after everything upstairs that was built later. */
const TILES = [
  { tile: 'HAL-11', x: 0, y: 0, r: 3, owner: null },
  { tile: 'HAL-03', x: 0, y: 1, r: 2, owner: null },
  { tile: 'STA-08', x: -1, y: 0, r: 1, owner: 1 },
  { tile: 'STA-06', x: 1, y: 0, r: 3, owner: 0 },
  { tile: 'STA-04', x: 1, y: 1, r: 3, owner: 0 },
  { tile: 'HAL-13', x: 0, y: 2, r: 1, owner: null },
  { tile: 'STA-01', x: 0, y: 3, r: 2, owner: 0 },
  { tile: 'STA-02', x: -1, y: 2, r: 1, owner: 1 },
  { tile: 'STA-05', x: -1, y: 1, r: 1, owner: 1 },
  { tile: 'STA-03', x: 1, y: 2, r: 3, owner: 1 },
  { tile: 'DWN-04', x: 2, y: 2, r: 2, owner: 1 },
];

function misfitsOf(tiles: readonly object[]): unknown[] {
  const table = { format: 'luftschloss-table', game: 'palace', players: [{ name: 'Ada' }, { name: 'Ben' }], tiles };
  return palaceTables.sheet(expectOk(palaceTables.read(table))).boards.flatMap(({ misfits }) => misfits);
}

describe('a palace whose last entrance upstairs leads downstairs', () => {
  it('could have been built, whatever is entered first', () => {
    expect(misfitsOf(TILES)).toEqual([]);
    const rng = openRng(rngState('splitmix32:downstairs'));
    for (let i = 0; i < 50; i++) expect(misfitsOf(takenApart({ tiles: TILES } as never, rng).tiles)).toEqual([]);
  });

  it('could not, with something behind a wall: that is named alone', () => {
    const apart = { tile: 'LIV-02', x: 6, y: 6, r: 0, owner: 0 };
    expect(misfitsOf([...TILES, apart])).toMatchObject([{ piece: 'LIV-02', refusal: { code: 'not-connected' } }]);
  });
});
