import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../scripts/words/catalogue-file.ts';
import { compareLanguages } from '../../../scripts/words/compare.ts';
import { compileMessage } from '../../../scripts/words/compile-message.ts';
import { Complaints } from '../../../scripts/words/complaints.ts';
import { GENERATED, generate, WORDS } from '../../../scripts/words/generate.ts';
import { sentenceList } from '../../../scripts/words/sentence-list.ts';
import { unusedMessages } from '../../../scripts/words/unused.ts';
import { ALL_BUNDLES, BUNDLES } from '../src/bundles.ts';
import { LANGUAGES } from '../src/languages.ts';

const made = generate();

describe('the catalogues', () => {
  test('are complete, and say the same in every language', () => {
    expect(made.complaints).toEqual([]);
  });

  test('are what the generated modules were made from: otherwise run `npm run words`', () => {
    for (const [file, text] of made.files) expect(readFileSync(join(GENERATED, file), 'utf8') === text, `${file} is fresh`).toBe(true);
    const there = readdirSync(GENERATED, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(there.map(({ parentPath, name }) => relative(GENERATED, join(parentPath, name))).sort()).toEqual([...made.files.keys()].sort());
  });

  test('are there for every language with a row', () => {
    expect(made.languages.map(({ catalogue }) => catalogue.language).sort()).toEqual(Object.keys(LANGUAGES).sort());
  });

  test('of a language without a row are read, but neither offered nor in the way', () => {
    const { languages, unfinished, complaints, files } = generate(undefined, () => false);
    expect(languages).toHaveLength(1);
    expect(complaints).toEqual([]);
    expect([...files.keys()].filter((file) => file.includes('/') && !file.startsWith('en/'))).toEqual([]);
    expect(unfinished.length).toBeGreaterThanOrEqual(made.languages.length - 1);
  });

  test('are in bundles that name no file in vain, each file in one', () => {
    const files = ALL_BUNDLES.flatMap((bundle): readonly string[] => BUNDLES[bundle]);
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(readdirSync(join(WORDS, 'catalogues/en'))).toContain(file);
  });

  test('hold no message that nobody says', () => {
    expect(unusedMessages([...made.languages[0].sources.values()])).toEqual([]);
  });
});

describe('the generator', () => {
  const compile = (text: string) => compileMessage(text, (table) => (table === 'room' ? 'castles.room' : null));

  test('reads keys, sections, remarks and lines that go on', () => {
    const { entries, problems } = readCatalogue('# For the log.\nbuilt = One\n  two.\n\n[more]\nempty-stack = None\n');
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      { section: null, key: 'built', text: 'One\ntwo.', remark: 'For the log.', line: 2 },
      { section: 'more', key: 'empty-stack', text: 'None', remark: '', line: 6 },
    ]);
  });

  test('names what it does not understand', () => {
    expect(readCatalogue('built = One\nwhat is this\nbuilt = Two').problems).toEqual([
      'line 2: neither a key, a section nor a remark: what is this',
      'line 3: built is there twice',
    ]);
    expect(() => compile('{$room :rooom}')).toThrow('there is no function or table of terms called :rooom');
    expect(() => compile('.input {$n :integer} .match $n one {{One}}')).toThrow();
    expect(() => compile('{$n :integer} {$n :who}')).toThrow('$n is used as number and as who');
    expect(() => compile('{$room :room')).toThrow();
  });

  test('finds what a language lacks, has too much, or asks for otherwise', () => {
    const reference = made.languages[0];
    const sources = new Map(reference.sources);
    const [first, second] = [...sources.keys()];
    sources.delete(first);
    sources.set(second, { ...sources.get(second)!, params: new Map([['weather', 'string']]) });
    sources.set('castles.extra', sources.get(second)!);
    const complaints = new Complaints();
    const { 'castles.room': rooms, ...terms } = reference.catalogue.terms;
    const { ballroom: _, ...others } = rooms;
    compareLanguages(
      reference,
      { sources, catalogue: { ...reference.catalogue, language: 'xx', terms: { ...terms, 'castles.room': others } } },
      complaints,
    );
    expect(complaints.all).toEqual([
      `xx: ${first} is missing`,
      expect.stringContaining(`xx: ${second} takes { weather: string } instead of {`),
      'xx: castles.extra is not in the reference',
      'xx: the term castles.room.ballroom is missing',
    ]);
  });
});

test('the list of sentences says every variant of a message', () => {
  const lines = sentenceList(made.languages[0]).split('\n');
  const start = lines.findIndex((line) => line.startsWith('castles.events.cards-kept'));
  expect(lines.slice(start + 1, start + 7).map((line) => line.trim())).toEqual([
    'You put 3 bonus cards back.',
    'You put one bonus card back.',
    'You put no bonus card back.',
    'Ada puts 3 bonus cards back.',
    'Ada puts one bonus card back.',
    'Ada puts no bonus card back.',
  ]);
  expect(lines.filter((line) => /undefined|\[object/.test(line))).toEqual([]);
});
