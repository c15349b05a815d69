import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SqliteFile } from '../store/sqlite-file.ts';
import { claim, DATA_FILE } from '../store/sqlite-open.ts';
import { StoreFailure } from '../store/store.ts';

/** All pages in one step: in smaller ones a busy server would make SQLite begin again and again. Writers need not wait for readers. */
const ALL_PAGES = 2 ** 31 - 1;

/** A consistent copy of the games in a folder, whether or not a server is using them. */
export async function copyOfFolder(folder: string, file: string): Promise<void> {
  const source = join(folder, DATA_FILE);
  if (!existsSync(source)) throw new StoreFailure(`there are no games in ${folder}: name the data folder with --data`);
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(db, file, { rate: ALL_PAGES });
  } finally {
    db.close();
  }
}

/** Puts a checked backup into a folder that no server uses. What was there before is kept beside it. */
export async function putIntoFolder(file: string, folder: string, replace: boolean): Promise<string | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = claim(folder);
  let kept: string | null = null;
  try {
    const place = join(folder, DATA_FILE);
    if (existsSync(place)) {
      if (!replace) throw new StoreFailure(`there are games in ${folder} already: choose another folder with --data, or add --replace`);
      kept = await setAside(folder);
    }
    await copyDurably(file, place);
  } finally {
    lock.close();
  }
  // Brings an older backup up to date at once, so that a problem shows now and not at the next start.
  new SqliteFile(folder).close();
  return kept;
}

/** The log of pages belongs to its file: together they are moved, or they are worth nothing. */
async function setAside(folder: string): Promise<string> {
  const kept = `${DATA_FILE}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(join(folder, DATA_FILE + part))) await rename(join(folder, DATA_FILE + part), join(folder, kept + part));
  }
  return join(folder, kept);
}

async function copyDurably(from: string, to: string): Promise<void> {
  const partial = `${to}.partial`;
  await rm(partial, { force: true });
  await copyFile(from, partial);
  await chmod(partial, 0o600);
  const handle = await open(partial, 'r+');
  await handle.sync();
  await handle.close();
  await rename(partial, to);
}
