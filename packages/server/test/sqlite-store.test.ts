import { expect, it } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { temporaryFolder } from './support/server.ts';
import { storeConformance } from './support/store-conformance.ts';

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
