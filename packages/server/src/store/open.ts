import type { Settings } from '../settings.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

export async function openStore(settings: Settings, _log: { warn(details: object, text: string): void }): Promise<Store> {
  return new SqliteStore(settings.data);
}
