import type pg from 'pg';

/** The work came too late: nothing of it shall stay. */
class Rollback extends Error {}

/** A connection on which something failed is closed, which takes back what was begun on it. */
export async function together<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(!(error instanceof Rollback && (await takenBack(client))));
    throw error;
  }
}

async function takenBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/** Undoes everything and answers false when the work finds that it came too late. */
export async function unlessLate(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
  try {
    return await together(pool, async (client) => {
      if (!(await work(client))) throw new Rollback();
      return true;
    });
  } catch (error) {
    if (error instanceof Rollback) return false;
    throw error;
  }
}

/** Several addresses that were tried give several errors and no message of their own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
