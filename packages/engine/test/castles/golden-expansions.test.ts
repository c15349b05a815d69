import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { castles } from '../../src/castles/index.ts';
import { expectOk, type GameRecord, parseJson, parseRecord, replay } from '../../src/kernel/index.ts';

/** Written by `../golden/make-castles-expansions.ts`. */
const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => /^castles-expansions-.*\.json$/.test(name));

function recordIn(file: string): GameRecord {
  return expectOk(parseRecord(expectOk(parseJson(readFileSync(new URL(file, folder), 'utf8')))));
}

describe('golden games with expansions', () => {
  it('are there for everything at 1, 2, 3 and 5 players, and for Secrets', () => {
    const tables = files.map(recordIn).map(({ seats, options }) => `${options.edition} ${seats.length}`);
    expect(tables).toEqual(
      expect.arrayContaining(['collectors 1', 'collectors 2', 'collectors 3', 'collectors 5', 'first 1', 'first 3', 'first 4']),
    );
  });

  for (const file of files) {
    it(`${file} replays to its scores`, () => {
      const record = recordIn(file);
      const { result, steps } = expectOk(replay(castles, record));
      expect(steps.length).toBe(record.actions.length);
      expect(result?.standings.map(({ score }) => score)).toEqual(record.scores);
    });
  }

  it('together take the rewards of moats and towers', () => {
    const taken = files.flatMap((file) =>
      expectOk(replay(castles, recordIn(file))).steps.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'reward-taken' ? [event.reward] : [])),
      ),
    );
    expect(taken).toEqual(expect.arrayContaining(['moat', 'tower']));
  });
});
