import { request } from '../online/server.ts';
import type { TableSnapshot } from './link.ts';
import { loadTable } from './saved-tables.ts';

/** The record of a game, as far as the viewer may know it: `luftschloss replay` reads it. */
export async function recordOf({ id, connection }: TableSnapshot): Promise<unknown> {
  return connection === 'local' ? loadTable(localStorage, id)?.record : request('GET', `/api/tables/${id}/record`);
}

export async function saveRecord(table: TableSnapshot): Promise<void> {
  const text = `${JSON.stringify(await recordOf(table), null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.game}-${table.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
