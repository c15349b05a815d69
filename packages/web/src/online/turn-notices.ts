import type { Shelf } from '../table/saved-tables.ts';
import { request } from './server.ts';

/** Where a person wants to be told of the turn at one table. The server keeps it and does not show it again, so the device remembers. */
export interface Wishes {
  readonly push: object | null;
  readonly webhook: string | null;
}

const PREFIX = 'luftschloss.notices.';
const NONE: Wishes = { push: null, webhook: null };

export function keptWishes(shelf: Pick<Shelf, 'getItem'>, table: string): Wishes {
  try {
    return { ...NONE, ...(JSON.parse(shelf.getItem(PREFIX + table) ?? '{}') as Partial<Wishes>) };
  } catch {
    return NONE;
  }
}

export async function tellServer(table: string, wishes: Wishes): Promise<void> {
  await request('PUT', `/api/tables/${table}/notices`, wishes);
  localStorage.setItem(PREFIX + table, JSON.stringify(wishes));
}

/** The browser's own subscription, bound to the key of this server. */
export async function subscribe(key: string): Promise<object> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

/** Keys travel in the alphabet of addresses; browsers want their bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
