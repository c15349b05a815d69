import type { NoticesOn } from '@luftschloss/protocol';
import { request } from './server.ts';

export const NOT_TOLD: NoticesOn = { push: false, webhook: false };

/** What is left out stays as it is; `null` ends it. */
export async function tell(table: string, wish: { readonly push?: object | null; readonly webhook?: string | null }): Promise<NoticesOn> {
  await request('PUT', `/api/tables/${table}/notices`, wish);
  return toldAt(table);
}

export function toldAt(table: string): Promise<NoticesOn> {
  return request<NoticesOn>('GET', `/api/tables/${table}/notices`);
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
