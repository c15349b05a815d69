import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_MIGRATIONS } from './sqlite-schema.ts';
import { StoreFailure } from './store.ts';
import { troubleOf } from './trouble.ts';

/** The games, in the data folder. */
export const DATA_FILE = 'luftschloss.sqlite';
export const LOCK_FILE = 'server.lock';
const OWNER_ONLY = 0o600;
/** Larger files take too long to read through at every start; `luftschloss doctor` does it for them. */
const CHECKED_AT_START = 256 * 1024 * 1024;
/** Milliseconds that a statement waits for another program that holds the file. */
const BUSY = 2000;

export interface OpenData {
  readonly db: DatabaseSync;
  close(): void;
}

/** Opens the data of a server and keeps other servers out. What is in the way is said in one sentence, and nothing stays locked then. */
export function openData(folder: string): OpenData {
  const open: DatabaseSync[] = [];
  const close = (): void => {
    for (const each of open.reverse()) each.close();
  };
  try {
    makeFolder(folder);
    open.push(claim(folder));
    const path = join(folder, DATA_FILE);
    keepPrivate(path);
    const db = new DatabaseSync(path);
    open.push(db);
    db.exec(
      `PRAGMA busy_timeout = ${BUSY}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000; BEGIN IMMEDIATE; COMMIT;`,
    );
    checkWhole(db, path);
    migrate(db, path);
    return { db, close };
  } catch (error) {
    close();
    throw inWords(error, folder);
  }
}

function makeFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new StoreFailure(`${folder} is a file, but the data need a folder: choose another with --data`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** SQLite gives its side files the mode of the main one. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const each of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) {
    if (existsSync(each) && (statSync(each).mode & 0o777) !== OWNER_ONLY) chmodSync(each, OWNER_ONLY);
  }
}

/**
 * Two servers on one file would not see each other's games change. The lock lies in a file of its own, so that backups can read the games while the server
 * runs; the system takes it back when the process ends, however that happens.
 */
export function claim(folder: string): DatabaseSync {
  const path = join(folder, LOCK_FILE);
  keepPrivate(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (server); COMMIT;');
    return lock;
  } catch (error) {
    lock.close();
    if (!String(error).includes('locked')) throw error;
    throw new StoreFailure(
      `another server is using the data folder ${folder}: stop it, choose another folder, or use PostgreSQL for many nodes`,
    );
  }
}

function checkWhole(db: DatabaseSync, path: string): void {
  if (statSync(path).size > CHECKED_AT_START) return;
  const [first] = db.prepare('PRAGMA quick_check(1)').all();
  // A heading comes first, the finding last.
  const found = String(first['quick_check']).split('\n').at(-1) as string;
  if (found !== 'ok') throw damaged(path, found);
}

function damaged(path: string, found: string): StoreFailure {
  return new StoreFailure(`${path} is damaged (${found}): put a backup in its place, or move it away to begin without any tables`);
}

function migrate(db: DatabaseSync, path: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > SQLITE_MIGRATIONS.length) {
    throw new StoreFailure(`${path} was written by a newer Luftschloss: upgrade this one, or put back a backup from before the upgrade`);
  }
  const others = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (version === 0 && others.tables > 0) {
    throw new StoreFailure(`${path} belongs to another program: choose another folder with --data`);
  }
  for (const [index, step] of SQLITE_MIGRATIONS.entries()) {
    if (index < version) continue;
    // Whole or not at all: whoever fails here can start again, with this version or the one before.
    db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

function inWords(error: unknown, folder: string): unknown {
  if (error instanceof StoreFailure) return error;
  const { code, errcode, message } = error as { readonly code?: unknown; readonly errcode?: unknown; readonly message?: unknown };
  const primary = typeof errcode === 'number' ? errcode & 0xff : null;
  if (primary === 11 || primary === 26) return damaged(join(folder, DATA_FILE), String(message));
  if (code === 'ENOSPC' || primary === 13)
    return new StoreFailure(`the disk of the data folder ${folder} is full: make room and start again`);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(String(code)) || primary === 8 || primary === 14) {
    return new StoreFailure(
      `the data folder ${folder} cannot be written: let the user that runs the server write there, or choose another folder with --data`,
    );
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StoreFailure(`${folder} lies inside a file, but the data need a folder: choose another with --data`);
  }
  const trouble = troubleOf(error);
  return trouble ? new StoreFailure(`the data folder ${folder} cannot be used: ${trouble.inWords}; put that right and start again`) : error;
}
