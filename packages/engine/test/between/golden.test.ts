import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { between } from '../../src/between/index.ts';
import { expectOk, type GameRecord, parseJson, parseRecord, randomPlayer, replay, simulateGame } from '../../src/kernel/index.ts';
import { chattyGame } from './table.ts';

/**
 * Finished games of every version of the rules that must replay to the same result for ever. After raising the version, write those of the new one:
 * GOLDEN=write npx vitest run packages/engine/test/between/golden.test.ts
 */
const FOLDER = new URL('../golden/', import.meta.url);
const SEATS = [2, 3, 4, 5, 6, 7];

if (process.env.GOLDEN === 'write') {
  for (const seats of SEATS) {
    const { record } = simulateGame(between, {}, Array(seats).fill(randomPlayer), `golden ${seats}`);
    writeFileSync(new URL(`between-v${between.version}-${seats}.json`, FOLDER), lineByLine(record));
  }
  writeFileSync(new URL(`between-v${between.version}-partners.json`, FOLDER), lineByLine(chattyGame(3, 'golden').record));
}

/** One action on each line, so that a difference can be read. */
function lineByLine({ actions, ...rest }: GameRecord): string {
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "actions": [\n${lines}\n  ]\n}\n`;
}

describe('golden games', () => {
  const files = readdirSync(FOLDER).filter((name) => name.startsWith('between-'));

  it('cover every number of players, and partners who talk, by every version of the rules', () => {
    expect(files.length).toBe(between.version * (SEATS.length + 1));
  });

  for (const file of files) {
    it(`${file} replays to its scores`, () => {
      const record = expectOk(parseRecord(expectOk(parseJson(readFileSync(new URL(file, FOLDER), 'utf8')))));
      const { result, steps } = expectOk(replay(between, record));
      expect(steps.length).toBe(record.actions.length);
      expect(result?.standings.map(({ score }) => score)).toEqual(record.scores);
    });
  }
});
