// Makes the typed functions and the data of every language from packages/words/catalogues.
//   npm run words                   writes packages/words/src/generated
//   npm run words -- --missing XX   names what a language without a row still lacks
//   npm run words -- --list XX      prints every sentence of a language with example values, to be read through
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GENERATED, type Generated, generate } from './words/generate.ts';
import { sentenceList } from './words/sentence-list.ts';

const [task, wanted] = process.argv.slice(2);
const made = generate();
if (task === '--list') console.log(sentenceList(languageCalled(wanted)));
else if (task === '--missing') console.log(unfinishedCalled(wanted).join('\n') || `${wanted} lacks nothing`);
else write(made);

function write({ files, complaints, unfinished }: Generated): void {
  for (const complaint of complaints) console.error(complaint);
  rmSync(GENERATED, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(GENERATED, file)), { recursive: true });
    writeFileSync(join(GENERATED, file), text);
  }
  console.log(`${files.size} files in packages/words/src/generated`);
  for (const { language, complaints: own } of unfinished)
    console.log(`${language.catalogue.language} has no row in languages.ts; ${own.length} complaints: npm run words -- --missing XX`);
  if (complaints.length > 0) process.exitCode = 1;
}

function languageCalled(name: string | undefined) {
  const all = [...made.languages, ...made.unfinished.map(({ language }) => language)];
  const found = all.find(({ catalogue }) => catalogue.language === name);
  if (!found) throw new Error(`No folder packages/words/catalogues/${name}`);
  return found;
}

function unfinishedCalled(name: string | undefined): readonly string[] {
  const { catalogue } = languageCalled(name);
  return made.unfinished.find(({ language }) => language.catalogue === catalogue)?.complaints ?? [];
}
