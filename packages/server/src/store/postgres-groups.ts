import type pg from 'pg';
import { jobColumns, orderingSql } from './postgres-jobs.ts';
import { entryColumns, keyOf } from './postgres-rows.ts';
import type { Append } from './store.ts';

/** Groups of entries on their way to the database at the same time. */
const MOST_GROUPS = 4;
/** The notification of a group names its tables, and has room for 8,000 bytes. */
const LARGEST_GROUP = 150;

interface Pending {
  readonly append: Append;
  readonly stored: (stored: boolean) => void;
  readonly failed: (error: unknown) => void;
}

interface GroupsParts {
  /** Channel and beginning of what other nodes are told; the tables of the group follow. */
  notice(): readonly [channel: string, payload: string];
  /** Nobody knows whether a group was stored. */
  failed(): void;
}

/** Everything that came in since is one statement, one commit and one notification: commits that notify wait for each other. */
export class EntryGroups {
  readonly #pool: pg.Pool;
  readonly #parts: GroupsParts;
  #pending: Pending[] = [];
  #underWay = 0;

  constructor(pool: pg.Pool, parts: GroupsParts) {
    this.#pool = pool;
    this.#parts = parts;
  }

  /** Whether it was stored: if not, another entry has its number. */
  append(append: Append): Promise<boolean> {
    return new Promise((stored, failed) => {
      if (this.#pending.length === 0) setImmediate(() => this.#send());
      this.#pending.push({ append, stored, failed });
    });
  }

  #send(): void {
    if (this.#pending.length === 0 || this.#underWay >= MOST_GROUPS) return;
    const group = this.#pending.splice(0, LARGEST_GROUP);
    this.#underWay++;
    this.#store(group)
      .then(
        (stored) => {
          for (const pending of group) pending.stored(stored.delete(keyOf(pending.append)));
        },
        (error) => {
          this.#parts.failed();
          for (const pending of group) pending.failed(error);
        },
      )
      .finally(() => {
        this.#underWay--;
        this.#send();
      });
  }

  async #store(group: readonly Pending[]): Promise<Set<string>> {
    // Always in the same order, so that nodes never wait for each other in a circle.
    const appends = group.map(({ append }) => append).sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
    const jobs = appends.flatMap((append) => append.jobs);
    const { rows } = await this.#pool.query<{ table_id: string; number: number }>(
      `WITH stored AS (
         INSERT INTO entries (table_id, number, id, at, to_act, body)
         SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::bigint[], $5::text[], $6::text[])
         ON CONFLICT DO NOTHING RETURNING table_id, number
       ), told AS MATERIALIZED (
         SELECT pg_notify($7, $8 || string_agg(DISTINCT table_id, ' ')) FROM stored HAVING count(*) > 0
       )
       SELECT table_id, number, (SELECT count(told) FROM told),
         (SELECT count(ordered) FROM (SELECT ${orderingSql(9)}
            JOIN stored s ON s.table_id = j.payload::json->>'table' AND s.number = (j.payload::json->>'number')::integer) AS ordered)
       FROM stored`,
      [...entryColumns(appends), ...this.#parts.notice(), ...jobColumns(jobs)],
    );
    return new Set(rows.map(({ table_id, number }) => `${table_id} ${number}`));
  }
}
