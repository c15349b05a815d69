import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Package, publishedManifest, WITH_WEB_CLIENT } from './manifest.ts';

export interface Places {
  readonly root: string;
  /** What the compiler wrote. */
  readonly compiled: string;
  /** The web client, built. */
  readonly web: string;
  readonly out: string;
}

/** Puts one package together as it is published and returns its folder. */
export function stage(each: Package, { root, compiled, web, out }: Places): string {
  const source = join(root, 'packages', each.folder);
  const folder = join(out, each.folder);
  copyCode(join(compiled, each.folder, 'src'), join(folder, 'dist'));
  for (const path of Object.values(each.manifest.bin ?? {})) copyProgram(join(source, path), join(folder, path));
  if (each.folder === WITH_WEB_CLIENT) cpSync(web, join(folder, 'web'), { recursive: true });
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(each, root), null, 2)}\n`);
  return folder;
}

/** A module that is named by a text: `'./worker.ts'`. The compiler follows imports only, and not in declarations. */
const MODULE_NAME = /(?<quote>['"])(?<path>\.\.?\/[\w./-]+)\.ts\k<quote>/g;

function withCompiledNames(code: string): string {
  return code.replace(MODULE_NAME, '$<quote>$<path>.js$<quote>');
}

function copyCode(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} is missing: is the package in tsconfig.build.json?`);
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyCode(source, target);
    else writeFileSync(target, withCompiledNames(readFileSync(source, 'utf8')));
  }
}

function copyProgram(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true });
  writeFileSync(to, withCompiledNames(readFileSync(from, 'utf8')).replaceAll('../src/', '../dist/'));
  chmodSync(to, 0o755);
}
