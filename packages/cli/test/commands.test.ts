import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { english } from '@luftschloss/words/english';
import { describe, expect, it } from 'vitest';
import { grownCastle } from '../src/bench/castles.ts';
import { measurement, quantiles, timed } from '../src/bench/harness.ts';
import { closest, editDistance } from '../src/suggestion.ts';
import { textTable, wrapped } from '../src/table.ts';
import { luftschloss, run } from './run.ts';

const COMMANDS = ['games', 'simulate', 'arena', 'replay', 'show', 'score', 'placements', 'check', 'render', 'batch', 'serve', 'bench'];

describe('help', () => {
  it('is what a bare call, --help, -h and help print', () => {
    const { code, output, errors } = luftschloss([]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const command of COMMANDS) expect(output).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    for (const word of ['--help', '-h', 'help']) expect(luftschloss([word]).output).toBe(output);
  });

  it('explains every command, and no line is too wide for a terminal', async () => {
    for (const command of COMMANDS) {
      const { code, output } = await run([command, '--help']);
      expect(code).toBe(0);
      expect(output).toMatch(new RegExp(`^Usage: luftschloss ${command} `));
      expect(output).toMatch(/^ {2}-h, --help /m);
      expect(await run(['help', command])).toEqual({ code: 0, output, errors: '' });
      expect(await run([command, 'much', 'too', 'much', '-h'])).toEqual({ code: 0, output, errors: '' });
      for (const line of output.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
    }
  });
});

describe('the program', () => {
  it('tells its version', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(luftschloss(['--version']).output).toBe(`${version}\n`);
    expect(luftschloss(['-V']).output).toBe(`${version}\n`);
  });

  it('shows a bug as a bug, with its stack and exit code 2', async () => {
    const { catalogue } = await import('./toy-catalogue.ts');
    const { main } = await import('../src/main.ts');
    let errors = '';
    const broken = {
      ...catalogue,
      bots: () => ({
        random: {
          name: 'random',
          choose: () => {
            throw new TypeError('boom');
          },
        },
      }),
    };
    const sink = {
      write: (text: string) => {
        errors += text;
        return true;
      },
    };
    const code = await main(['simulate', 'high-card'], {
      catalogue: broken,
      language: english,
      input: process.stdin,
      output: sink as never,
      errors: sink as never,
    });
    expect(code).toBe(2);
    expect(errors).toMatch(/^luftschloss: this is a bug, .*\nTypeError: boom\n {4}at /);
  });

  it('ends quietly when nobody reads on', () => {
    const binary = new URL('../bin/luftschloss.js', import.meta.url).pathname;
    const line = '{"op":"score"}\n';
    const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${binary}" batch | head -n 1`], {
      input: line.repeat(200_000),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });
});

describe('luftschloss games', () => {
  it('lists games with players, options and bots', async () => {
    const { output } = await run(['games']);
    expect(output).toContain('high-card: High Card\n  players: 2 to 5; 2 to 4 with length=long\n  bots: random, bold\n');
    expect(output).toContain('  --option length=short|long (default: short)\n');
    expect(output).toContain('  --option generous=true|false (default: false)');
    expect(output).toContain('  --option without=a,b,.. of 1, 2, 3, 4, 5, 6, 7, 8, 9 (default: none)');
    expect(output).toMatch(/^castles: /m);
  });

  it('gives the same as JSON', async () => {
    const games = JSON.parse((await run(['games', '--json'])).output) as { id: string; players: object; bots: string[]; options: object }[];
    expect(games[0]).toMatchObject({
      id: 'high-card',
      name: 'High Card',
      rulesVersion: 3,
      players: { min: 2, max: 5 },
      playersWith: [{ option: 'length', value: 'long', min: 2, max: 4 }],
      bots: ['random', 'bold'],
      boardFiles: false,
    });
    expect(games.map(({ id }) => id)).toContain('castles');
  });
});

describe('luftschloss bench', () => {
  it('measures what it can and says which targets are met', async () => {
    const { code, output } = await run(['bench', 'engine', '--milliseconds', '2', '--json']);
    expect(code).toBe(0);
    const { measurements } = JSON.parse(output) as { measurements: { name: string; median: number; p95: number; met: boolean | null }[] };
    const names = measurements.map(({ name }) => name);
    for (const part of [
      'all placements of 9 tiles, 20-tile castle',
      'longest path, dense 40-tile castle',
      'growth of placements',
      'high-card: random games of 4',
    ]) {
      expect(
        names.some((name) => name.includes(part)),
        part,
      ).toBe(true);
    }
    for (const { name, median, p95 } of measurements) expect(median > 0 && p95 >= median, name).toBe(true);
  });

  it('prepares anew for every round and does not measure that', () => {
    const rounds: number[] = [];
    const times = timed(
      { seconds: 0.01 },
      (round) => rounds.push(round),
      () => {},
    );
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(times.samples).toBeGreaterThanOrEqual(5);
  });

  it('knows medians and targets', () => {
    expect(quantiles([5, 1, 3])).toEqual({ median: 3, p95: 5, samples: 3 });
    const figures = quantiles([2]);
    expect(measurement('a', 'ms', figures, { kind: 'at most', value: 2 }).met).toBe(true);
    expect(measurement('a', 'ms', figures, { kind: 'at most', value: 1 }).met).toBe(false);
    expect(measurement('a', '/s', figures, { kind: 'at least', value: 3 }).met).toBe(false);
    expect(measurement('a', 'ms', figures).met).toBeNull();
  });

  it('grows the same castle from the same seed', () => {
    expect(grownCastle(20, 'a')).toEqual(grownCastle(20, 'a'));
    expect(grownCastle(20, 'a').tiles.length).toBe(20);
    expect(grownCastle(20, 'a')).not.toEqual(grownCastle(20, 'b'));
  });
});

describe('suggestions', () => {
  it('count letters added, dropped, changed and swapped', () => {
    expect(editDistance('score', 'score')).toBe(0);
    expect(editDistance('scroe', 'score')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('are made only for what is near', () => {
    expect(closest('simlate', COMMANDS)).toBe('simulate');
    expect(closest('castle', ['castles', 'palace'])).toBe('castles');
    expect(closest('xyz', COMMANDS)).toBeNull();
  });
});

describe('tables', () => {
  it('align texts to the left and numbers to the right', () => {
    expect(
      textTable(
        [{ title: 'Bot' }, { title: 'Wins', align: 'right' }],
        [
          ['bold', '7'],
          ['König', '123456'],
        ],
      ),
    ).toBe('Bot      Wins\nbold        7\nKönig  123456');
  });

  it('wrap paragraphs at blanks', () => {
    expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(wrapped('unbreakable', 4)).toEqual(['unbreakable']);
  });
});
