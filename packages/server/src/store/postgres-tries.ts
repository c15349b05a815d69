import type { Day, DayKind } from '@luftschloss/protocol';
import type pg from 'pg';
import { nameOfTry, outcomeOfTry, type TriedTable } from '../day/try.ts';
import type { Try, WeekOfTries } from './store.ts';

type TryRow = Omit<Try, 'finished'> & { readonly finished: string | null };

const TRY = 'day, kind, guest, name, table_id AS "table", finished, points, lead';

function tryIn({ finished, ...row }: TryRow): Try {
  return { ...row, finished: finished === null ? null : Number(finished) };
}

/** Answers with the table of this guest's try. The primary key decides between nodes: the later one waits for the earlier one and finds its row. */
export async function claim(client: pg.PoolClient, table: TriedTable): Promise<string> {
  const { day, kind } = table.day;
  await client.query('INSERT INTO tries (day, kind, guest, name, table_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [
    day,
    kind,
    table.host,
    nameOfTry(table),
    table.id,
  ]);
  const { rows } = await client.query<TryRow>(`SELECT ${TRY} FROM tries WHERE day = $1 AND kind = $2 AND guest = $3`, [
    day,
    kind,
    table.host,
  ]);
  return rows[0].table;
}

export async function updateTry(client: pg.PoolClient, table: TriedTable): Promise<void> {
  const { finished, points, lead } = outcomeOfTry(table);
  const values = [nameOfTry(table), finished, points, lead, table.id];
  await client.query('UPDATE tries SET name = $1, finished = $2, points = $3, lead = $4 WHERE table_id = $5', values);
}

export async function tryOf(pool: pg.Pool, day: Day, kind: DayKind, guest: string): Promise<Try | null> {
  const { rows } = await pool.query<TryRow>(`SELECT ${TRY} FROM tries WHERE day = $1 AND kind = $2 AND guest = $3`, [day, kind, guest]);
  return rows.length > 0 ? tryIn(rows[0]) : null;
}

export async function triesOf(pool: pg.Pool, guest: string, limit: number): Promise<readonly Try[]> {
  const { rows } = await pool.query<TryRow>(`SELECT ${TRY} FROM tries WHERE guest = $1 ORDER BY day DESC, kind LIMIT $2`, [guest, limit]);
  return rows.map(tryIn);
}

export async function rankedTries(pool: pg.Pool, day: Day, kind: DayKind, limit: number): Promise<readonly Try[]> {
  const { rows } = await pool.query<TryRow>(
    `SELECT ${TRY} FROM tries WHERE day = $1 AND kind = $2 AND points IS NOT NULL
     ORDER BY lead DESC, points DESC, finished, guest COLLATE "C" LIMIT $3`,
    [day, kind, limit],
  );
  return rows.map(tryIn);
}

export async function rankedWeek(pool: pg.Pool, from: Day, to: Day, kind: DayKind, limit: number): Promise<readonly WeekOfTries[]> {
  const { rows } = await pool.query<WeekOfTries>(
    `SELECT guest, max(name) AS name, count(*)::integer AS days, sum(points)::integer AS points, max(points) AS best FROM tries
     WHERE day BETWEEN $1 AND $2 AND kind = $3 AND points IS NOT NULL
     GROUP BY guest ORDER BY sum(points) DESC, max(points) DESC, guest COLLATE "C" LIMIT $4`,
    [from, to, kind, limit],
  );
  return rows;
}
