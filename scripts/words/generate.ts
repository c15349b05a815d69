import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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
  readonly languages: readonly ReadLanguage[];
  readonly complaints: readonly string[];
}

/** Everything that is made from the catalogues. */
export function generate(folder = join(WORDS, 'catalogues')): Generated {
  const complaints = new Complaints();
  const others = readdirSync(folder).filter((language) => language !== REFERENCE);
  const reference = readLanguage(join(folder, REFERENCE), complaints);
  const languages = [reference, ...others.sort().map((language) => readLanguage(join(folder, language), complaints))];
  for (const language of languages.slice(1)) compareLanguages(reference, language, complaints);
  const files = new Map([['messages.ts', messagesModule([...reference.sources.values()])]]);
  for (const { catalogue } of languages) files.set(`${catalogue.language}.ts`, catalogueModule(catalogue));
  return { files, languages, complaints: complaints.all };
}
