import type { Settings } from '../settings.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

export async function openStore({ database, data }: Settings, log: { warn(text: string): void }): Promise<Store> {
  if (database === null) return SqliteStore.open(data);
  // Most servers never need it, and it takes a while to load.
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.open(database, (text) => log.warn(text));
}
