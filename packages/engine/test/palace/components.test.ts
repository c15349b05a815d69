import { describe, expect, it } from 'vitest';
import { STACK_SIZES } from '../../src/palace/data/constants.ts';
import { TILES, type Tile } from '../../src/palace/data/tiles.ts';
import { COLOURS, ROOM_TYPES, TILE_TYPES } from '../../src/palace/data/vocabulary.ts';
import { FAVORS, favorOf } from '../../src/palace/scoring/favors.ts';

const of = (type: string): readonly Tile[] => TILES.filter((tile) => tile.type === type);
const doors = (tiles: readonly Tile[]): string[] => tiles.flatMap(({ sides }) => [...sides]).filter((side) => side !== '-');
const rooms = ROOM_TYPES.flatMap(of);

function turnedAlike(a: string, b: string): boolean {
  return [0, 1, 2, 3].some((turns) => a.slice(turns) + a.slice(0, turns) === b);
}

describe('the tiles (P-19.1)', () => {
  it('are as many of each type as in the box', () => {
    expect(TILE_TYPES.map((type) => [type, of(type).length])).toEqual([
      ['living', 16],
      ['food', 12],
      ['sleeping', 12],
      ['utility', 12],
      ['activity', 15],
      ['downstairs', 14],
      ['hallway', 15],
      ['stairs', 10],
    ]);
    expect(rooms.length).toBe(81);
    for (const sizes of Object.values(STACK_SIZES)) expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(81);
  });

  it('have as many doors and grey swans for each type as planned', () => {
    expect(ROOM_TYPES.map((type) => doors(of(type)).length)).toEqual([49, 36, 36, 36, 47, 32]);
    expect(ROOM_TYPES.map((type) => doors(of(type)).filter((swan) => swan === '*').length)).toEqual([2, 2, 2, 2, 2, 1]);
  });

  it('show each colour on 45 doors of rooms, and evenly within a type', () => {
    for (const colour of COLOURS) expect(doors(rooms).filter((swan) => swan === colour).length).toBe(45);
    for (const type of ROOM_TYPES) {
      const counts = COLOURS.map((colour) => doors(of(type)).filter((swan) => swan === colour).length);
      expect(Math.max(...counts) - Math.min(...counts), type).toBeLessThanOrEqual(1);
    }
  });

  it('have no colour twice on a tile and no two alike tiles of a type', () => {
    for (const { sides, id, type } of TILES) {
      if (type === 'stairs') continue;
      const swans = doors([{ id, type, sides }]);
      expect(new Set(swans).size, id).toBe(swans.length);
      expect(
        of(type).some((other) => other.id !== id && turnedAlike(other.sides, sides)),
        id,
      ).toBe(false);
    }
  });

  it('hallways have four doors and pay the colour that is missing on them', () => {
    for (const { sides, reward = [], id } of of('hallway')) {
      expect(sides, id).not.toContain('-');
      expect(reward[0], id).toBe(COLOURS.find((colour) => !sides.includes(colour)));
    }
    for (const colour of COLOURS)
      expect(
        of('hallway')
          .flatMap(({ reward = [] }) => reward)
          .filter((other) => other === colour).length,
      ).toBe(6);
  });

  it('stairs are all alike and only utility rooms have bubbles', () => {
    expect(new Set(of('stairs').map(({ sides }) => sides))).toEqual(new Set(['*-*-']));
    expect(TILES.filter(({ bubble }) => bubble).map(({ type }) => type)).toEqual(Array(12).fill('utility'));
  });
});

describe('the favors (P-19.4)', () => {
  it('are 32 different ones with their values', () => {
    expect(FAVORS.length).toBe(32);
    expect(new Set(FAVORS.map(({ wants, measure }) => JSON.stringify([wants, measure]))).size).toBe(32);
    const value = (id: string) => FAVORS.find((favor) => favor.id === id)?.points;
    expect(['F01', 'F08', 'F09', 'F16', 'F17', 'F22', 'F27', 'F28', 'F29', 'F30', 'F31', 'F32'].map(value)).toEqual([
      12, 12, 8, 8, 10, 8, 10, 12, 12, 10, 8, 10,
    ]);
    expect(favorOf('F02')).toMatchObject({ wants: 'most', measure: { item: 'tiles', type: 'food' } });
    expect(favorOf('F26')).toMatchObject({ wants: 'fewest', measure: { item: 'swans', colour: 'P' } });
    expect(favorOf('F29')).toMatchObject({ wants: 'fewest', measure: { item: 'all-swans' } });
  });
});
