import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Castle, drawPlan, legalCells, placementProblem, planOf, ROOMS, roomNumber, xOf, yOf } from '../../src/between/index.ts';
import vectors from '../vectors/between-public.json' with { type: 'json' };
import { castle, PLAIN, tilesOf } from './table.ts';

const problem = (built: Castle, tile: string, x: number, y: number) => placementProblem(planOf(built), roomNumber(tile), x, y);
const alone = castle(PLAIN);

describe('placing a tile', () => {
  it('needs an edge of the castle, a corner is not enough (B-3.1)', () => {
    expect(problem(alone, 'bakery', -1, 0)).toBeNull();
    expect(problem(alone, 'bakery', 0, 1)).toBeNull();
    expect(problem(alone, 'bakery', 1, 1)).toBeNull();
    expect(problem(alone, 'bakery', -1, 1)).toBe('not-adjacent');
    expect(problem(alone, 'bakery', -2, 0)).toBe('not-adjacent');
  });

  it('needs a tile directly below when it is above the ground (B-3.1)', () => {
    const high = castle(PLAIN, 'bakery 0,1', 'pantry 0,2');
    expect(problem(high, 'kitchen', 1, 2)).toBe('unsupported');
    expect(problem(high, 'kitchen', 0, 3)).toBeNull();
  });

  it('needs no support on the ground or below (B-3.1)', () => {
    const wide = castle(PLAIN, 'bakery 2,0');
    expect(problem(wide, 'kitchen', 3, 0)).toBeNull();
    const deep = castle(PLAIN, 'crypt 0,-1');
    expect(problem(deep, 'dungeon', -1, -1)).toBeNull();
    expect(problem(deep, 'dungeon', 0, -2)).toBeNull();
  });

  it('keeps food, living, utility, outdoor and sleeping rooms, fountains and towers at the ground or above (B-3.2)', () => {
    const upper = [...(['food', 'living', 'utility', 'outdoor', 'sleeping'] as const).flatMap(tilesOf), 'fountain', 'tower'];
    for (const tile of upper) {
      expect(problem(alone, tile, 0, -1), tile).toBe('level');
      expect(problem(alone, tile, 2, 0), tile).toBeNull();
      expect(problem(alone, tile, 0, 1), tile).toBeNull();
    }
  });

  it('keeps downstairs rooms below the ground (B-3.2)', () => {
    for (const tile of tilesOf('downstairs')) {
      expect(problem(alone, tile, 0, -1), tile).toBeNull();
      expect(problem(alone, tile, 2, 0), tile).toBe('level');
      expect(problem(alone, tile, 0, 1), tile).toBe('level');
    }
  });

  it('lets corridors and grand foyers lie on any level (B-3.2)', () => {
    for (const tile of [...tilesOf('corridor'), 'grand-foyer']) {
      for (const [x, y] of [
        [0, -1],
        [2, 0],
        [0, 1],
      ])
        expect(problem(alone, tile, x, y), tile).toBeNull();
    }
  });

  it('leaves the sky free above outdoor rooms, fountains and towers (B-3.3)', () => {
    for (const open of [...tilesOf('outdoor'), 'fountain', 'tower']) {
      const built = castle(PLAIN, `${open} 2,0`, 'bakery 3,0');
      expect(problem(built, 'kitchen', 2, 1), open).toBe('above-open');
      expect(problem(built, 'kitchen', 3, 1), open).toBeNull();
    }
    expect(problem(castle(PLAIN, 'grand-foyer 2,0'), 'kitchen', 2, 1)).toBeNull();
  });

  it('puts nothing open directly below a tile (B-3.3)', () => {
    const overhang: Castle = { ...alone, tiles: [{ tile: 'bakery', x: 2, y: 1 }] };
    expect(problem(overhang, 'aviary', 2, 0)).toBe('above-open');
    expect(problem(overhang, 'kitchen', 2, 0)).toBeNull();
  });

  it('names the first of occupied, level, not-adjacent, unsupported, above-open (B-3.3)', () => {
    const built = castle(PLAIN, 'aviary 2,0', 'crypt 0,-1');
    expect(problem(built, 'dungeon', 2, 0)).toBe('occupied');
    expect(problem(built, 'dungeon', 9, 9)).toBe('level');
    expect(problem(built, 'bakery', 9, 9)).toBe('not-adjacent');
    expect(problem(castle(PLAIN, 'bakery 2,0', 'pantry 2,1'), 'kitchen', 1, 2)).toBe('not-adjacent');
    expect(problem(castle(PLAIN, 'bakery 2,0', 'pantry 2,1', 'ice-house 2,2'), 'kitchen', 1, 2)).toBe('unsupported');
    expect(problem(built, 'bakery', 1000, 0)).toBe('not-adjacent');
    expect(problem(built, 'bakery', 0, -1000)).toBe('level');
  });

  it('counts these cells for the first tile of a castle', () => {
    const count = (tile: string) => legalCells(drawPlan(alone), roomNumber(tile)).length;
    expect({ bakery: count('bakery'), crypt: count('crypt'), corridor: count('dead-end') }).toEqual({ bakery: 4, crypt: 2, corridor: 6 });
  });

  it('offers exactly the cells that no rule refuses', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vectors),
        fc.nat(30),
        fc.constantFrom(...ROOMS.filter(({ id }) => !id.startsWith('throne-'))),
        (vector, built, { id }) => {
          const part = { ...(vector.castle as unknown as Castle), tiles: vector.castle.tiles.slice(0, built) };
          const allowed: string[] = [];
          for (let x = -14; x <= 14; x++) for (let y = -14; y <= 14; y++) if (problem(part, id, x, y) === null) allowed.push(`${x},${y}`);
          const offered = legalCells(planOf(part), roomNumber(id)).map((cell) => `${xOf(cell)},${yOf(cell)}`);
          expect(offered.sort()).toEqual(allowed.sort());
          expect(offered.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
