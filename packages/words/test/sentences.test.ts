import { expect, test } from 'vitest';
import { allSentences, sentencesIn } from '../../../scripts/words/sentences.ts';
import unconverted from '../../../scripts/words/unconverted.json' with { type: 'json' };

// How many sentences each file still holds that belong into catalogues. Numbers may only shrink; nothing may be added.
const STILL: { readonly [file: string]: number } = unconverted;

test('no sentence for people stands outside of catalogues', () => {
  const added = [...Map.groupBy(allSentences(), ({ file }) => file)]
    .filter(([file, found]) => found.length > (STILL[file] ?? 0))
    .flatMap(([, found]) => found.map(({ file, line, text }) => `${file}:${line} ${text}`));
  expect(added).toEqual([]);
});

test('of engine, bots, drawings and command line nothing is left to be moved', () => {
  expect(Object.keys(STILL).filter((file) => /^packages\/(engine|bots|drawing|cli)\//.test(file))).toEqual([]);
});

test('names, typed options, markup, keys and seeds are no sentences; what is put into them may hold some', () => {
  const source = [
    "const a = 'EB Garamond';",
    'const b = `--option \u0024{name}`;',
    'const c = `<p class="small">\u0024{words.cli.one({ two: three })}</p>`;',
    'remember(plan, `landings \u0024{kinds}`, find);',
    'const d = `\u0024{first({ deep: 1 })} and more of it`;',
  ].join('\n');
  expect(sentencesIn('x.ts', source).map(({ line }) => line)).toEqual([5]);
});

test('sentences are found in texts, templates, elements and attributes, and not in comments, errors and styles', () => {
  const source = [
    "const a = 'Choose a room.';",
    'const b = `You have \u0024{n} rooms`;',
    '// A comment with words',
    "throw new Error('a bug with words');",
    "const c = 'kebab-case';",
    '<p className="small print">Nobody waits</p>',
    '<button aria-label="Close the sheet" />',
  ].join('\n');
  expect(sentencesIn('x.tsx', source).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '1 Choose a room.',
    '2 You have \u0024{n} rooms',
    '6 Nobody waits',
    '7 Close the sheet',
  ]);
});
