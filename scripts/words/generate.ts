import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '../../packages/words/src/languages.ts';
import { compareLanguages } from './compare.ts';
import { Complaints } from './complaints.ts';
import { type ReadLanguage, readLanguage } from './read-language.ts';
import { catalogueModule, messagesModule } from './write.ts';

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
  for (const { catalogue } of languages) files.set(`${catalogue.language}.ts`, catalogueModule(catalogue));
  return { files, languages, complaints: complaints.all, unfinished };
}
