import type pg from 'pg';
import { NODE_LOCKS } from '../store/postgres-jobs.ts';

/** How many servers run on this database: each holds the advisory lock of its number for as long as it lives. */
export async function liveNodes(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ live: number }>(
    `SELECT count(*)::integer AS live FROM pg_locks
     WHERE locktype = 'advisory' AND granted AND classid = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [NODE_LOCKS],
  );
  return rows[0].live;
}
