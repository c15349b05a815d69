import type { StatementSync } from 'node:sqlite';
import type { Day, DayKind } from '@luftschloss/protocol';
import { nameOfTry, outcomeOfTry, type TriedTable } from '../day/try.ts';
import type { Try, WeekOfTries } from './store.ts';

const TRY = 'day, kind, guest, name, table_id AS "table", finished, points, lead';

/** The castles of the day in the file; callers hold the transaction. */
export class SqliteTries {
  readonly #sql: (text: string) => StatementSync;

  constructor(sql: (text: string) => StatementSync) {
    this.#sql = sql;
  }

  /** Answers with the table of this guest's try. */
  claim(table: TriedTable): string {
    const { day, kind } = table.day;
    this.#sql('INSERT OR IGNORE INTO tries (day, kind, guest, name, table_id) VALUES (?, ?, ?, ?, ?)').run(
      day,
      kind,
      table.host,
      nameOfTry(table),
      table.id,
    );
    return this.of(day, kind, table.host)?.table ?? table.id;
  }

  update(table: TriedTable): void {
    const { finished, points, lead } = outcomeOfTry(table);
    this.#sql('UPDATE tries SET name = ?, finished = ?, points = ?, lead = ? WHERE table_id = ?').run(
      nameOfTry(table),
      finished,
      points,
      lead,
      table.id,
    );
  }

  of(day: Day, kind: DayKind, guest: string): Try | null {
    const row = this.#sql(`SELECT ${TRY} FROM tries WHERE day = ? AND kind = ? AND guest = ?`).get(day, kind, guest);
    return row ? (row as unknown as Try) : null;
  }

  ofGuest(guest: string, limit: number): readonly Try[] {
    return this.#sql(`SELECT ${TRY} FROM tries WHERE guest = ? ORDER BY day DESC, kind LIMIT ?`).all(guest, limit) as unknown as Try[];
  }

  ranked(day: Day, kind: DayKind, limit: number): readonly Try[] {
    const order = 'ORDER BY lead DESC, points DESC, finished, guest LIMIT ?';
    const rows = this.#sql(`SELECT ${TRY} FROM tries WHERE day = ? AND kind = ? AND points IS NOT NULL ${order}`).all(day, kind, limit);
    return rows as unknown as Try[];
  }

  week(from: Day, to: Day, kind: DayKind, limit: number): readonly WeekOfTries[] {
    const rows = this.#sql(
      `SELECT guest, max(name) AS name, count(*) AS days, sum(points) AS points, max(points) AS best FROM tries
       WHERE day BETWEEN ? AND ? AND kind = ? AND points IS NOT NULL GROUP BY guest ORDER BY sum(points) DESC, max(points) DESC, guest LIMIT ?`,
    ).all(from, to, kind, limit);
    return rows as unknown as WeekOfTries[];
  }

  remove(before: Day): void {
    this.#sql('DELETE FROM tries WHERE day < ?').run(before);
  }
}
