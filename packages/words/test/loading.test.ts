import { describe, expect, test } from 'vitest';
import { ALL_BUNDLES } from '../src/bundles.ts';
import loaders from '../src/generated/loaders.ts';
import { type BundleLoaders, LanguageLoader } from '../src/loading.ts';

/** The German files, with a count of what was loaded and the chance to fail. */
function watched(): { loader: LanguageLoader; loaded: string[]; broken: Set<string> } {
  const loaded: string[] = [];
  const broken = new Set<string>();
  const watch = ([name, load]: [string, () => Promise<unknown>]) => [
    name,
    async () => {
      loaded.push(name);
      if (broken.has(name)) throw new Error('no network');
      return load();
    },
  ];
  const own = Object.fromEntries(Object.entries(loaders.de).map(watch)) as unknown as BundleLoaders;
  return { loader: new LanguageLoader(own), loaded, broken };
}

describe('a language', () => {
  test('is loaded bit by bit, each bit once, and stays one object', async () => {
    const { loader, loaded } = watched();
    const language = await loader.load([]);
    expect(loaded).toEqual(['first']);
    expect(language.words.common.refusals['game-over']()).toBe('Das Spiel ist zu Ende.');
    const [again] = await Promise.all([loader.load(['palace']), loader.load(['palace', 'castles'])]);
    expect(again).toBe(language);
    expect(loaded.sort()).toEqual(['castles', 'first', 'palace']);
    const said = language.said.palace;
    expect(said).toBe(language.said.palace);
  });

  test('names the bundle of words that are said before they are there', async () => {
    const language = await watched().loader.load(['castles']);
    expect(() => language.words.palace).toThrow('the bundle “palace” with palace.mf2 is not loaded');
    expect(() => language.said['between-table']).toThrow('the bundle “between” with between-table.mf2 is not loaded');
    expect(() => language.words.castles).not.toThrow();
  });

  test('is asked for again where a file did not come', async () => {
    const { loader, broken } = watched();
    broken.add('first').add('palace');
    await expect(loader.load(['palace'])).rejects.toThrow('no network');
    broken.delete('first');
    await expect(loader.load(['palace'])).rejects.toThrow('no network');
    const language = await loader.load([]);
    broken.delete('palace');
    await loader.load(['palace']);
    expect(() => language.words.palace).not.toThrow();
  });

  test('is whole where nothing else is asked for', async () => {
    const { loader, loaded } = watched();
    await loader.load(ALL_BUNDLES);
    expect(loaded.sort()).toEqual(['first', ...ALL_BUNDLES].sort());
  });
});
