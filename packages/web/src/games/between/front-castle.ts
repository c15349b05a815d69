import type { Castle } from '@luftschloss/engine/between';

const TILES: readonly (readonly [tile: string, x: number, y: number])[] = [
  ['hall-of-ghosts', 0, -1],
  ['treasure-room', 1, -1],
  ['pacing-hall', -1, 0],
  ['brandy-room', 0, 1],
  ['great-hall', 2, 0],
  ['grand-foyer', 1, 1],
  ['pantry', 3, 0],
  ['hall-of-ever-closing-walls', 2, 1],
  ['library', 1, 2],
  ['in-law-suite', 2, 2],
  ['hall-of-doors', -1, -1],
  ['fountain', 0, 2],
  ['archery-range', -1, 1],
  ['tasso-room', -2, 0],
  ['coat-room', -2, 1],
  ['game-storage', 3, 1],
  ['brewery', 1, 3],
  ['dressing-room', 1, 4],
  ['tower', 1, 5],
  ['chocolate-room', 4, 0],
];

/** The castle that stands for the game where games are chosen. */
export const FRONT_CASTLE: Pick<Castle, 'throne' | 'tiles'> = {
  throne: 'throne-corridor-downstairs',
  tiles: TILES.map(([tile, x, y]) => ({ tile, x, y })),
};
