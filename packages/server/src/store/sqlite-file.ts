import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ChatLine, Day, DayKind, Status } from '@luftschloss/protocol';
import { isTry, type TriedTable } from '../day/try.ts';
import type { Entry, EntryBody } from '../game/entry.ts';
import type { Outage } from '../game/outages.ts';
import type { Snapshot } from '../game/snapshots.ts';
import { guestsOf, type Table } from '../table/table.ts';
import { type Row, readGroup, writeGroup, writeOutcomes } from './sqlite-group.ts';
import { type OpenData, openData } from './sqlite-open.ts';
import { SqliteTries } from './sqlite-tries.ts';
import {
  type Census,
  type ChatPage,
  type Guest,
  type Job,
  type JobKind,
  jobKey,
  type ListedTable,
  type OpenTables,
  type StaleTimes,
  type Try,
  type WeekOfTries,
} from './store.ts';

const LISTED = `
  SELECT tables.document, last.number, last.to_act, last.at FROM tables
  LEFT JOIN entries last ON last.table_id = tables.id
    AND last.number = (SELECT max(number) FROM entries WHERE table_id = tables.id)`;

/** The file itself: everything here waits for the disk, so it runs in a thread of its own. */
export class SqliteFile {
  readonly #data: OpenData;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(folder: string) {
    this.#data = openData(folder);
    this.#db = this.#data.db;
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  /** Castles of the day. */
  readonly #tries = new SqliteTries((text) => this.#sql(text));

  #together<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk ends the transaction by itself, and it is that error which matters.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  addGuest({ id, name }: Guest, tokenHash: string): void {
    this.#sql('INSERT INTO guests (id, token_hash, name) VALUES (?, ?, ?)').run(id, tokenHash, name);
  }

  guest(tokenHash: string): Guest | null {
    const row = this.#sql('SELECT id, name FROM guests WHERE token_hash = ?').get(tokenHash);
    return row ? { id: row['id'] as string, name: row['name'] as string } : null;
  }

  renameGuest(id: string, name: string): void {
    this.#sql('UPDATE guests SET name = ? WHERE id = ?').run(name, id);
  }

  addTable(table: Table): void {
    this.#together(() => this.#insertTable(table));
  }

  #insertTable(table: Table): void {
    this.#sql('INSERT INTO tables (id, revision, status, listed, changed, code, host, document) VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
      table.id,
      ...columnsOf(table),
    );
    this.#seat(table);
  }

  #seat({ id, chairs, changed }: Table): void {
    this.#sql('DELETE FROM seated WHERE table_id = ?').run(id);
    const seated = this.#sql('INSERT OR IGNORE INTO seated (guest, table_id, changed) VALUES (?, ?, ?)');
    for (const guest of chairs.flatMap(guestsOf)) seated.run(guest, id, changed);
  }

  table(id: string): Table | null {
    const row = this.#sql('SELECT document FROM tables WHERE id = ?').get(id);
    return row ? (JSON.parse(row['document'] as string) as Table) : null;
  }

  tableByCode(code: string): Table | null {
    const row = this.#sql('SELECT document FROM tables WHERE code = ?').get(code);
    return row ? (JSON.parse(row['document'] as string) as Table) : null;
  }

  changeTable(table: Table, jobs: readonly Job[]): boolean {
    return this.#together(() => {
      if (!this.#updateTable(table)) return false;
      this.#order(jobs);
      return true;
    });
  }

  #order(jobs: readonly Job[]): void {
    const order = this.#sql('INSERT OR REPLACE INTO jobs (key, table_id, kind, due, number) VALUES (?, ?, ?, ?, ?)');
    for (const job of jobs) order.run(jobKey(job), job.table, job.kind, job.due, job.number);
  }

  #updateTable(table: Table): boolean {
    const { changes } = this.#sql(
      'UPDATE tables SET revision = ?, status = ?, listed = ?, changed = ?, code = ?, host = ?, document = ? WHERE id = ? AND revision = ?',
    ).run(...columnsOf(table), table.id, table.revision - 1);
    if (changes === 0) return false;
    this.#seat(table);
    if (isTry(table)) this.#tries.update(table);
    return true;
  }

  addTry(table: TriedTable, jobs: readonly Job[]): string {
    return this.#together(() => {
      const known = this.#tries.claim(table);
      if (known !== table.id) return known;
      this.#insertTable(table);
      this.#order(jobs);
      return table.id;
    });
  }

  tryOf(day: Day, kind: DayKind, guest: string): Try | null {
    return this.#tries.of(day, kind, guest);
  }

  triesOf(guest: string, limit: number): readonly Try[] {
    return this.#tries.ofGuest(guest, limit);
  }

  rankedTries(day: Day, kind: DayKind, limit: number): readonly Try[] {
    return this.#tries.ranked(day, kind, limit);
  }

  rankedWeek(from: Day, to: Day, kind: DayKind, limit: number): readonly WeekOfTries[] {
    return this.#tries.week(from, to, kind, limit);
  }

  removeTries(before: Day): void {
    this.#tries.remove(before);
  }

  removeTable(id: string): void {
    this.#together(() => {
      this.#sql('DELETE FROM tables WHERE id = ?').run(id);
      for (const name of ['seated', 'entries', 'pictures', 'chat', 'jobs']) this.#sql(`DELETE FROM ${name} WHERE table_id = ?`).run(id);
    });
  }

  listedTables(status: Status, limit: number, perHost: number): readonly ListedTable[] {
    const place = 'row_number() OVER (PARTITION BY host ORDER BY changed DESC) AS place';
    const shown = `SELECT id FROM (SELECT id, ${place} FROM tables WHERE listed = 1 AND status = ?) WHERE place <= ?`;
    const rows = this.#sql(`${LISTED} WHERE tables.id IN (${shown}) ORDER BY changed DESC LIMIT ?`).all(status, perHost, limit);
    return rows.map(listed);
  }

  openTables(host: string): OpenTables {
    const row = this.#sql(
      "SELECT count(*) AS open, coalesce(sum(listed = 1 AND status = 'gathering'), 0) AS listed FROM tables WHERE host = ? AND status <> 'finished'",
    ).get(host);
    return { open: row?.['open'] as number, listed: row?.['listed'] as number };
  }

  staleTables({ gathering, playing, finished }: StaleTimes, limit: number): readonly string[] {
    const rows = this.#sql(
      `SELECT id FROM tables WHERE changed < CASE status WHEN 'gathering' THEN ? WHEN 'playing' THEN ? ELSE ? END
         AND NOT EXISTS (SELECT 1 FROM entries WHERE status = 'playing' AND table_id = tables.id AND at >= ?) LIMIT ?`,
    ).all(gathering, playing, finished, playing, limit);
    return rows.map((row) => row['id'] as string);
  }

  census(): Census {
    const rows = this.#sql('SELECT status, count(*) AS n FROM tables GROUP BY status').all() as unknown as { status: Status; n: number }[];
    return { gathering: 0, playing: 0, finished: 0, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
  }

  allTables(status: Status, skip: number, limit: number): readonly ListedTable[] {
    return this.#sql(`${LISTED} WHERE status = ? ORDER BY changed DESC LIMIT ? OFFSET ?`).all(status, limit, skip).map(listed);
  }

  tablesOf(guest: string, limit: number): readonly ListedTable[] {
    const own = 'SELECT table_id FROM seated WHERE guest = ?';
    const order = "ORDER BY tables.status = 'finished', tables.changed DESC LIMIT ?";
    const rows = this.#sql(`${LISTED} WHERE tables.id IN (${own}) ${order}`).all(guest, limit);
    return rows.map(listed);
  }

  entries(table: string, after: number): readonly Entry[] {
    const rows = this.#sql('SELECT number, id, at, to_act, body FROM entries WHERE table_id = ? AND number > ? ORDER BY number').all(
      table,
      after,
    );
    return rows.map((row) => ({
      number: row['number'] as number,
      id: row['id'] as string,
      at: row['at'] as number,
      toAct: JSON.parse(row['to_act'] as string) as number[],
      body: JSON.parse(row['body'] as string) as EntryBody,
    }));
  }

  /** One commit for all of them: that is what makes full sync affordable. */
  append(group: string): string {
    const { rows, finished } = readGroup(group);
    return this.#together(() => {
      for (const job of finished) this.#forget(job);
      return writeOutcomes(rows.map((row) => this.#appendOne(row)));
    });
  }

  #appendOne(row: Row): boolean {
    const { table, jobs, change } = row;
    if (change && !this.#isRevision(table, change.revision - 1)) return false;
    if (!this.#insertEntry(row)) return false;
    if (change) this.#updateTable(change);
    this.#order(jobs);
    return true;
  }

  #isRevision(table: string, revision: number): boolean {
    return this.#sql('SELECT 1 FROM tables WHERE id = ? AND revision = ?').get(table, revision) !== undefined;
  }

  #insertEntry({ table, number, id, at, toAct, body }: Row): boolean {
    const { changes } = this.#sql('INSERT OR IGNORE INTO entries (table_id, number, id, at, to_act, body) VALUES (?, ?, ?, ?, ?, ?)').run(
      table,
      number,
      id,
      at,
      toAct,
      body,
    );
    return changes === 1;
  }

  addFinished(table: Table, entries: readonly Entry[]): void {
    const { rows } = readGroup(
      writeGroup(
        entries.map((entry) => ({ table: table.id, entry, jobs: [] })),
        [],
      ),
    );
    this.#together(() => {
      this.#insertTable(table);
      for (const row of rows) this.#insertEntry(row);
    });
  }

  keepSnapshot(table: string, number: number, views: string): void {
    this.#sql(
      `INSERT INTO pictures (table_id, number, views) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, views = excluded.views WHERE excluded.number >= number`,
    ).run(table, number, views);
  }

  snapshot(table: string): Snapshot | null {
    const row = this.#sql('SELECT number, views FROM pictures WHERE table_id = ?').get(table);
    return row ? { number: row['number'] as number, views: JSON.parse(row['views'] as string) as Snapshot['views'] } : null;
  }

  addChat(table: string, { at, seat, text }: Omit<ChatLine, 'number'>, keep: number): ChatLine {
    return this.#together(() => {
      const row = this.#sql(
        `INSERT INTO chat (table_id, number, at, seat, text)
         SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4 FROM chat WHERE table_id = ?1 RETURNING number`,
      ).get(table, at, seat, text);
      const number = row?.['number'] as number;
      this.#sql('DELETE FROM chat WHERE table_id = ? AND number < ?').run(table, number - keep);
      return { number, at, seat, text };
    });
  }

  chat(table: string, { after, before = Number.MAX_SAFE_INTEGER, limit }: ChatPage): readonly ChatLine[] {
    const lines = 'SELECT number, at, seat, text FROM chat WHERE table_id = ? AND number';
    const rows =
      after === undefined
        ? this.#sql(`${lines} < ? ORDER BY number DESC LIMIT ?`).all(table, before, limit).reverse()
        : this.#sql(`${lines} > ? ORDER BY number LIMIT ?`).all(table, after, limit);
    return rows as unknown as ChatLine[];
  }

  keep(name: string, value: string): string {
    this.#sql('INSERT OR IGNORE INTO kept (name, value) VALUES (?, ?)').run(name, value);
    return this.#sql('SELECT value FROM kept WHERE name = ?').get(name)?.['value'] as string;
  }

  beat(now: number, longestSilence: number): readonly Outage[] {
    return this.#together(() => {
      const last = (this.#sql('SELECT at FROM alive').get()?.['at'] as number | undefined) ?? now;
      if (now - last > longestSilence) this.#sql('INSERT INTO outages (began, ended) VALUES (?, ?)').run(last, now);
      this.#sql('INSERT OR REPLACE INTO alive (one, at) VALUES (1, ?)').run(Math.max(last, now));
      return this.#sql('SELECT began AS "from", ended AS "to" FROM outages ORDER BY began').all() as unknown as Outage[];
    });
  }

  order(job: Job): void {
    this.#order([job]);
  }

  #forget(job: Job): void {
    this.#sql('DELETE FROM jobs WHERE key = ? AND number = ? AND due = ?').run(jobKey(job), job.number, job.due);
  }

  jobs(): readonly Job[] {
    return this.#sql('SELECT table_id, kind, due, number FROM jobs')
      .all()
      .map(({ table_id, kind, due, number }) => ({
        table: table_id as string,
        kind: kind as JobKind,
        due: due as number,
        number: number as number,
      }));
  }

  /** Writes what is there already: a disk that is full or cannot be written shows. */
  check(): void {
    this.#sql('UPDATE alive SET at = at').run();
  }

  close(): void {
    this.#data.close();
  }
}

/** All but the id, in the order of the statements that write them. */
function columnsOf(table: Table): (string | number | null)[] {
  const { revision, status, listed: isListed, changed, code, host } = table;
  return [revision, status, isListed ? 1 : 0, changed, code, host, JSON.stringify(table)];
}

function listed(row: { [column: string]: unknown }): ListedTable {
  return {
    table: JSON.parse(row['document'] as string) as Table,
    number: (row['number'] as number | null) ?? 0,
    toAct: JSON.parse((row['to_act'] as string | null) ?? '[]') as number[],
    lastAt: row['at'] as number | null,
  };
}
