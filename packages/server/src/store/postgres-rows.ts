import type pg from 'pg';
import { isTry } from '../day/try.ts';
import { guestsOf, type Table } from '../table/table.ts';
import { updateTry } from './postgres-tries.ts';
import type { Append, ListedTable } from './store.ts';

export type ListedRow = { document: string; number: number | null; to_act: string | null; at: string | null };

export function listed({ document, number, to_act, at }: ListedRow): ListedTable {
  return {
    table: JSON.parse(document) as Table,
    number: number ?? 0,
    toAct: JSON.parse(to_act ?? '[]') as number[],
    lastAt: at === null ? null : Number(at),
  };
}

export function keyOf({ table, entry }: Pick<Append, 'table' | 'entry'>): string {
  return `${table} ${entry.number}`;
}

export function entryColumns(appends: readonly Pick<Append, 'table' | 'entry'>[]): unknown[] {
  return [
    appends.map(({ table }) => table),
    appends.map(({ entry }) => entry.number),
    appends.map(({ entry }) => entry.id),
    appends.map(({ entry }) => entry.at),
    appends.map(({ entry }) => JSON.stringify(entry.toAct)),
    appends.map(({ entry }) => JSON.stringify(entry.body)),
  ];
}

/** All but the id, in the order of the statements that write them. */
function columnsOf(table: Table): unknown[] {
  const { revision, status, listed, changed, code, host } = table;
  return [revision, status, listed, changed, code, host, JSON.stringify(table)];
}

export async function insertTable(client: pg.PoolClient, table: Table): Promise<void> {
  await client.query(
    'INSERT INTO tables (id, revision, status, listed, changed, code, host, document) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [table.id, ...columnsOf(table)],
  );
  await seat(client, table);
}

export async function updateTable(client: pg.PoolClient, table: Table): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE tables SET revision = $1, status = $2, listed = $3, changed = $4, code = $5, host = $6, document = $7 WHERE id = $8 AND revision = $9',
    [...columnsOf(table), table.id, table.revision - 1],
  );
  if (rowCount !== 1) return false;
  await seat(client, table);
  if (isTry(table)) await updateTry(client, table);
  return true;
}

async function seat(client: pg.PoolClient, { id, chairs, changed }: Table): Promise<void> {
  const guests = [...new Set(chairs.flatMap(guestsOf))];
  await client.query('DELETE FROM seated WHERE table_id = $1', [id]);
  await client.query('INSERT INTO seated (guest, table_id, changed) SELECT guest, $2, $3 FROM unnest($1::text[]) AS guest', [
    guests,
    id,
    changed,
  ]);
}
