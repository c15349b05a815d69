import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betweenLibrary, parseCastle } from '../../src/between/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import { saidProblem } from '../said-problem.ts';
import vectors from '../vectors/between-public.json' with { type: 'json' };

const { score, explain, placements, check } = betweenLibrary;
const small = { game: 'between', throne: 'throne-utility-food', tiles: [{ tile: 'bakery', x: 2, y: 0 }] };

describe('a castle file', () => {
  it('is scored, placed into and checked as the public vectors say', () => {
    for (const { castle, rooms, categories, total, cells, illegal } of vectors) {
      expect(expectOk(score(castle))).toEqual({ rooms, categories, total });
      for (const { tile, legal } of cells) {
        expect(expectOk(placements(castle, { tile }))).toEqual(legal.map(([x, y]) => ({ x, y })));
        for (const [x, y] of legal) expect(expectOk(check(castle, { tile, x, y }))).toEqual({ legal: true });
      }
      for (const { reason, ...query } of illegal) expect(expectOk(check(castle, query))).toEqual({ legal: false, reason });
    }
  });

  it('may leave out attendants and bonus cards and may list tiles in any order', () => {
    expect(expectOk(score(small))).toMatchObject({ rooms: [0], total: 2 });
    const upsideDown = { ...small, tiles: [{ tile: 'pantry', x: 2, y: 1 }, ...small.tiles] };
    expect(score(upsideDown).ok).toBe(true);
  });

  it('is explained in one line for each room, card, attendant and category', () => {
    const lines = expectOk(explain({ ...small, attendants: ['knight'], bonusCards: ['height'] }));
    const facts = lines.map(({ fact }) => fact);
    expect(facts).toContainEqual({ code: 'item', params: { points: 0, reason: { code: 'room', params: { room: 'bakery' } } } });
    const knight = { code: 'attendant', params: { attendant: 'knight', hanging: 'swords' } };
    expect(facts).toContainEqual({ code: 'item', params: { points: 1, reason: knight } });
    expect(facts.at(-1)).toEqual({ code: 'total', params: { points: 4 } });
  });

  it('takes coordinates as numbers or as the text of a command line', () => {
    expect(expectOk(check(small, { tile: 'pantry', x: '3', y: '0' }))).toEqual({ legal: true });
    expect(expectOk(check(small, { tile: 'pantry', x: -100000, y: 0 }))).toEqual({ legal: false, reason: 'not-adjacent' });
    expect(saidProblem(check(small, { tile: 'pantry', x: 'three', y: 0 }))).toContain('x: expected');
    expect(saidProblem(check(small, { tile: 'pantry', x: 1 }))).toContain('y: expected');
    expect(saidProblem(placements(small, { tile: 'ballroom' }))).toContain('no tile "ballroom"');
    expect(placements(small, null as never)).toMatchObject({ ok: false });
  });

  const broken: readonly [what: string, file: unknown, says: string][] = [
    ['nothing', undefined, 'expected an object'],
    ['a list', [], 'expected an object'],
    ['another game', { ...small, game: 'castles' }, 'game'],
    ['an unknown throne', { ...small, throne: 'throne-gold' }, 'throne'],
    ['an unknown tile', { ...small, tiles: [{ tile: 'ballroom', x: 2, y: 0 }] }, 'no tile "ballroom"'],
    ['a throne as a tile', { ...small, tiles: [{ tile: 'throne-utility-food', x: 2, y: 0 }] }, 'no tile'],
    ['no tiles', { game: 'between', throne: 'throne-utility-food' }, 'tiles'],
    ['half a cell', { ...small, tiles: [{ tile: 'bakery', x: 2.5, y: 0 }] }, 'whole number'],
    ['a cell far away', { ...small, tiles: [{ tile: 'bakery', x: 1e9, y: 0 }] }, 'whole number'],
    [
      'two tiles in one cell',
      { ...small, tiles: [...small.tiles, { tile: 'pantry', x: 2, y: 0 }] },
      'castle.tiles[1]: The Pantry cannot lie there: the place is taken.',
    ],
    ['a tile on the throne', { ...small, tiles: [{ tile: 'pantry', x: 1, y: 0 }] }, 'the place is taken'],
    ['a floating tile', { ...small, tiles: [{ tile: 'pantry', x: 2, y: 3 }] }, 'share an edge with the castle'],
    ['a cellar in the attic', { ...small, tiles: [{ tile: 'crypt', x: 0, y: 1 }] }, 'must go below ground'],
    ['the same tile twice', { ...small, tiles: [...small.tiles, { tile: 'bakery', x: 3, y: 0 }] }, 'twice, but there is only one'],
    [
      'a room above a garden',
      {
        ...small,
        tiles: [
          { tile: 'aviary', x: 2, y: 0 },
          { tile: 'pantry', x: 2, y: 1 },
        ],
      },
      'nothing may stand above',
    ],
    ['three attendants', { ...small, attendants: ['knight', 'knight', 'knight'] }, 'attendants'],
    ['an unknown card', { ...small, bonusCards: ['beauty'] }, 'bonusCards'],
    ['the same card twice', { ...small, bonusCards: ['width', 'width'] }, 'twice'],
    ['an unknown field', { ...small, colour: 'pink' }, 'colour'],
  ];
  for (const [what, file, says] of broken) {
    it(`with ${what} is refused with one sentence`, () => {
      for (const answer of [
        score(file),
        explain(file),
        placements(file, { tile: 'bakery' }),
        check(file, { tile: 'bakery', x: 2, y: 0 }),
      ]) {
        expect(saidProblem(answer)).toContain(says);
        expect(saidProblem(answer)).not.toContain('\n');
      }
    });
  }

  it('can hold anything without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (file, query) => {
        expect(score(file).ok).toBe(false);
        expect(check(small, query as never).ok).toBe(false);
        expect(parseCastle({ ...small, tiles: file }).ok).toBe(Array.isArray(file) && file.length === 0);
      }),
    );
  });
});
