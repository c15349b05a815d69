import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseContenders } from '../../src/arena/contenders.ts';
import type { Report } from '../../src/arena/report.ts';
import { run, temporaryFolder } from '../run.ts';
import { oddContender } from './odd-program.ts';

const folder = temporaryFolder();

async function arena(game: string, ...words: readonly string[]): Promise<Report> {
  const { code, output, errors } = await run(['arena', game, '--json', ...words]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output) as Report;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('programs in the arena', () => {
  it('compete with bots of the house, with any number of threads', async () => {
    for (const jobs of ['1', '2']) {
      const { bots, games, illegalActions } = await arena(
        'high-card',
        ...['--bots', `${oddContender('good')}@100000,bold`, '--games', '4', '--jobs', jobs],
      );
      expect({ games, illegalActions }).toEqual({ games: 4, illegalActions: 0 });
      expect(bots[0].losses).toEqual({ late: 0, broken: 0, illegal: 0, restarts: 0, trouble: null });
      expect(bots[0].thinking.decisions).toBeGreaterThan(8);
      expect(bots[1].losses).toBeNull();
    }
  });

  it('that break never stop a match, and are counted', async () => {
    // On a busy machine a process may need seconds to crash: only the silent one is to be late.
    const broken = [`${oddContender('illegal')}@100000`, `${oddContender('crashes')}@100000`, `${oddContender('silent')}@20`];
    const { bots, games, illegalActions } = await arena('high-card', '--bots', [...broken, 'bold'].join(), '--games', '8', '--jobs', '1');
    expect(games).toBe(8);
    const [illegal, crashes, silent] = bots.map(({ losses }) => losses);
    expect(illegal?.illegal).toBeGreaterThan(0);
    expect(illegalActions).toBe(illegal?.illegal);
    expect(crashes).toMatchObject({ late: 0, illegal: 0 });
    expect(crashes?.broken).toBe(bots[1].thinking.decisions);
    expect(silent?.late).toBeGreaterThan(2);
    expect(bots[2].thinking.late).toBe(silent?.late);
  });

  it('are told about in words', async () => {
    const { output } = await run(['arena', 'high-card', '--bots', `${oddContender('exits')},bold`, '--games', '2', '--jobs', '1']);
    expect(output).toMatch(/^Program +Late +Broken +Illegal +Restarts$/m);
    expect(output).toContain('the last trouble: It ended with exit code 3.');
  });

  it('are gone after the match, even those that do not leave', async () => {
    for (const jobs of ['1', '2']) {
      const file = `${folder.path}/pid-${jobs}`;
      const { bots } = await arena(
        'high-card',
        ...['--bots', `${oddContender('stubborn', file)}@100000,bold`, '--games', '2', '--jobs', jobs],
      );
      expect(bots[0].losses).toMatchObject({ late: 0, broken: 0 });
      const pid = Number(readFileSync(file, 'utf8'));
      expect(pid).toBeGreaterThan(0);
      await expect.poll(() => isRunning(pid)).toBe(false);
    }
  });

  it('have a budget of time, their own or that of the match', () => {
    const times = (text: string, usual: Parameters<typeof parseContenders>[3]): unknown[] =>
      parseContenders(text, ['greedy'], 'castles', usual).map(({ allowance, program }) => [allowance, program]);
    expect(times('program:a b,greedy', null)).toEqual([
      [{ milliseconds: 1000 }, ['a', 'b']],
      [null, undefined],
    ]);
    expect(times('program:a@50,program:a', { milliseconds: 70 })).toEqual([
      [{ milliseconds: 50 }, ['a']],
      [{ milliseconds: 70 }, ['a']],
    ]);
    expect(times('program:a', { playouts: 5 })).toEqual([[{ milliseconds: 1000 }, ['a']]]);
  });

  it.each(['program:', 'program:"a', 'program:a@0'])('%s is no command', async (bot) => {
    const { code, errors } = await run(['arena', 'high-card', '--bots', `${bot},bold`]);
    expect(code).toBe(1);
    expect(errors).toContain('expected a ');
  });
});

describe('the example bots', () => {
  const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../examples/bots/${name}`, import.meta.url));

  it.each([
    ['python3', 'builder.py'],
    [process.execPath, 'one-ahead.ts'],
  ])('%s %s is short, loses no decision, and beats chance', async (interpreter, name) => {
    const file = fileOf(name);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
    const bot = `program:"${interpreter}" "${file}"@100000`;
    const { bots, illegalActions } = await arena('castles', '--bots', `${bot},random`, '--games', '6', '--jobs', '1');
    expect(illegalActions).toBe(0);
    expect(bots[0].losses).toEqual({ late: 0, broken: 0, illegal: 0, restarts: 0, trouble: null });
    expect(bots[0].contest?.wins).toBeGreaterThan(3);
    const { bots: mixed } = await arena('palace', '--bots', `${bot},random`, '--mixed', '--games', '1', '--jobs', '1');
    expect(mixed[0].losses).toMatchObject({ late: 0, broken: 0, illegal: 0 });
  });
});
