import { describe, expect, it } from 'vitest';
import { boardOf, completedBy } from '../../src/palace/geometry/board.ts';
import { cellIndex } from '../../src/palace/geometry/cells.ts';
import { facesOf, matchOf, swanOf } from '../../src/palace/geometry/doors.ts';
import { type PlacementFault, placementFault } from '../../src/palace/geometry/placement.ts';
import { type Built, palaceOf, placed, reachableFromBridge, START } from './table.ts';

const DRY = { rate: 0, supply: 94 };

function fault(tiles: readonly Built[], added: Built): PlacementFault | null {
  const { tile, x, y, turns } = placed(added);
  return placementFault(boardOf(palaceOf([...START, ...tiles])), tile, { x, y, turns }, DRY);
}

function completed(tiles: readonly Built[], added: Built): string[] {
  const board = boardOf(palaceOf([...START, ...tiles]));
  const { tile, x, y, turns } = placed(added);
  const cell = cellIndex(x, y);
  return completedBy(board, cell, facesOf(tile, turns)).map((done) =>
    done === cell ? tile : board.palace.tiles[board.tileAt[done] - 1].tile,
  );
}

describe('tiles and their doors', () => {
  it('turn clockwise (P-3.2)', () => {
    const swans = ([0, 1, 2, 3] as const).map((turns) =>
      facesOf('LIV-01', turns)
        .map((door) => swanOf(door) ?? '-')
        .join(''),
    );
    expect(swans).toEqual(['YR--', '-YR-', '--YR', 'R--Y']);
  });

  it('match if equal or if one is grey (P-9 step 3)', () => {
    const [, green] = facesOf('HAL-01', 0);
    const [grey] = facesOf('STA-01', 0);
    const [yellow] = facesOf('HAL-01', 0);
    expect([matchOf(green, green), matchOf(green, grey), matchOf(grey, green), matchOf(grey, grey), matchOf(green, yellow)]).toEqual([
      'G',
      'G',
      'G',
      '*',
      null,
    ]);
  });
});

describe('placing a tile (P-7)', () => {
  it('needs an empty cell of the building ground (P-7.1)', () => {
    expect(fault([], ['HAL-02', 0, 2])).toBe('occupied');
    expect(fault([], ['HAL-02', 11, 0])).toBe('outside');
    expect(fault([], ['HAL-02', 0, 15])).toBe('outside');
    expect(fault([], ['HAL-02', 0, -1])).toBe('outside');
    expect(fault([], ['HAL-02', 1, 0])).toBeNull();
  });

  it('needs an entrance that meets an entrance (P-7.2)', () => {
    expect(fault([], ['HAL-02', 3, 3])).toBe('not-connected');
    expect(fault([], ['LIV-01', 1, 1])).toBe('not-connected');
    expect(fault([], ['LIV-01', 1, 1, 2])).toBeNull();
  });

  it('cannot use moat, and moat does not connect (P-11.10)', () => {
    const palace = palaceOf(START, { left: [{ x: -1, y: 0 }] });
    expect(placementFault(boardOf(palace), 'HAL-02', { x: -1, y: 0, turns: 0 }, DRY)).toBe('occupied');
  });

  it('lets downstairs rooms attach to dark ends and to each other only (P-7.2)', () => {
    expect(fault([], ['DWN-06', 0, 3])).toBe('not-connected');
    const stairs: Built = ['STA-01', 0, 3, 2];
    expect(fault([], stairs)).toBeNull();
    expect(fault([stairs], ['DWN-06', 0, 4])).toBeNull();
    expect(fault([stairs, ['DWN-06', 0, 4]], ['DWN-07', 0, 5])).toBeNull();
    expect(fault([stairs, ['DWN-06', 0, 4]], ['LIV-03', 0, 5])).toBe('not-connected');
  });

  it('lets stairs attach with the light end upstairs or the dark end downstairs (P-7.2)', () => {
    expect(fault([], ['STA-01', 0, 3, 0]), 'dark end to a hallway').toBe('not-connected');
    const cellar: Built[] = [
      ['STA-01', 0, 3, 2],
      ['DWN-06', 0, 4],
    ];
    expect(fault(cellar, ['STA-02', 0, 5, 0]), 'dark end to a downstairs room').toBeNull();
    expect(fault(cellar, ['STA-02', 0, 5, 2]), 'light end to a downstairs room').toBe('not-connected');
  });

  it('forbids two dark ends against each other and allows two light ends (P-7.3)', () => {
    const twoStairs: Built[] = [
      ['STA-01', 0, 3, 2],
      ['HAL-02', 1, 2],
      ['HAL-03', 1, 3],
      ['HAL-05', 1, 4],
      ['HAL-06', 1, 5],
      ['HAL-08', 0, 5],
    ];
    expect(fault(twoStairs, ['STA-02', 0, 4, 0])).toBe('dark-ends');
    expect(
      fault(
        [
          ['STA-01', 0, 3, 2],
          ['DWN-06', 0, 4],
          ['STA-02', 0, 5, 0],
        ],
        ['STA-03', 0, 6, 2],
      ),
    ).toBeNull();
    expect(
      completed(
        [
          ['STA-01', 0, 3, 2],
          ['DWN-06', 0, 4],
          ['STA-02', 0, 5, 0],
        ],
        ['STA-03', 0, 6, 2],
      ),
    ).toEqual(['STA-02']);
  });

  it('never connects doors of different levels; both are blocked (P-4.1, P-4.2)', () => {
    const tiles: Built[] = [
      ['STA-01', 0, 3, 2],
      ['HAL-02', 1, 3],
      ['HAL-03', 1, 4],
    ];
    expect(completed(tiles, ['DWN-11', 0, 4, 1])).toEqual(['STA-01']);
    const board = boardOf(palaceOf([...START, ['HAL-08', 1, 2], ...tiles, ['DWN-11', 0, 4, 1]]));
    expect(board.loose[cellIndex(0, 4)], 'its north leads to empty ground, its east to an upstairs door').toBe(2);
    expect(reachableFromBridge(board.palace).length).toBe(board.palace.tiles.length);
  });

  it('may block doors of others and its own (P-7.5)', () => {
    expect(fault([['LIV-03', 1, 0, 1]], ['LIV-01', 1, 1, 2])).toBeNull();
  });
});

describe('completion (P-4.3)', () => {
  it('needs every entrance connected, whatever the swans', () => {
    expect(completed([], ['HAL-02', 1, 0])).toEqual([]);
    const around: Built[] = [
      ['LIV-01', -1, 2],
      ['LIV-02', 1, 2, 3],
    ];
    expect(completed(around, ['HAL-02', 0, 3])).toEqual(['HAL-07']);
  });

  it('counts the bridge for the first hallway (P-3.5, Ruling 38)', () => {
    const around: Built[] = [['LIV-01', -1, 0]];
    expect(completed(around, ['LIV-02', 1, 0, 3])).toEqual(['HAL-01']);
  });

  it('comes at once for a downstairs room with a single door', () => {
    expect(completed([['STA-01', 0, 3, 2]], ['DWN-01', 0, 4, 2])).toEqual(['STA-01', 'DWN-01']);
  });

  it('never comes for an entrance that leads to a wall', () => {
    const board = boardOf(palaceOf([...START, ['LIV-03', 1, 0, 1], ['LIV-01', 1, 1, 2]]));
    expect(board.loose[cellIndex(1, 1)]).toBe(1);
  });
});
