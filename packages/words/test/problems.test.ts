import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { castlesLibrary } from '../../engine/src/castles/index.ts';
import { type Fact, integer, object, reject } from '../../engine/src/kernel/index.ts';
import { english } from '../src/english.ts';
import { LANGUAGES } from '../src/languages.ts';
import { loadLanguage } from '../src/loading.ts';
import { problemText } from '../src/problems.ts';

const PACKAGES = join(import.meta.dirname, '../..');

/** Codes that sources reject with, as they stand there. */
function rejections(): string[] {
  return readdirSync(PACKAGES, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && /\/src(\/|$)/.test(parentPath) && !/node_modules/.test(parentPath))
    .flatMap(({ name, parentPath }) => [...readFileSync(join(parentPath, name), 'utf8').matchAll(/\breject\(\s*'([\w-]+)'/g)])
    .map(([, code]) => code);
}

function problemOf(checked: ReturnType<typeof castlesLibrary.score>): Fact {
  if (checked.ok) throw new Error('nothing is wrong');
  return checked.problem;
}

test('whatever is rejected has a message', () => {
  const known = new Set(Object.values(english.words.data).flatMap((section) => Object.keys(section)));
  const codes = new Set(rejections());
  expect(codes.size).toBeGreaterThan(40);
  expect([...codes].filter((code) => !known.has(code))).toEqual([]);
});

test('a problem is told with its place, in the reader’s language', async () => {
  const checked = object({ turns: integer(0, 3) }).check({ turns: 4 }, 'tile');
  const problem = problemOf(checked);
  expect(problemText(english, problem)).toBe('tile.turns: expected a whole number from 0 to 3, got 4');
  expect(problemText(await loadLanguage('de'), problem)).toBe('tile.turns: erwartet wird eine ganze Zahl von 0 bis 3, da steht 4');
});

test('what the rules have against a file is told in the words of the game', async () => {
  const foyer = { tile: 'foyer', x: 0, y: 0, r: 0 };
  const file = { game: 'castles', edition: 'first', tiles: [foyer, { tile: 'salon', x: 1, y: 1, r: 0 }] };
  const problem = problemOf(castlesLibrary.score(file));
  expect(problemText(english, problem)).toBe('step 1: The Salon would overlap something.');
  for (const id of Object.keys(LANGUAGES)) {
    const text = problemText(await loadLanguage(id as keyof typeof LANGUAGES), problem);
    expect(text).not.toMatch(/overlap \(|salon$|undefined|object/);
  }
});

test('a code without a message stands for itself', () => {
  expect(problemText(english, reject('unheard-of', {}, 'castle').problem)).toBe('castle: unheard-of');
});
