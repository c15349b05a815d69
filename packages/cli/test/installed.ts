import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Outcome } from './run.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** A folder of somebody who installed the packages. */
export class Installed {
  readonly folder = mkdtempSync(join(tmpdir(), 'luftschloss-installed-'));
  #server: ChildProcess | null = null;

  /** What npm would do, without asking a registry: packages unpacked, and exactly the dependencies that they name, taken from this project's own. */
  unpack(tarballs: readonly string[]): void {
    for (const tarball of tarballs) {
      const { stdout } = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
      const { name, dependencies = {} } = JSON.parse(stdout) as { name: string; dependencies?: { [name: string]: string } };
      const place = join(this.folder, 'node_modules', name);
      mkdirSync(place, { recursive: true });
      spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', place]);
      for (const needed of Object.keys(dependencies)) if (!needed.startsWith('@luftschloss/')) this.#lend(needed);
    }
  }

  #lend(name: string): void {
    const place = join(this.folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    symlinkSync(join(ROOT, 'node_modules', name), place);
  }

  get program(): string {
    return join(this.folder, 'node_modules/luftschloss/bin/luftschloss.js');
  }

  run(words: readonly string[], nodeOptions: readonly string[] = []): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, this.program, ...words], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return { code: status, output: stdout, errors: stderr };
  }

  manifest(name: string): { readonly [field: string]: unknown } {
    return JSON.parse(readFileSync(join(this.folder, 'node_modules', name, 'package.json'), 'utf8'));
  }

  /** Opens a house on any free port and answers with its address. */
  async serve(words: readonly string[] = []): Promise<string> {
    const settings = ['--host', '127.0.0.1', '--port', '0', '--bot-pace', '0', '--log-level', 'error'];
    const server = spawn(process.execPath, [this.program, 'serve', ...settings, ...words], { cwd: this.folder });
    this.#server = server;
    let told = '';
    return new Promise((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (text) => {
          told += String(text);
          const address = /open at (http:\S+)/.exec(told)?.[1];
          if (address) resolve(address);
        });
      }
      server.on('exit', () => reject(new Error(`the house did not open: ${told}`)));
    });
  }

  async stop(): Promise<number | null> {
    const server = this.#server;
    if (!server) return null;
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    return ended;
  }

  remove(): void {
    this.#server?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Lets two bots play a whole game on a house and answers with their scores. */
export async function gameOfBots(address: string): Promise<readonly number[]> {
  const ask = async (path: string, body?: object, cookie = ''): Promise<Response> =>
    fetch(
      address + path,
      body ? { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) } : {},
    );
  const seats = ['greedy', 'random'].map((bot) => ({ type: 'bot', bot }));
  const made = await ask('/api/tables', { game: 'castles', seats });
  const { table } = (await made.json()) as { table: { id: string } };
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  await ask(`/api/tables/${table.id}/start`, {}, cookie);
  for (;;) {
    const { table: now } = (await (await ask(`/api/tables/${table.id}`)).json()) as { table: { scores: number[] | null } };
    if (now.scores) return now.scores;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
