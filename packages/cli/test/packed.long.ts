import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOfBots, Installed, ROOT } from './installed.ts';
import { temporaryFolder } from './run.ts';

const { path: out } = temporaryFolder();
const installed = new Installed();

function inFolder(folder: string, command: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** The examples of all READMEs in the packages. */
function examples(): readonly [name: string, code: string][] {
  return ['engine', 'bots', 'drawing', 'protocol', 'server'].flatMap((folder) => {
    const text = readFileSync(join(ROOT, 'packages', folder, 'README.md'), 'utf8');
    return [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code]): [string, string] => [folder, code]);
  });
}

beforeAll(() => {
  inFolder(ROOT, process.execPath, 'scripts/pack.ts', '--out', out);
  writeFileSync(join(installed.folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
  inFolder(installed.folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...globSync(join(out, '*.tgz')));
});
afterAll(() => installed.remove());

describe('the packages with the real web client, installed by npm', () => {
  it('are started by npx', () => {
    expect(inFolder(installed.folder, 'npx', '--no-install', 'luftschloss', 'games')).toContain('palace');
  });

  it('serve the web client with everything that its page asks for', async () => {
    const address = await installed.serve();
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of [...files, '/sw.js']) expect((await fetch(address + file)).status, file).toBe(200);
    expect(await gameOfBots(address)).toHaveLength(2);
    expect(await installed.stop()).toBe(0);
  });

  it('measure themselves in processes of their own', () => {
    const { code, output } = installed.run(['bench', 'server', '--milliseconds', '500', '--tables', '2', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ suite: 'server' });
  });

  it.each(examples())('do what the README of %s shows', (name, code) => {
    const file = join(installed.folder, `${name}.js`);
    writeFileSync(file, code);
    expect(inFolder(installed.folder, process.execPath, file)).not.toBe('');
  });

  it('have types that a strict TypeScript accepts, also of what their READMEs show', () => {
    const shown = examples().map(([name, code]) => [join(installed.folder, `${name}-example.ts`), code]);
    for (const [path, code] of shown) writeFileSync(path, code);
    const file = join(installed.folder, 'types.ts');
    writeFileSync(
      file,
      `import { botsFor } from '@luftschloss/bots';
       import { drawCastle } from '@luftschloss/drawing';
       import { findGame, type Game } from '@luftschloss/engine';
       import { advance } from '@luftschloss/engine/kernel';
       import { startServer, type Server } from '@luftschloss/server';
       export const game: Game | null = findGame('castles');
       export const open: Promise<Server> = startServer(null as never);
       export const bots: readonly string[] = Object.keys(botsFor('castles'));
       // @ts-expect-error: a number is no game
       export const wrong: ReturnType<typeof findGame> = 7;
       export { advance, drawCastle };`,
    );
    const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    inFolder(
      installed.folder,
      process.execPath,
      tsc,
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--skipLibCheck',
      ...types,
      file,
      ...shown.map(([path]) => path),
    );
  });
});
