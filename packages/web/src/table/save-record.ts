import { request } from '../online/server.ts';
import type { TableSnapshot } from './link.ts';
import { loadTable } from './saved-tables.ts';

/** The record of a game, as far as the viewer may know it: `luftschloss replay` reads it. */
export async function recordOf({ id, connection }: TableSnapshot): Promise<unknown> {
  return connection === 'local' ? loadTable(localStorage, id)?.record : request('GET', `/api/tables/${id}/record`);
}

export async function saveRecord(table: TableSnapshot): Promise<void> {
  download(`${table.game}-${table.id}.json`, 'application/json', `${JSON.stringify(await recordOf(table), null, 2)}\n`);
}

/** Hands a text to the browser as a file. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
