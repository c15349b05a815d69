import { existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_MIGRATIONS } from '../store/sqlite-schema.ts';
import { StoreFailure } from '../store/store.ts';

/** What a backup holds, for people who want to know whether it is the right one. */
export interface Contents {
  readonly tables: number;
  readonly playing: number;
  readonly entries: number;
  readonly guests: number;
  /** When a server last ran on it. */
  readonly at: number | null;
}

/** Writes under another name first and gives the file its own at the end: what has it is whole. Only its owner may read it. */
export async function writeWhole(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new StoreFailure(`${file} exists already: choose another name`);
  const partial = join(dirname(file), `.${basename(file)}.partial`);
  await rm(partial, { force: true });
  try {
    await (await open(partial, 'wx', 0o600)).close();
    await write(partial);
    const handle = await open(partial, 'r+');
    await handle.sync();
    await handle.close();
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw unwritable(file, error);
  }
}

function unwritable(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StoreFailure(`${file} cannot be written: there is no such folder`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new StoreFailure(`${file} cannot be written: access is denied`);
  if (code === 'ENOSPC' || String(error).includes('disk is full')) return new StoreFailure(`${file} cannot be written: the disk is full`);
  return error;
}

/** Looks whether a file is a whole backup that this version understands. */
export function contentsOf(file: string): Contents {
  if (!existsSync(file)) throw new StoreFailure(`there is no file ${file}`);
  const db = opened(file);
  try {
    const version = one(db, 'PRAGMA user_version', 'user_version') ?? 0;
    if (version === 0) throw new StoreFailure(`${file} is no backup of Luftschloss`);
    if (version > SQLITE_MIGRATIONS.length) throw new StoreFailure(`${file} was written by a newer Luftschloss: upgrade this one`);
    if (db.prepare('PRAGMA integrity_check').get()?.['integrity_check'] !== 'ok')
      throw new StoreFailure(`${file} is damaged: use another backup`);
    return {
      tables: one(db, 'SELECT count(*) AS n FROM tables') ?? 0,
      playing: one(db, "SELECT count(*) AS n FROM tables WHERE status = 'playing'") ?? 0,
      entries: one(db, 'SELECT count(*) AS n FROM entries') ?? 0,
      guests: one(db, 'SELECT count(*) AS n FROM guests') ?? 0,
      at: version >= 3 ? one(db, 'SELECT max(at) AS n FROM alive') : null,
    };
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    throw new StoreFailure(`${file} is no backup of Luftschloss, or damaged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    db.close();
  }
}

function opened(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw new StoreFailure(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function one(db: DatabaseSync, sql: string, column = 'n'): number | null {
  return (db.prepare(sql).get()?.[column] as number | null | undefined) ?? null;
}

/** A folder for work on a copy of a backup, which itself is never changed. */
export async function withCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'luftschloss-restore-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
