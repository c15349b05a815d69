import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { SQLITE_MIGRATIONS } from '../src/store/sqlite-schema.ts';
import { temporaryFolder } from './support/server.ts';
import { someEntry, someTable, storeConformance } from './support/store-conformance.ts';

const folder = temporaryFolder();
storeConformance(
  'the SQLite store',
  () => SqliteStore.open(folder.path),
  async () => folder.remove(),
);

it('lets only one server use a data folder, and says so', async () => {
  const own = temporaryFolder();
  const store = await SqliteStore.open(own.path);
  await expect(SqliteStore.open(own.path)).rejects.toThrow('another server is using the data folder');
  await store.close();
  await (await SqliteStore.open(own.path)).close();
  own.remove();
});

it('brings data of the first version up to date', async () => {
  const own = temporaryFolder();
  const file = new DatabaseSync(`${own.path}/luftschloss.sqlite`);
  file.exec(`${SQLITE_MIGRATIONS[0]}; PRAGMA user_version = 1`);
  const { code: _, ...old } = someTable({ listed: true });
  file
    .prepare('INSERT INTO tables (id, revision, status, listed, changed, document) VALUES (?, 1, ?, 1, 1, ?)')
    .run(old.id, old.status, JSON.stringify(old));
  const insert = file.prepare('INSERT INTO entries (table_id, number, id, at, to_act, body) VALUES (?, ?, ?, ?, ?, ?)');
  const entries = [someEntry(1), someEntry(2)];
  for (const { number, id, at, toAct, body } of entries) insert.run(old.id, number, id, at, JSON.stringify(toAct), JSON.stringify(body));
  file.close();
  const store = await SqliteStore.open(own.path);
  expect(await store.table(old.id)).toEqual({ ...old, code: null });
  expect(await store.entries(old.id, 0)).toEqual(entries);
  expect(await store.beat(1000, 0)).toEqual([]);
  await store.close();
  own.remove();
});
