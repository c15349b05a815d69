import type pg from 'pg';
import { liveNodes } from '../backup/live-nodes.ts';
import { connected } from '../backup/postgres-copy.ts';
import { POSTGRES_MIGRATIONS } from '../store/postgres-schema.ts';
import { type Finding, Findings, messageOf } from './finding.ts';

export interface PostgresState {
  readonly findings: readonly Finding[];
  readonly running: boolean;
  readonly now: number | null;
  readonly pushKeys: string | null;
}

const OLDEST = 14;
/** What one server keeps open. */
const CONNECTIONS = 22;
const SLOW = 50;

export async function checkDatabase(url: string): Promise<PostgresState> {
  const findings = new Findings('store');
  try {
    const client = await connected(url);
    try {
      return { ...(await looked(client, findings)), findings: findings.all };
    } finally {
      await client.end().catch(() => {});
    }
  } catch (error) {
    findings.problem(`${messageOf(error)}.`);
    return { findings: findings.all, running: false, now: null, pushKeys: null };
  }
}

async function looked(client: pg.Client, findings: Findings): Promise<Omit<PostgresState, 'findings'>> {
  const setting = async (name: string): Promise<string> => (await client.query(`SHOW ${name}`)).rows[0][name] as string;
  const version = Math.floor(Number(await setting('server_version_num')) / 10_000);
  if (version < OLDEST) findings.problem(`This is PostgreSQL ${version}, but ${OLDEST} or newer is needed.`);
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    if ((await setting(name)) === 'off')
      findings.problem(`PostgreSQL runs with ${name} = off: after a power cut, moves that players saw would be lost. Turn it on.`);
  }
  const began = performance.now();
  const now = Number((await client.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now')).rows[0].now);
  const took = performance.now() - began;
  if (took > SLOW) findings.warning(`PostgreSQL took ${took.toFixed(0)} ms to answer: keep it near the server, each move waits for it.`);
  const nodes = await liveNodes(client);
  const room = Number(await setting('max_connections')) - CONNECTIONS * Math.max(1, nodes);
  if (room < 0)
    findings.problem(`PostgreSQL allows too few connections: raise max_connections to at least ${CONNECTIONS * Math.max(1, nodes) + 10}.`);
  const pushKeys = await checkSchema(client, findings);
  findings.ok(`PostgreSQL ${version} answers; ${nodes === 1 ? 'one server runs' : `${nodes} servers run`} on it.`);
  return { running: nodes > 0, now, pushKeys };
}

async function checkSchema(client: pg.Client, findings: Findings): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean; may: boolean }>(
    `SELECT to_regclass('luftschloss_steps') IS NOT NULL AS there,
       has_schema_privilege(current_schema(), 'CREATE') AND has_database_privilege(current_database(), 'CREATE') AS may`,
  );
  if (!rows[0].may) findings.problem('This user may not create tables and schemas in the database: grant it CREATE on both.');
  if (!rows[0].there) {
    findings.ok('There are no games in this database yet: the first start makes the tables.');
    return null;
  }
  const steps = Number((await client.query('SELECT count(*) AS n FROM luftschloss_steps')).rows[0].n);
  if (steps > POSTGRES_MIGRATIONS.length) findings.problem('The database was written by a newer Luftschloss: upgrade this one.');
  if (steps < POSTGRES_MIGRATIONS.length)
    findings.ok('The data are of an earlier version: the next start brings them up to date. Make a backup first.');
  const keys = await client.query<{ value: string }>("SELECT value FROM kept WHERE name = 'push-keys'");
  return keys.rows[0]?.value ?? null;
}
