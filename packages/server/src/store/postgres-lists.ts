import type { ChatLine, Status } from '@luftschloss/protocol';
import type pg from 'pg';
import { type ListedRow, listed } from './postgres-rows.ts';
import type { Census, ChatPage, ListedTable, OpenTables, StaleTimes } from './store.ts';

const LISTED = `
  SELECT tables.document, last.number, last.to_act, last.at FROM tables
  LEFT JOIN LATERAL (SELECT number, to_act, at FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) last ON true`;

export async function listedTables(pool: pg.Pool, status: Status, limit: number, perHost: number): Promise<readonly ListedTable[]> {
  const place = 'row_number() OVER (PARTITION BY host ORDER BY changed DESC) AS place';
  const shown = `SELECT id FROM (SELECT id, ${place} FROM tables WHERE listed AND status = $1) AS placed WHERE place <= $2`;
  const { rows } = await pool.query<ListedRow>(`${LISTED} WHERE tables.id IN (${shown}) ORDER BY changed DESC LIMIT $3`, [
    status,
    perHost,
    limit,
  ]);
  return rows.map(listed);
}

export async function tablesOf(pool: pg.Pool, guest: string, limit: number): Promise<readonly ListedTable[]> {
  const own = 'SELECT table_id FROM seated WHERE guest = $1';
  const order = "ORDER BY tables.status = 'finished', tables.changed DESC LIMIT $2";
  const { rows } = await pool.query<ListedRow>(`${LISTED} WHERE tables.id IN (${own}) ${order}`, [guest, limit]);
  return rows.map(listed);
}

export async function openTables(pool: pg.Pool, host: string): Promise<OpenTables> {
  const { rows } = await pool.query<{ open: string; listed: string }>(
    `SELECT count(*) AS open, count(*) FILTER (WHERE listed AND status = 'gathering') AS listed
     FROM tables WHERE host = $1 AND status <> 'finished'`,
    [host],
  );
  return { open: Number(rows[0].open), listed: Number(rows[0].listed) };
}

export async function census(pool: pg.Pool): Promise<Census> {
  const { rows } = await pool.query<{ status: Status; n: number }>('SELECT status, count(*)::integer AS n FROM tables GROUP BY status');
  return { gathering: 0, playing: 0, finished: 0, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
}

export async function allTables(pool: pg.Pool, status: Status, skip: number, limit: number): Promise<readonly ListedTable[]> {
  const { rows } = await pool.query<ListedRow>(`${LISTED} WHERE status = $1 ORDER BY changed DESC LIMIT $2 OFFSET $3`, [
    status,
    limit,
    skip,
  ]);
  return rows.map(listed);
}

export async function staleTables(pool: pg.Pool, { gathering, playing, finished }: StaleTimes, limit: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM tables WHERE changed < CASE status WHEN 'gathering' THEN $1::bigint WHEN 'playing' THEN $2::bigint ELSE $3::bigint END
       AND NOT EXISTS (SELECT 1 FROM entries WHERE status = 'playing' AND table_id = tables.id AND at >= $2::bigint) LIMIT $4`,
    [gathering, playing, finished, limit],
  );
  return rows.map(({ id }) => id);
}

/** Two nodes may take the same number: the later one takes the next. */
export async function addChat(
  pool: pg.Pool,
  table: string,
  { at, seat, text }: Omit<ChatLine, 'number'>,
  keep: number,
  [channel, notice]: readonly [string, string],
): Promise<ChatLine> {
  for (;;) {
    const { rows } = await pool.query<{ number: number }>(
      `WITH said AS (
         INSERT INTO chat (table_id, number, at, seat, text)
         SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 FROM chat WHERE table_id = $1
         ON CONFLICT DO NOTHING RETURNING number
       ), gone AS (
         DELETE FROM chat WHERE table_id = $1 AND number < (SELECT number FROM said) - $7::integer
       ) SELECT number, pg_notify($5, $6) FROM said`,
      [table, at, seat, text, channel, notice, keep],
    );
    if (rows.length > 0) return { number: rows[0].number, at, seat, text };
  }
}

type ChatRow = Omit<ChatLine, 'at'> & { readonly at: string };

export async function chatPage(pool: pg.Pool, table: string, { after, before, limit }: ChatPage): Promise<readonly ChatLine[]> {
  const lines = 'SELECT number, at, seat, text FROM chat WHERE table_id = $1 AND number';
  const { rows } =
    after === undefined
      ? await pool.query<ChatRow>(`${lines} < $2 ORDER BY number DESC LIMIT $3`, [table, before ?? 2_147_483_647, limit])
      : await pool.query<ChatRow>(`${lines} > $2 ORDER BY number LIMIT $3`, [table, after, limit]);
  if (after === undefined) rows.reverse();
  return rows.map((line) => ({ ...line, at: Number(line.at) }));
}
