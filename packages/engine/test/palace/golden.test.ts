import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectOk, parseJson, parseRecord, replay } from '../../src/kernel/index.ts';
import { palace } from '../../src/palace/rules.ts';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.startsWith('palace-'));

/** Recorded by `packages/bots/test/palace/record-golden.ts`, which says how to make them anew. */
describe('golden games', () => {
  it('are there for every version of the rules', () => expect(files.length).toBe(5 * palace.version));

  it.each(files)('%s replays to its scores', (name) => {
    const record = expectOk(parseRecord(expectOk(parseJson(readFileSync(new URL(name, folder), 'utf8')))));
    const { states, result } = expectOk(replay(palace, record));
    expect(record.scores?.length).toBe(record.seats.length);
    expect(result?.standings.map(({ score }) => score)).toEqual(record.scores);
    expect(states.at(-1)?.over).toBe(true);
  });

  it('notice a changed action', () => {
    const record = expectOk(parseRecord(expectOk(parseJson(readFileSync(new URL(files[0], folder), 'utf8')))));
    const shortened = replay(palace, { ...record, actions: record.actions.slice(0, -3) });
    expect(shortened.ok).toBe(false);
  });
});
