import { readFileSync } from 'node:fs';
import { parseRecord } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

function document(name: string): string {
  return readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
}

function example(text: string, beginning: string): string {
  const block = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => json).find((json) => json.includes(beginning));
  if (block === undefined) throw new Error(`there is no example with ${beginning}`);
  return block;
}

describe('the documents', () => {
  it('show a castle file that can be scored', async () => {
    const { code, output, errors } = await run(['score', '-'], example(document('docs/formats.md'), '"pink-cabinet"'));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('Pink Cabinet');
  });

  it('show a record of the right form', () => {
    const record: unknown = JSON.parse(example(document('docs/formats.md'), 'luftschloss-record'));
    expect(parseRecord(record)).toMatchObject({ ok: true });
  });

  it('name every command', async () => {
    const readme = document('README.md');
    const commands = (await run(['help'])).output.matchAll(/^ {2}([a-z]+)\b.* {2}/gm);
    for (const [, command] of commands) expect(readme, command).toMatch(new RegExp(`^\\| \`${command}\\b`, 'm'));
  });
});
