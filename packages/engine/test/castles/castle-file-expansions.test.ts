import { describe, expect, it } from 'vitest';
import { castlesLibrary } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import { saidProblem } from '../said-problem.ts';
import { type CastlePlan, castleFile, passage, placed } from './expansion-scene.ts';

const score = (lines: readonly string[], plan: CastlePlan = {}) => expectOk(castlesLibrary.score(castleFile(lines, plan)));
const error = (file: object): string => {
  return saidProblem(castlesLibrary.score(file)) ?? 'read';
};
const check = (lines: readonly string[], tile: string, plan: CastlePlan = {}) =>
  expectOk(castlesLibrary.check(castleFile(lines, plan), { ...placed(tile) }));

describe('score', () => {
  it('knows passages dug with a tile', () => {
    expect(score(['study 4 0 0 | small 3 1 0', 'parlor 8 0 0 | long 7 1 0'].slice(0, 1))).toMatchObject({
      total: 4,
      connections: [[0, 1]],
      adjacent: [],
      longestPath: 2,
    });
    expect(score(['study 3 0 0', 'observatory 7 -1 0 | small 6 1 0'])).toMatchObject({ total: 4 + 3 + 4 + 2 });
  });

  it('knows moats: 3 for each, and 1 for each later room and moat', () => {
    expect(score(['pantry 3 0 0', 'shed -5 0 0'], { barbican: 0, moats: ['W', 'N'] })).toMatchObject({
      moats: [3, 3],
      steps: [{ points: 0 }, { points: 2 + 2 }, { points: 1 }],
      total: 11,
    });
  });

  it('knows the Barbican: the drawbridge is an external entrance of a corridor', () => {
    expect(score([], { barbican: 0 })).toMatchObject({ externalEntrances: { all: 3, withoutCorridors: 0 }, courtyards: 0, moats: [] });
    expect(score([], { barbican: 2 })).toMatchObject({ externalEntrances: { all: 4 } });
    expect(score([], { barbican: 0, moats: ['W', 'N', 'E'] })).toMatchObject({ externalEntrances: { all: 1 }, courtyards: 1 });
  });

  it('knows passages of the first edition that were dug without a tile', () => {
    const lines = ['study 3 0 0', 'hallway 4 -6 1 main', 'hallway 5 -2 0 main', 'observatory 7 -1 0'];
    expect(score(lines, { edition: 'first', passages: ['small 6 1 0'] })).toMatchObject({ passages: [6], total: 4 + 3 + 6 });
  });

  it('explains the same step by step', () => {
    const lines = expectOk(castlesLibrary.explain(castleFile(['pantry 3 0 0'], { barbican: 0, moats: ['W'] })));
    expect(lines).toEqual(
      expect.arrayContaining([
        { depth: 0, fact: { code: 'step-moat', params: { side: 'W', points: 3, total: 3 } } },
        { depth: 0, fact: { code: 'step', params: { number: 1, room: 'pantry', points: 3, total: 6 } } },
      ]),
    );
    const dug = expectOk(
      castlesLibrary.explain(castleFile(['hallway -1 -1 1 main', 'hallway 0 4 0 main'], { edition: 'first', passages: ['small 1 3 1'] })),
    );
    expect(dug.at(-1)).toEqual({ depth: 0, fact: { code: 'step-passage', params: { kind: 'small', points: 0, total: 0 } } });
  });

  it('leaves castles without these things as they were', () => {
    const plain = score(['pantry 3 0 0']);
    expect([Object.hasOwn(plain, 'moats'), Object.hasOwn(plain, 'passages')]).toEqual([false, false]);
  });
});

describe('placements', () => {
  const list = (lines: readonly string[], query: { [name: string]: unknown }, plan: CastlePlan = {}) =>
    expectOk(castlesLibrary.placements(castleFile(lines, plan), query)) as { x: number; y: number; passages?: { kind: string }[] }[];

  it('without passages unless asked for', () => {
    const usual = list([], { tile: 'study' });
    expect(usual.every(({ passages }) => passages === undefined)).toBe(true);
    expect(list([], { tile: 'study', passages: 'without' })).toEqual(usual);
  });

  it('with passages: each has at least one, and only kinds that are left', () => {
    const all = list([], { tile: 'study', passages: 'with' });
    expect(all.length).toBe(48);
    expect(all.every(({ passages }) => (passages?.length ?? 0) > 0)).toBe(true);
    const left = list(['study 4 0 0 | small 3 1 0'], { tile: 'parlor', passages: 'with' });
    expect(new Set(left.flatMap(({ passages }) => (passages ?? []).map(({ kind }) => kind)))).toEqual(new Set(['long', 'corner']));
  });

  it('keep off the water and in the gardens to outdoor rooms', () => {
    const plan: CastlePlan = { barbican: 2, moats: ['W', 'N', 'E'] };
    for (const { x, y } of list([], { tile: 'study' }, plan)) expect([x >= -8, y >= -15, x <= 7, y <= 0]).toEqual([true, true, true, true]);
    expect(list([], { tile: 'winter-garden' }, plan).some(({ y }) => y === 5)).toBe(true);
  });
});

describe('check', () => {
  it('gives the reasons of passages, moats and gardens', () => {
    expect(check([], 'study 4 0 0 | small 3 1 0')).toEqual({ legal: true });
    expect(check([], 'study 4 0 0')).toEqual({ legal: false, reason: 'unconnected' });
    expect(check([], 'study 5 0 0 | small 3 1 0')).toEqual({ legal: false, reason: 'passage-end' });
    expect(check([], 'hallway 1 3 0 main | corner 3 1 1')).toEqual({ legal: false, reason: 'passage-connected' });
    expect(check([], 'study 0 5 0', { barbican: 0 })).toEqual({ legal: false, reason: 'garden' });
    expect(check(['great-hall 3 0 0'], 'salon 10 0 0', { barbican: 0, moats: ['E'] })).toEqual({ legal: false, reason: 'overlap' });
  });

  it('knows which passages are spent', () => {
    const spent = { legal: false, reason: 'no-passage-left' };
    expect(check(['study 4 0 0 | small 3 1 0'], 'parlor -4 0 0 | small -1 1 0')).toEqual(spent);
    expect(check(['study 4 0 0 | small 3 1 0'], 'parlor -6 0 0 | long -3 1 0')).toEqual({ legal: true });
    expect(check([], 'study 4 0 0 | small 3 1 0 | small 3 1 0')).toEqual(spent);
  });

  it('refuses passages that are none', () => {
    const asked = (passages: unknown) => castlesLibrary.check(castleFile([]), { ...placed('study 4 0 0'), passages });
    for (const passages of [7, [{ kind: 'wide', x: 0, y: 0, r: 0 }], [{ kind: 'small', x: 0, y: 0 }]])
      expect(asked(passages).ok).toBe(false);
  });
});

describe('wrong files are refused in one sentence that says where', () => {
  const tiles = (...lines: string[]) => lines.map(placed);
  const base = { game: 'castles', edition: 'collectors', tiles: tiles('foyer 0 0 0') };

  for (const [what, file, sentence] of [
    ['two passages of a kind', castleFile(['study 4 0 0 | small 3 1 0', 'parlor -4 0 0 | small -1 1 0']), 'only one short passage'],
    ['a passage at the foyer', { ...base, tiles: [{ ...placed('foyer 0 0 0'), passages: [passage('small 3 1 0')] }] }, 'step 0'],
    ['a passage that leads nowhere', castleFile(['study 5 0 0 | small 3 1 0']), 'step 1: Each end of a passage must meet an open door'],
    ['passages without a tile in the later edition', castleFile([], { passages: ['small 3 1 0'] }), 'only in the first edition'],
    [
      'a passage that joins nothing in the first',
      castleFile([], { edition: 'first', passages: ['small 3 1 0'] }),
      'castle.passages[0]: Each end of a passage',
    ],
    ['moats without a Barbican', { ...base, moats: ['W'] }, 'castle.moats: a castle without a Barbican'],
    ['a moat in the wrong order', castleFile([], { barbican: 0, moats: ['N'] }), 'castle.moats[0]: No moat can be dug on the north side'],
    ['a moat twice', castleFile([], { barbican: 0, moats: ['W', 'W'] }), 'castle.moats[1]: No moat can be dug on the west side'],
    [
      'a moat on the Barbican’s side',
      castleFile([], { barbican: 0, moats: ['S'] }),
      'castle.moats[0]: No moat can be dug on the south side',
    ],
    ['four moats', castleFile([], { barbican: 0, moats: ['W', 'N', 'E', 'S'] }), 'too long'],
    ['a side that does not exist', { ...base, barbican: { side: 'X' } }, 'castle.barbican.side'],
    ['a Barbican over an entrance in the first edition', castleFile([], { edition: 'first', barbican: 0 }), 'in the first edition'],
    ['a tile in the water', castleFile(['great-hall 3 0 0', 'salon 10 0 0'], { barbican: 0, moats: ['E'] }), 'step 2'],
    ['a passage kind that does not exist', castleFile(['study 4 0 0 | wide 3 1 0']), 'kind'],
    ['something unknown', { ...base, bridges: 2 }, 'bridges'],
  ] as const) {
    it(what, () => expect(error(file)).toContain(sentence));
  }
});
