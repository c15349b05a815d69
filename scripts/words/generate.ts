import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@luftschloss/words';
import { ALL_BUNDLES, BUNDLES, bundleOf } from '../../packages/words/src/bundles.ts';
import { isLanguage } from '../../packages/words/src/languages.ts';
import { compareLanguages } from './compare.ts';
import { Complaints } from './complaints.ts';
import { type ReadLanguage, readLanguage } from './read-language.ts';
import { bundleModule, loadersModule, messagesModule, referenceModule } from './write.ts';

export const WORDS = join(import.meta.dirname, '../../packages/words');
export const GENERATED = join(WORDS, 'src/generated');
const REFERENCE = 'en';

export interface Generated {
  /** By the name of the file in `src/generated`. */
  readonly files: ReadonlyMap<string, string>;
  /** The reference first, then every other language that is offered. */
  readonly languages: readonly ReadLanguage[];
  readonly complaints: readonly string[];
  /** Folders without a row in `languages.ts`: what they still lack keeps nobody else from working. */
  readonly unfinished: readonly Unfinished[];
}

export interface Unfinished {
  readonly language: ReadLanguage;
  readonly complaints: readonly string[];
}

/** Everything that is made from the catalogues. */
export function generate(folder = join(WORDS, 'catalogues'), isOffered: (language: string) => boolean = isLanguage): Generated {
  const complaints = new Complaints();
  const reference = readLanguage(join(folder, REFERENCE), complaints);
  const others = readdirSync(folder)
    .filter((language) => language !== REFERENCE)
    .sort();
  const read = (language: string, into: Complaints): ReadLanguage => {
    const found = readLanguage(join(folder, language), into);
    compareLanguages(reference, found, into);
    return found;
  };
  const languages = [reference, ...others.filter(isOffered).map((language) => read(language, complaints))];
  const unfinished = others
    .filter((language) => !isOffered(language))
    .map((name) => {
      const own = new Complaints();
      return { language: read(name, own), complaints: own.all };
    });
  const files = new Map([['messages.ts', messagesModule([...reference.sources.values()])]]);
  files.set('reference.ts', referenceModule(REFERENCE, ['first', ...ALL_BUNDLES]));
  const names = languages.map(({ catalogue }) => catalogue.language);
  files.set('loaders.ts', loadersModule(names, ['first', ...ALL_BUNDLES]));
  for (const { catalogue } of languages) for (const [file, text] of bundleFiles(catalogue)) files.set(file, text);
  complaints.add('bundles.ts', strayFiles(folder));
  return { files, languages, complaints: complaints.all, unfinished };
}

/** Each bundle of a language in a file of its own. */
function bundleFiles(catalogue: Catalogue): [file: string, text: string][] {
  const { language, terms, messages } = catalogue;
  const picked = <T>(entries: { readonly [name: string]: T }, bundle: string, fileOf: (name: string) => string) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => bundleOf(fileOf(name)) === bundle));
  return ['first', ...ALL_BUNDLES].map((bundle): [string, string] => {
    const own = {
      terms: picked(terms, bundle, (table) => `${table.split('.')[0]}.terms`),
      messages: picked(messages, bundle, (part) => `${part}.mf2`),
    };
    return [`${language}/${bundle}.ts`, bundleModule(own, bundle === 'first' ? catalogue : null)];
  });
}

/** Files that a bundle names and no catalogue has. */
function strayFiles(folder: string): string[] {
  const there = new Set(readdirSync(join(folder, REFERENCE)));
  return ALL_BUNDLES.flatMap((bundle): readonly string[] => BUNDLES[bundle])
    .filter((file) => !there.has(file))
    .map((file) => `there is no ${file}`);
}
