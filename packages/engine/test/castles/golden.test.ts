import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { castles, ROOM_TYPES } from '../../src/castles/index.ts';
import { expectOk, type GameRecord, parseJson, parseRecord, replay } from '../../src/kernel/index.ts';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => /^castles-(?!expansions).*\.json$/.test(name));

function recordIn(file: string): GameRecord {
  return expectOk(parseRecord(expectOk(parseJson(readFileSync(new URL(file, folder), 'utf8')))));
}

describe('golden games', () => {
  it('are there for one to four players and both editions', () => {
    const tables = files.map(recordIn).map(({ seats, options }) => `${options['edition'] ?? 'collectors'} ${seats.length}`);
    for (const table of ['first 1', 'first 2', 'first 4', 'collectors 1', 'collectors 2', 'collectors 3', 'collectors 4']) {
      expect(tables).toContain(table);
    }
  });

  it('are there for every version of the rules, and told apart by it', () => {
    const versions = files.map(recordIn).map(({ rulesVersion }) => rulesVersion);
    expect([...new Set(versions)].sort()).toEqual([1, 2]);
    const asIfNew = files.map(recordIn).filter(({ rulesVersion }) => rulesVersion === 1);
    // A full market that had to be drawn for, rewards after an extra turn: some old game goes another way under the new rules.
    expect(asIfNew.some((record) => !replay(castles, { ...record, rulesVersion: 2 }).ok)).toBe(true);
  });

  it('old games look as they always did', () => {
    const record = files.map(recordIn).find(({ rulesVersion }) => rulesVersion === 1);
    if (!record) throw new Error('no record of version 1');
    for (const state of expectOk(replay(castles, record)).states) expect(Object.hasOwn(state, 'rulesVersion')).toBe(false);
  });

  it.each(files)('%s replays to its scores', (file) => {
    const record = recordIn(file);
    const { result, steps } = expectOk(replay(castles, record));
    expect(result?.standings.map(({ score }) => score)).toEqual(record.scores);
    expect(steps.length).toBe(record.actions.length);
  });

  it('together take every completion reward', () => {
    const taken = files.flatMap((file) =>
      expectOk(replay(castles, recordIn(file))).steps.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'reward-taken' ? [event.reward] : [])),
      ),
    );
    expect([...new Set(taken)].sort()).toEqual([...ROOM_TYPES].sort());
  });
});

describe('records that do not fit are refused by a fact that says why', () => {
  const record = recordIn(files[0]);

  for (const [what, broken, problem] of [
    ['another game', { ...record, game: 'chess' }, { code: 'record-of-other-game', params: { found: 'chess' } }],
    ['another version of the rules', { ...record, rulesVersion: 99 }, { code: 'record-of-other-versions', params: { made: 99 } }],
    ['an option that does not exist', { ...record, options: { colour: 'red' } }, { code: 'unknown-option', params: { option: 'colour' } }],
    [
      'a number of players that does not exist',
      { ...record, seats: Array(9).fill({ name: 'x' }) },
      { code: 'by-rules', params: { refusal: { code: 'players', params: { players: 9 } } } },
    ],
    ['scores that are not reached', { ...record, scores: [1000] }, { code: 'record-scores', params: { stated: '1000' } }],
    ['a game that was not finished', { ...record, actions: record.actions.slice(0, 5) }, { code: 'record-without-end' }],
    [
      'an action that is not legal',
      { ...record, actions: [{ seat: 0, action: { type: 'pass' } }] },
      { code: 'refused-action', params: { number: 1, count: 1, refusal: { code: 'not-now' } } },
    ],
    [
      'an action that is no action',
      { ...record, actions: [{ seat: 0, action: { type: 'dance' } }] },
      { code: 'refused-action', params: { number: 1, count: 1, refusal: { code: 'malformed' } } },
    ],
    [
      'actions after the end',
      { ...record, actions: [...record.actions, { seat: 0, action: { type: 'pass' } }] },
      { code: 'refused-action', params: { refusal: { code: 'game-over' } } },
    ],
  ] as const) {
    it(what, () => {
      expect(replay(castles, broken)).toMatchObject({ ok: false, problem });
    });
  }

  it('anything else is no record', () => {
    for (const value of [null, [], {}, { ...record, seed: 'plain' }, { ...record, actions: 'none' }, { ...record, more: 1 }]) {
      expect(parseRecord(value)).toMatchObject({ ok: false });
    }
  });
});
