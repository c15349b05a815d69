import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { POSTGRES_MIGRATIONS } from './postgres-schema.ts';
import { together } from './postgres-transaction.ts';
import { StoreFailure } from './store.ts';

/** Any number: of several nodes that start at the same time one does the work. */
const MIGRATION_LOCK = 7_146_000;
/** Milliseconds. */
const CONNECT_WITHIN = 10_000;

/** Brings the database up to date. Without limits on statements: large data may take their time. */
export async function migrate(url: string, warn: (text: string) => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: CONNECT_WITHIN });
  pool.on('error', () => warn('a connection to PostgreSQL was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await together(pool, takeSteps);
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

async function takeSteps(client: pg.PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('CREATE TABLE IF NOT EXISTS luftschloss_steps (number integer PRIMARY KEY)');
  const { rows } = await client.query<{ done: number }>('SELECT count(*)::integer AS done FROM luftschloss_steps');
  const { done } = rows[0];
  if (done > POSTGRES_MIGRATIONS.length) {
    throw new StoreFailure(
      'the database was written by a newer Luftschloss: upgrade this one, or restore a backup from before the upgrade',
    );
  }
  for (const [index, step] of POSTGRES_MIGRATIONS.entries()) {
    if (index < done) continue;
    await client.query(step);
    await client.query('INSERT INTO luftschloss_steps (number) VALUES ($1)', [index + 1]);
  }
}
