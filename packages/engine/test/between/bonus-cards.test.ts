import { describe, expect, it } from 'vitest';
import { BONUS_CARD_IDS, type Castle, scoreCastle } from '../../src/between/index.ts';
import { castle, PLAIN, tilesOf } from './table.ts';

const worth = (card: string, built: Castle, attendants: Castle['attendants'] = []): number =>
  scoreCastle({ ...built, attendants, bonusCards: [card] }).categories.bonusCards;

const row = (type: 'food' | 'living' | 'utility' | 'outdoor' | 'sleeping' | 'corridor' | 'downstairs', count: number, y: number) =>
  tilesOf(type)
    .slice(0, count)
    .map((tile, i) => `${tile} ${i + 2},${y}`);

const RING = ['-1,1', '0,1', '1,1', '2,1', '-1,0', '2,0', '-1,-1', '0,-1', '1,-1', '2,-1'];
const ringOf = (spots: readonly string[]) => castle(PLAIN, ...spots.map((spot, i) => `${tilesOf('corridor')[i]} ${spot}`));

describe('bonus cards (B-5.7)', () => {
  it('are twenty, all different (B-1.3)', () => {
    expect(new Set(BONUS_CARD_IDS).size).toBe(20);
  });

  for (const type of ['food', 'living', 'utility', 'outdoor', 'sleeping', 'corridor', 'downstairs'] as const) {
    it(`${type}: 2 for each ${type} room`, () => {
      expect(worth(type, castle(PLAIN))).toBe(0);
      expect(worth(type, castle(PLAIN, ...row(type, 4, 3), 'fountain 9,9'))).toBe(8);
    });
  }

  it('specialty: 2 for each specialty room, the throne included', () => {
    expect(worth('specialty', castle(PLAIN))).toBe(2);
    expect(worth('specialty', castle(PLAIN, 'fountain 2,0', 'tower 3,0', 'bakery 4,0'))).toBe(6);
  });

  it('all-types: 1 for each different type; fountain, tower and grand foyer are three, the throne is none', () => {
    expect(worth('all-types', castle(PLAIN))).toBe(0);
    expect(worth('all-types', castle(PLAIN, 'bakery 2,0', 'pantry 3,0', 'crypt 0,-1', 'fountain 4,0', 'fountain 5,0'))).toBe(3);
    const all = [
      'bakery 2,0',
      'library 3,0',
      'tool-room 4,0',
      'aviary 5,0',
      'solar 6,0',
      'dead-end 7,0',
      'crypt 0,-1',
      'fountain 8,0',
      'tower 9,0',
      'grand-foyer 10,0',
    ];
    expect(worth('all-types', castle(PLAIN, ...all))).toBe(10);
  });

  it('attendants: 4 for each attendant', () => {
    expect(worth('attendants', castle(PLAIN))).toBe(0);
    expect(worth('attendants', castle(PLAIN), ['painter'])).toBe(4);
    expect(worth('attendants', castle(PLAIN), ['painter', 'painter'])).toBe(8);
  });

  it('below-ground: 1 for each room below the ground, specialty rooms too', () => {
    expect(worth('below-ground', castle(PLAIN, 'crypt 0,-1', 'dead-end 0,-2', 'grand-foyer 1,-1', 'bakery 2,0'))).toBe(3);
  });

  it('level-3-up: the ground is level 1, so it counts from y = 2', () => {
    expect(worth('level-3-up', castle(PLAIN, 'bakery 0,1', 'pantry 0,2', 'kitchen 0,3', 'tower 0,4'))).toBe(3);
    expect(worth('level-3-up', castle(PLAIN, 'bakery 0,1', 'crypt 0,-3'))).toBe(0);
  });

  it('height: 1 for each row with a tile in it', () => {
    expect(worth('height', castle(PLAIN))).toBe(1);
    expect(worth('height', castle(PLAIN, 'bakery 0,1', 'pantry 0,2', 'crypt 0,-1', 'kitchen 1,1'))).toBe(4);
  });

  it('width: 1 for each column with a tile in it, two for the throne', () => {
    expect(worth('width', castle(PLAIN))).toBe(2);
    expect(worth('width', castle(PLAIN, 'bakery 2,0', 'pantry -1,0', 'kitchen 0,1', 'crypt 0,-1'))).toBe(4);
    expect(worth('width', castle(PLAIN, 'crypt 0,-1', 'dungeon -1,-1'))).toBe(3);
  });

  it('enclosed-8: 3 for each room with all eight cells around it built; ten for the throne', () => {
    const block = [0, 1, 2].flatMap((x) => [4, 5, 6].map((y) => [x + 5, y])).map(([x, y], i) => `${tilesOf('living')[i]} ${x},${y}`);
    expect(worth('enclosed-8', castle(PLAIN, ...block))).toBe(3);
    expect(worth('enclosed-8', castle(PLAIN, ...block.slice(1)))).toBe(0);
    expect(worth('enclosed-8', ringOf(RING))).toBe(3);
    for (let gap = 0; gap < RING.length; gap++) expect(worth('enclosed-8', ringOf(RING.filter((_, i) => i !== gap)))).toBe(0);
  });

  it('enclosed-4: 2 for each room built round on four sides; six for the throne, whose halves help others', () => {
    const cross = ['library 5,5', 'study 5,6', 'parlor 5,4', 'salon 4,5', 'gallery 6,5'];
    expect(worth('enclosed-4', castle(PLAIN, ...cross))).toBe(2);
    expect(worth('enclosed-4', castle(PLAIN, ...cross.slice(0, 4)))).toBe(0);
    const sides = RING.filter((spot) => !['-1,1', '2,1', '-1,-1', '2,-1'].includes(spot));
    expect(worth('enclosed-4', ringOf(sides))).toBe(2);
    for (let gap = 0; gap < sides.length; gap++) expect(worth('enclosed-4', ringOf(sides.filter((_, i) => i !== gap)))).toBe(0);
    expect(worth('enclosed-4', castle(PLAIN, 'library 0,1', 'study -1,1', 'salon 1,1', 'parlor 0,2'))).toBe(2);
  });

  it('throne-types: 2 for each different regular type in the six cells along the throne', () => {
    const six = ['bakery 0,1', 'library 1,1', 'tool-room -1,0', 'solar 2,0', 'crypt 0,-1', 'dead-end 1,-1'];
    expect(worth('throne-types', castle(PLAIN, ...six))).toBe(12);
    expect(worth('throne-types', castle(PLAIN, 'bakery 0,1', 'pantry 1,1'))).toBe(2);
    expect(worth('throne-types', castle(PLAIN, 'fountain 0,1', 'bakery 2,1'))).toBe(0);
  });

  it('throne-spaces: 1 for each built cell of the ten around the throne', () => {
    expect(worth('throne-spaces', castle(PLAIN))).toBe(0);
    expect(worth('throne-spaces', ringOf(RING))).toBe(10);
    expect(worth('throne-spaces', castle(PLAIN, 'fountain 2,1', 'bakery 3,0'))).toBe(1);
  });

  it('sets-of-5 and sets-of-3: 4 and 2 for each regular type with that many rooms', () => {
    const built = castle(
      PLAIN,
      ...row('food', 5, 1),
      ...row('living', 6, 2),
      ...row('utility', 4, 3),
      ...row('outdoor', 2, 4),
      ...['fountain 0,9', 'fountain 1,9', 'fountain 2,9'],
    );
    expect(worth('sets-of-5', built)).toBe(8);
    expect(worth('sets-of-3', built)).toBe(6);
  });
});
