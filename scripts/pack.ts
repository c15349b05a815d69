// Makes the packages that people install: plain JavaScript with types, the web client inside, one tarball each, all checked by publint.
//   npm run pack                    into out/packages
//   npm run pack -- --stage         only the folders, without tarballs: what the container image is made of
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './pack/compile.ts';
import { complaintsAbout } from './pack/lint.ts';
import { packagesToPublish } from './pack/manifest.ts';
import { stage } from './pack/stage.ts';
import { tarballsOf } from './pack/tarballs.ts';
import { buildWebClient } from './web-client.js';

const ROOT = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { stage: { type: 'boolean' }, out: { type: 'string', default: join(ROOT, 'out/packages') } } });

rmSync(values.out, { recursive: true, force: true });
buildWebClient();
const compiled = compile(ROOT, join(ROOT, 'out/compiled'));
const folders = packagesToPublish(ROOT).map((each) =>
  stage(each, { root: ROOT, compiled, web: join(ROOT, 'packages/web/dist'), out: values.out }),
);

const complaints = (await Promise.all(folders.map(complaintsAbout))).flat();
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);

for (const file of values.stage ? folders : tarballsOf(folders, values.out)) console.log(file);
