import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../scripts/pack/compile.ts';
import { complaintsAbout } from '../../../scripts/pack/lint.ts';
import { packagesToPublish } from '../../../scripts/pack/manifest.ts';
import { stage } from '../../../scripts/pack/stage.ts';
import { tarballsOf } from '../../../scripts/pack/tarballs.ts';
import { gameOfBots, Installed, ROOT } from './installed.ts';
import { temporaryFolder } from './run.ts';

/** Without npm and without the real web client, which packed.long.ts builds: a page of its own shows that it is found and served. */
const PAGE = '<!doctype html><title>A castle in a package</title>';

const { path: out } = temporaryFolder();
const installed = new Installed();
let folders: readonly string[] = [];

beforeAll(() => {
  const web = join(out, 'a-web-client');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), PAGE);
  const compiled = compile(ROOT, join(out, 'compiled'));
  folders = packagesToPublish(ROOT).map((each) => stage(each, { root: ROOT, compiled, web, out }));
  installed.unpack(tarballsOf(folders, out));
});
afterAll(() => installed.remove());

describe('the packages, packed and installed into an empty folder', () => {
  it('are of a form that publint has nothing against', async () => {
    expect((await Promise.all(folders.map(complaintsAbout))).flat()).toEqual([]);
  });

  it('name everything that they need, and nothing of the development', () => {
    const manifest = installed.manifest('luftschloss');
    expect(manifest).toMatchObject({ bin: { luftschloss: 'bin/luftschloss.js' }, license: 'MIT', description: expect.any(String) });
    for (const field of ['private', 'devDependencies', 'scripts']) expect(manifest).not.toHaveProperty(field);
  });

  it('play in threads', () => {
    const { code, output, errors } = installed.run([
      'simulate',
      'castles',
      '--bots',
      'random,random',
      '--games',
      '4',
      '--jobs',
      '2',
      '--json',
    ]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(JSON.parse(output)).toMatchObject({ games: 4 });
  });

  it('draw what was built', () => {
    const { code, output, errors } = installed.run(['show', 'palace', '--bots', 'random,random']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('index.html');
  });

  it('serve the page and let bots play a whole game', async () => {
    const address = await installed.serve();
    expect(await (await fetch(address, { headers: { accept: 'text/html' } })).text()).toBe(PAGE);
    expect(await gameOfBots(address)).toHaveLength(2);
    expect(await installed.stop()).toBe(0);
  });

  it.each(['20.20.2', '22.17.1'])('tell Node %s in one sentence what they need', (version) => {
    const { engines } = installed.manifest('luftschloss') as { engines: { node: string } };
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
    const { code, output, errors } = installed.run(['games'], ['--import', `data:text/javascript,${encodeURIComponent(older)}`]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(
      new RegExp(`^luftschloss: this is Node ${version}, but Node ${engines.node.slice(2)} or newer is needed: .*\\.\n$`),
    );
  });
});
