import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findGame, type Game } from '@luftschloss/engine';
import { accept, type BoardLibrary, type Checked, parseJson, reject } from '@luftschloss/engine/kernel';
import type { Catalogue } from './catalogue.ts';
import type { Context } from './command.ts';
import { fail, orFail } from './failure.ts';

const STANDARD_INPUT = '-';

/** A JSON file, or standard input for `-`. */
export async function readJson(file: string, context: Context): Promise<unknown> {
  const text = file === STANDARD_INPUT ? await readAll(context) : readText(file);
  return orFail(parseJson(text.replace(/^\uFEFF/, '')), nameOf(file));
}

export function nameOf(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : file;
}

async function readAll({ input }: Context): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    fail(`${file} cannot be read: ${systemProblem(error)}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    fail(`${file} cannot be written: ${systemProblem(error)}`);
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    fail(`the folder ${folder} cannot be made: ${systemProblem(error)}`);
  }
}

const PROBLEMS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of its path is a file, not a folder',
  EEXIST: 'a file with that name is in the way',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  ENOSPC: 'the disk is full',
};

function systemProblem(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return PROBLEMS[code] ?? message;
}

/** The game that a file names in its field `game`. */
export function gameOf(file: unknown, { games }: Catalogue): Checked<Game> {
  const known = games.map(({ id }) => id).join(', ');
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return reject('game-expected');
  const id: unknown = Object.hasOwn(file, 'game') ? (file as { game: unknown }).game : undefined;
  if (id === undefined) return reject('game-missing', { known });
  const game = typeof id === 'string' ? findGame(id, games) : null;
  return game ? accept(game) : reject('unknown-game', { name: JSON.stringify(id).slice(0, 60), known });
}

export function libraryOf(file: unknown, catalogue: Catalogue): Checked<BoardLibrary> {
  const game = gameOf(file, catalogue);
  if (!game.ok) return game;
  return game.value.library ? accept(game.value.library) : reject('no-boards', { game: game.value.id });
}
