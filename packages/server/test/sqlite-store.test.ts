import { expect, it } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { temporaryFolder } from './support/server.ts';
import { storeConformance } from './support/store-conformance.ts';

const folder = temporaryFolder();
storeConformance(
  'the SQLite store',
  async () => new SqliteStore(folder.path),
  async () => folder.remove(),
);

it('lets only one server use a data folder, and says so', async () => {
  const own = temporaryFolder();
  const store = new SqliteStore(own.path);
  expect(() => new SqliteStore(own.path)).toThrow('another server is using the data folder');
  await store.close();
  await new SqliteStore(own.path).close();
  own.remove();
});
