// Makes the typed functions and the data of every language from packages/words/catalogues.
//   npm run words                   writes packages/words/src/generated
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED, generate } from './words/generate.ts';

const { files, complaints } = generate();
for (const complaint of complaints) console.error(complaint);
mkdirSync(GENERATED, { recursive: true });
for (const [file, text] of files) writeFileSync(join(GENERATED, file), text);
console.log(`${files.size} files in packages/words/src/generated`);
if (complaints.length > 0) process.exit(1);
