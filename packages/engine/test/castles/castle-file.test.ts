import { describe, expect, it } from 'vitest';
import { castlesLibrary } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import { placed } from './scene.ts';

const file = (...lines: string[]) => ({ game: 'castles', edition: 'first', tiles: ['foyer 0 0 0', ...lines].map(placed) });

describe('one castle as a library', () => {
  const at = (place: string, code: string) => ({ code: 'at', params: { place, problem: { code } } });
  const step = (number: number, code: string) => ({ code: 'step', params: { step: number, problem: { code } } });
  const refused = (number: number, code: string) => ({
    code: 'step',
    params: { step: number, problem: { code: 'by-rules', params: { refusal: { code } } } },
  });

  for (const [what, castle, problem] of [
    ['no castle at all', null, at('castle', 'expected')],
    ['another game', { ...file(), game: 'chess' }, at('castle.game', 'expected')],
    ['an unknown edition', { ...file(), edition: 'third' }, at('castle.edition', 'expected')],
    ['a field too many', { ...file(), owner: 'me' }, at('castle', 'unknown-field')],
    ['no tiles', { ...file(), tiles: [] }, step(0, 'foyer-first')],
    ['no foyer at the beginning', { ...file(), tiles: [placed('pantry 0 0 0')] }, step(0, 'foyer-first')],
    ['a second foyer', file('foyer 9 9 0'), step(1, 'room-twice')],
    ['an unknown tile', file('dragon-lair 3 0 0'), step(1, 'no-such-tile')],
    ['the same room twice', file('pantry 3 0 0', 'pantry -2 1 0'), step(2, 'room-twice')],
    ['a hallway without a level', file('hallway 3 1 0'), refused(1, 'level-needed')],
    ['a room with a level', file('pantry 3 0 0 main'), refused(1, 'no-level-to-choose')],
    ['a fifth quarter turn', file('pantry 3 0 4'), at('castle.tiles[1].r', 'expected')],
    ['an illegal step', file('pantry 3 0 0', 'larder 3 0 0'), refused(2, 'overlap')],
  ] as const) {
    it(`refuses ${what} by a fact that says where`, () => {
      const checked = castlesLibrary.score(castle);
      expect(checked).toMatchObject({ ok: false, problem });
      expect(castlesLibrary.explain(castle)).toEqual(checked);
      expect(castlesLibrary.placements(castle, { tile: 'hallway' })).toEqual(checked);
    });
  }

  it('hallways and stairs may come again', () => {
    expect(castlesLibrary.score(file('stairs 3 1 2', 'stairs 1 3 3', 'hallway 6 1 0 down', 'hallway 1 6 0 down')).ok).toBe(true);
  });

  it('checks a place, or says which question it did not understand', () => {
    expect(castlesLibrary.check(file(), { tile: 'pantry', x: 3, y: 0, r: 0 })).toEqual({ ok: true, value: { legal: true } });
    expect(castlesLibrary.check(file(), { tile: 'pantry', x: 3, y: 1, r: 0 })).toEqual({
      ok: true,
      value: { legal: false, reason: 'unconnected' },
    });
    expect(castlesLibrary.check(file(), { tile: 'pantry', x: 3, y: 0 }).ok).toBe(false);
    expect(castlesLibrary.check(file(), { tile: 'dragon-lair', x: 3, y: 0, r: 0 }).ok).toBe(false);
    expect(castlesLibrary.placements(file(), { tile: 'pantry', level: 'main' }).ok).toBe(false);
  });

  it('lists the places of a hallway on both levels, or on one', () => {
    const stairs = file('stairs 3 1 2');
    const both = expectOk(castlesLibrary.placements(stairs, { tile: 'hallway' }));
    const down = expectOk(castlesLibrary.placements(stairs, { tile: 'hallway', level: 'down' }));
    expect(both.length).toBe(28 + 14);
    expect(down.length).toBe(14);
  });

  it('explains every step and every point', () => {
    const lines = expectOk(castlesLibrary.explain(file('parlor 3 0 0', 'berchta-room 6 0 0')));
    expect(lines[0]).toEqual({ depth: 0, fact: { code: 'step', params: { number: 0, room: 'foyer', points: 0, total: 0 } } });
    expect(lines.at(-4)).toEqual({ depth: 0, fact: { code: 'step', params: { number: 2, room: 'berchta-room', points: 3, total: 7 } } });
    expect(lines.slice(-3).map(({ fact }) => fact.params?.['points'])).toEqual([3, -1, 1]);
  });
});
