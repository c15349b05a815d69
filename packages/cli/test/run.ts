import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Language } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { afterAll } from 'vitest';
import type { Context } from '../src/command.ts';
import { main } from '../src/main.ts';
import { catalogue } from './toy-catalogue.ts';

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

const BINARY = fileURLToPath(new URL('../bin/luftschloss.js', import.meta.url));

/** The real program in a process of its own. */
export function luftschloss(words: readonly string[], input: string | Buffer = '', environment: object = { LC_ALL: 'C' }): Outcome {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...words], { input, encoding: 'utf8', maxBuffer: 1e9, env });
  return { code: status, output: stdout, errors: stderr };
}

class Collected extends Writable {
  text = '';
  isTTY = false;
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** The program in this process, with High Card among its games. */
export async function run(words: readonly string[], input: string | readonly Buffer[] = '', terminal = false): Promise<Outcome> {
  const output = collected();
  const errors = collected();
  errors.isTTY = terminal;
  const stream = Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input);
  const code = await main(words, { ...contextIn(english), input: stream, output, errors });
  return { code, output: output.text, errors: errors.text };
}

export function collected(): Collected {
  return new Collected();
}

/** What a command works with, for somebody whose system speaks this language. */
export function contextIn(language: Language): Context {
  return { catalogue, language, input: Readable.from([]), output: collected(), errors: collected() };
}

/** A folder for the tests of one file, gone afterwards. */
export function temporaryFolder(): { readonly path: string; file(name: string, content: unknown): string } {
  const path = mkdtempSync(join(tmpdir(), 'luftschloss-'));
  afterAll(() => rmSync(path, { recursive: true }));
  return {
    path,
    file(name, content) {
      const file = join(path, name);
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    },
  };
}

export interface Vector {
  readonly castle: { readonly game: string; readonly edition: string; readonly tiles: readonly object[] };
  readonly steps: readonly object[];
  readonly total: number;
  readonly placements: readonly { readonly tile: string; readonly count: number }[];
  readonly illegal: readonly {
    readonly tile: string;
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly level?: string;
    readonly reason: string;
  }[];
}

export function castleVectors(): readonly Vector[] {
  const file = new URL('../../engine/test/vectors/castles-public.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Vector[];
}
