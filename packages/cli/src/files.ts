import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findGame, type Game } from '@luftschloss/engine';
import { accept, type BoardLibrary, type Checked, type Fact, parseJson, reject, type TableLibrary } from '@luftschloss/engine/kernel';
import type { Catalogue } from './catalogue.ts';
import type { Context } from './command.ts';
import { fail, orFail } from './failure.ts';
import { type Examined, examinedTable, isTableFile } from './table-files.ts';

const STANDARD_INPUT = '-';

/** A JSON file, or standard input for `-`. */
export async function readJson(file: string, context: Context): Promise<unknown> {
  const text = file === STANDARD_INPUT ? await readAll(context) : readText(file);
  return orFail(parseJson(text.replace(/^\uFEFF/, '')), file);
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
    fail('unreadable', { file, reason: systemProblem(error) });
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    fail('unwritable', { file, reason: systemProblem(error) });
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    fail('folder-unmade', { folder, reason: systemProblem(error) });
  }
}

/** Codes of the system that the catalogues know; others are told in its own words. */
const KNOWN = ['ENOENT', 'EISDIR', 'ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'ENOSPC'];

function systemProblem(error: unknown): Fact {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return KNOWN.includes(code) ? { code } : { code: 'told', params: { text: message } };
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

/** What can be asked about a file: one board, or a whole table. */
export function examinedBy(file: unknown, catalogue: Catalogue): Checked<Examined> {
  const tables = isTableFile(file) ? tablesOf(file, catalogue) : null;
  if (!tables) return libraryOf(file, catalogue);
  return tables.ok ? accept(examinedTable(tables.value)) : tables;
}

export function libraryOf(file: unknown, catalogue: Catalogue): Checked<BoardLibrary> {
  const game = gameOf(file, catalogue);
  if (!game.ok) return game;
  return game.value.library ? accept(game.value.library) : reject('no-boards', { game: game.value.id });
}

export function tablesOf(file: unknown, catalogue: Catalogue): Checked<TableLibrary> {
  const game = gameOf(file, catalogue);
  if (!game.ok) return game;
  return game.value.tables ? accept(game.value.tables) : reject('no-boards', { game: game.value.id });
}
