import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { patientStore } from './patient.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

export async function openStore(settings: Settings, log: Log): Promise<Store> {
  const patience = settings.storeTimeout * 1000;
  return patientStore(await ownStore(settings, patience, log), patience, log);
}

async function ownStore({ database, data }: Settings, patience: number, log: Log): Promise<Store> {
  if (database === null) return SqliteStore.open(data);
  // Most servers never need it, and it takes a while to load.
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.open(database, (text) => log.warn(text), patience);
}
