import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { PostgresStore } from '../store/postgres.ts';
import { jobColumns, orderingSql } from '../store/postgres-jobs.ts';
import { SQLITE_MIGRATIONS } from '../store/sqlite-schema.ts';
import { type Job, jobKey, StoreFailure } from '../store/store.ts';
import { postgresTables, type StoredTable, sqliteTables } from './columns.ts';
import { liveNodes } from './live-nodes.ts';

const ROWS_AT_ONCE = 1000;

/** Everything as it was at one moment, written into a new file of the other store's form: one kind of backup for both. */
export async function copyOfDatabase(url: string, file: string): Promise<void> {
  const client = await connected(url);
  const db = new DatabaseSync(file);
  try {
    for (const step of SQLITE_MIGRATIONS) db.exec(step);
    db.exec(`PRAGMA user_version = ${SQLITE_MIGRATIONS.length}; BEGIN`);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const sources = await postgresTables(client);
    if (sources.length === 0) throw new StoreFailure('there are no games in this database: check DATABASE_URL');
    for (const table of sqliteTables(db)) await copyRows(client, db, table, sources);
    await copyJobs(client, db);
    await client.query('COMMIT');
    db.exec('COMMIT');
  } finally {
    db.close();
    await client.end().catch(() => {});
  }
}

async function copyRows(client: pg.Client, db: DatabaseSync, table: StoredTable, sources: readonly StoredTable[]): Promise<void> {
  const source = sources.find(({ name }) => name === table.name);
  if (!source) throw new StoreFailure('the database was written by an older Luftschloss: start a server of this version on it once');
  const names = table.columns.map(({ name }) => name);
  const insert = db.prepare(`INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`);
  for await (const rows of fetched(client, `SELECT ${names.join(', ')} FROM ${table.name}`)) {
    for (const row of rows) insert.run(...names.map((name) => toSqlite(row[name])));
  }
}

function toSqlite(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);
}

async function copyJobs(client: pg.Client, db: DatabaseSync): Promise<void> {
  const insert = db.prepare('INSERT OR REPLACE INTO jobs (key, table_id, kind, due, number) VALUES (?, ?, ?, ?, ?)');
  for await (const rows of fetched(client, 'SELECT payload FROM graphile_worker._private_jobs')) {
    for (const { payload } of rows as { payload: Job }[]) {
      insert.run(jobKey(payload), payload.table, payload.kind, Math.ceil(payload.due), payload.number);
    }
  }
}

/** Rows in portions, so that a large house needs no large memory. */
async function* fetched(client: pg.Client, select: string): AsyncGenerator<pg.QueryResultRow[]> {
  await client.query(`DECLARE portion NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${ROWS_AT_ONCE} FROM portion`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE portion');
}

/** Puts games into a database that no server uses: all of them, or, if anything goes wrong, none. */
export async function putIntoDatabase(db: DatabaseSync, url: string, replace: boolean): Promise<void> {
  // Makes the schema, and refuses a database that is newer than we are.
  await (await PostgresStore.open(url, () => {})).close();
  const client = await connected(url);
  try {
    await client.query('BEGIN');
    if ((await liveNodes(client)) > 0) throw new StoreFailure('a server is using this database: stop it first');
    const targets = await postgresTables(client);
    const names = targets.map(({ name }) => name).join(', ');
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    if (await hasGames(client)) {
      if (!replace) throw new StoreFailure('there are games in this database already: choose another, or add --replace');
    }
    await client.query(`TRUNCATE ${names}`);
    await client.query('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs');
    for (const table of sqliteTables(db)) await putRows(client, db, table, targets);
    await putJobs(client, db);
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => {});
  }
}

async function hasGames(client: pg.Client): Promise<boolean> {
  return (
    (await client.query('SELECT 1 FROM tables LIMIT 1')).rowCount === 1 ||
    (await client.query('SELECT 1 FROM guests LIMIT 1')).rowCount === 1
  );
}

async function putRows(client: pg.Client, db: DatabaseSync, table: StoredTable, targets: readonly StoredTable[]): Promise<void> {
  const target = targets.find(({ name }) => name === table.name);
  if (!target) throw new Error(`PostgreSQL has no table ${table.name}`);
  const names = table.columns.map(({ name }) => name);
  const booleans = new Set(target.columns.filter(({ boolean }) => boolean).map(({ name }) => name));
  const insert = `INSERT INTO ${table.name} (${names.join(', ')})
    SELECT ${names.join(', ')} FROM json_populate_recordset(null::${table.name}, $1::json)`;
  for (const rows of portions(db, `SELECT ${names.join(', ')} FROM ${table.name}`)) {
    await client.query(insert, [JSON.stringify(rows, (name, value) => (booleans.has(name) ? value === 1 : value))]);
  }
}

function* portions(db: DatabaseSync, select: string): Generator<{ [column: string]: unknown }[]> {
  let rows: { [column: string]: unknown }[] = [];
  for (const row of db.prepare(select).iterate()) {
    rows.push(row);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function putJobs(client: pg.Client, db: DatabaseSync): Promise<void> {
  for (const rows of portions(db, 'SELECT table_id AS "table", kind, due, number FROM jobs')) {
    await client.query(`SELECT ${orderingSql(1)}`, jobColumns(rows as unknown as Job[]));
  }
}

export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StoreFailure(`PostgreSQL cannot be used: ${error instanceof Error ? error.message : String(error)}; check DATABASE_URL`);
  }
}
