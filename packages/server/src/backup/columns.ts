import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';

/** A table of the store with its columns, in order. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly boolean: boolean }[];
}

/** What belongs to the machinery of one store. Jobs are carried over in their own way. */
const NOT_COPIED = new Set(['nodes', 'luftschloss_steps', 'jobs']);

export function sqliteTables(db: DatabaseSync): readonly StoredTable[] {
  const rows = db
    .prepare(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY m.name, c.cid`,
    )
    .all() as { table: string; column: string }[];
  return grouped(rows.map((row) => ({ ...row, boolean: false })));
}

export async function postgresTables(client: pg.ClientBase): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<{ table: string; column: string; boolean: boolean }>(
    `SELECT c.table_name AS "table", c.column_name AS "column", c.data_type = 'boolean' AS boolean
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' ORDER BY c.table_name COLLATE "C", c.ordinal_position`,
  );
  return grouped(rows);
}

function grouped(rows: readonly { table: string; column: string; boolean: boolean }[]): readonly StoredTable[] {
  const names = [...new Set(rows.map(({ table }) => table))].filter((name) => !NOT_COPIED.has(name));
  return names.map((name) => ({
    name,
    columns: rows.filter(({ table }) => table === name).map(({ column, boolean }) => ({ name: column, boolean })),
  }));
}
