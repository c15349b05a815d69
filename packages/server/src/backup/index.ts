import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../settings.ts';
import { DATA_FILE } from '../store/sqlite-open.ts';
import { type Contents, contentsOf, withCopy, writeWhole } from './backup-file.ts';
import { copyOfFolder, putIntoFolder } from './sqlite-copy.ts';

export type { Contents } from './backup-file.ts';

type Place = Pick<Settings, 'data' | 'database'>;

/** Writes everything that a server keeps into one file, as it was at one moment, while the server goes on. */
export async function backUp({ data, database }: Place, file: string): Promise<Contents> {
  await writeWhole(file, async (partial) => {
    if (database === null) return copyOfFolder(data, partial);
    const { copyOfDatabase } = await import('./postgres-copy.ts');
    return copyOfDatabase(database, partial);
  });
  return contentsOf(file);
}

export interface Restored {
  readonly contents: Contents;
  /** Where the games went that were there before. */
  readonly kept: string | null;
}

/** The way back, into either store: the form of a backup is the same for both. */
export async function restore(file: string, { data, database }: Place, replace: boolean): Promise<Restored> {
  const contents = contentsOf(file);
  if (database === null) return { contents, kept: await putIntoFolder(file, data, replace) };
  const { putIntoDatabase } = await import('./postgres-copy.ts');
  await withCopy(async (folder) => {
    await putIntoFolder(file, folder, false);
    const db = new DatabaseSync(join(folder, DATA_FILE), { readOnly: true });
    try {
      await putIntoDatabase(db, database, replace);
    } finally {
      db.close();
    }
  });
  return { contents, kept: null };
}
