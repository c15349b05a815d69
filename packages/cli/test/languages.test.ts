import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type LanguageId, loadLanguage } from '@luftschloss/words';
import { describe, expect, it } from 'vitest';
import { systemLanguage, wishedLanguage } from '../src/languages.ts';
import { main } from '../src/main.ts';
import { castleVectors, collected, contextIn, luftschloss, run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const [{ castle, illegal }] = castleVectors();
const file = folder.file('castle.json', castle);
const IDS = Object.keys(LANGUAGES) as LanguageId[];

describe('the language', () => {
  it('is asked for anywhere on the line, and an unknown one is left to be complained about', async () => {
    expect(wishedLanguage(['--language', 'de', 'games'])).toEqual({ language: 'de', words: ['games'] });
    expect(wishedLanguage(['games', '--language=pl', '--json'])).toEqual({ language: 'pl', words: ['games', '--json'] });
    expect(wishedLanguage(['games', '--language', 'xx'])).toEqual({ language: null, words: ['games', '--language', 'xx'] });
    expect((await run(['games', '--language', 'xx'])).errors).toBe(
      `luftschloss: --language: expected one of ${IDS.join(', ')}, got "xx".\n`,
    );
  });

  it.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'fr_FR' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'pl_PL@euro' }, 'pl'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LC_ALL: '', LANG: 'es' }, 'es'],
    [{ LANG: 'ja_JP' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', (environment, language) => {
    expect(systemLanguage(environment)).toBe(language);
  });

  it('is that of the system for the real program, unless another is asked for', () => {
    expect(luftschloss(['--help'], '', { LC_ALL: 'de_DE.UTF-8' }).output).toContain('Befehle:');
    expect(luftschloss(['--help', '--language', 'fr'], '', { LC_ALL: 'de_DE.UTF-8' }).output).toContain('Commandes');
    expect(luftschloss(['no-such-thing'], '', { LC_ALL: 'de_DE.UTF-8' }).errors).toContain('es gibt keinen Befehl');
  });
});

describe.each(IDS)('in “%s”', (id) => {
  const said = (words: readonly string[]) => run([...words, '--language', id]);

  it('every help page is said', async () => {
    const { cli } = (await loadLanguage(id)).words;
    expect((await said(['--help'])).output).toContain(cli.program.about());
    for (const [name, summary] of Object.entries(cli.summaries)) {
      const { output } = await said(['help', name]);
      expect(output.replaceAll(/\s+/g, ' ')).toContain(`${summary()}.`.replaceAll(/\s+/g, ' '));
      expect(output).not.toMatch(/undefined|\[object|\{\$/);
    }
  });

  it('what went wrong is said, by the game as well', async () => {
    const { cli, data } = (await loadLanguage(id)).words;
    const { errors } = await said(['score', 'missing.json']);
    expect(errors).toContain(cli.failures.unreadable({ file: 'missing.json', reason: cli.failures.ENOENT() }));
    const torn = folder.file('torn.json', '[1');
    expect((await said(['score', torn])).errors).toContain(data.problems['not-json']({ detail: '' }).trim());
    const [{ reason: _, ...query }] = illegal;
    const asked = Object.entries(query).flatMap(([name, value]) => [`--${name}`, String(value)]);
    expect((await said(['check', file, ...asked])).output).not.toContain('undefined');
  });
});

it('threads hand on what went wrong as data, so that it is said in the language of the reader', async () => {
  const records = join(folder.path, 'records');
  mkdirSync(join(records, 'high-card-3.json'), { recursive: true });
  const words = ['simulate', 'high-card', '--games', '8', '--jobs', '2', '--record', records, '--language', 'de'];
  expect((await run(words)).errors).toMatch(/high-card-3\.json lässt sich nicht schreiben: das ist ein Ordner, keine Datei\.\n$/);
});

it('numbers are written as the language writes them', async () => {
  const { output } = await run(['simulate', 'high-card', '--games', '20', '--players', '3', '--language', 'de']);
  expect(output).toMatch(/^High Card: 20 Partien zu 3 \(Startwert 1\)\n/);
  expect(output).toMatch(/^random 1 +\d+(,\d)? +\d+,\d +\d+,\d\d +\d+,\d\d bis \d+,\d\d$/m);
  expect(output).toMatch(/ s, [\d.]+,\d Partien und [\d.]+ Aktionen pro Sekunde, 0 unerlaubte Aktionen\n$/);
});

it('JSON is for programs: in English whatever the system speaks, unless a language is asked for', async () => {
  const german = { ...contextIn(await loadLanguage('de')) };
  const output = collected();
  expect(await main(['games', '--json'], { ...german, output })).toBe(0);
  expect(output.text).toBe((await run(['games', '--json'])).output);
  expect(output.text).toContain('"label":"Edition","help":"The first edition is for one to four players');
});

it('a page of pictures says in which language it is', async () => {
  const out = join(folder.path, 'pictures');
  const { output } = await run(['show', 'between', '--players', '3', '--bots', 'random', '--out', out, '--language', 'fr']);
  expect(output).toMatch(/^Entre deux châteaux.: random 1, random 2/);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<html lang="fr">');
});
