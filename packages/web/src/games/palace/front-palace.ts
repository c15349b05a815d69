import type { Palace } from '@luftschloss/engine/palace';

const TILES: readonly (readonly [tile: string, x: number, y: number, turns: 0 | 1 | 2 | 3])[] = [
  ['HAL-01', 0, 0, 0],
  ['HAL-08', 0, 1, 2],
  ['HAL-07', 0, 2, 2],
  ['STA-01', 1, 0, 3],
  ['STA-02', 0, 3, 2],
  ['STA-03', -1, 2, 1],
  ['STA-04', 1, 2, 3],
  ['STA-05', 1, 1, 3],
  ['STA-06', -1, 1, 1],
  ['DWN-03', -2, 2, 0],
  ['STA-07', -2, 3, 0],
  ['STA-08', -1, 0, 1],
  ['ACT-07', -2, 4, 1],
  ['STA-09', -2, 5, 2],
  ['UTI-12', -1, 4, 0],
  ['SLE-09', 0, 4, 0],
  ['STA-10', -1, 5, 2],
  ['HAL-13', 1, 4, 3],
  ['HAL-02', -1, 3, 1],
  ['SLE-01', 0, 5, 1],
  ['ACT-06', 1, 5, 1],
  ['ACT-14', 2, 4, 1],
  ['ACT-13', 2, 5, 3],
  ['UTI-07', 2, 3, 1],
  ['LIV-03', 1, 6, 2],
  ['FOO-09', 2, 2, 1],
  ['UTI-03', 3, 5, 1],
  ['LIV-07', 3, 3, 2],
  ['ACT-10', 4, 5, 3],
  ['SLE-04', 1, 3, 0],
];

const LEFT: readonly (readonly [number, number])[] = [
  [-2, 0],
  [-2, 1],
  [-3, 1],
  [-3, 2],
  [-3, 3],
  [-3, 4],
  [-3, 5],
  [-3, 6],
  [-3, 7],
];
const RIGHT: readonly (readonly [number, number])[] = [
  [2, 0],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [5, 2],
  [5, 3],
  [6, 3],
  [6, 4],
];

/** The palace that stands for the game where games are chosen. */
export const FRONT_PALACE: Palace = {
  tiles: TILES.map(([tile, x, y, turns]) => ({ tile, x, y, turns, owner: null, complete: false })),
  left: LEFT.map(([x, y]) => ({ x, y })),
  right: RIGHT.map(([x, y]) => ({ x, y })),
  ponds: [],
};
