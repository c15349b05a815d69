import { randomUUID } from 'node:crypto';
import type { ChatLine, Day, DayKind, Status } from '@luftschloss/protocol';
import pg from 'pg';
import type { TriedTable } from '../day/try.ts';
import type { Entry, EntryBody } from '../game/entry.ts';
import type { Outage } from '../game/outages.ts';
import type { Snapshot } from '../game/snapshots.ts';
import type { Table } from '../table/table.ts';
import { EntryGroups } from './postgres-groups.ts';
import { jobColumns, orderingSql, PostgresJobs } from './postgres-jobs.ts';
import * as lists from './postgres-lists.ts';
import { migrate } from './postgres-migrate.ts';
import { entryColumns, insertTable, updateTable } from './postgres-rows.ts';
import { messageOf, together, unlessLate } from './postgres-transaction.ts';
import * as tries from './postgres-tries.ts';
import {
  type Append,
  type Census,
  type Change,
  type ChatPage,
  type Guest,
  type Job,
  type ListedTable,
  type OpenTables,
  type StaleTimes,
  type Store,
  StoreFailure,
  type Try,
  type WeekOfTries,
} from './store.ts';

const CHANNEL = 'luftschloss';
const CONNECTIONS = 20;
const LISTEN_AGAIN_AFTER = 500;
/** Milliseconds. */
const USUAL_PATIENCE = 5000;

/** Any number of nodes over one database. Races between them are decided by the primary keys; what one stores, the others hear of by NOTIFY. */
export class PostgresStore implements Store {
  readonly #url: string;
  readonly #patience: number;
  readonly #pool: pg.Pool;
  /** Tells our own notifications from those of other nodes. */
  #node = randomUUID();
  readonly #listeners: ((change: Change) => void)[] = [];
  readonly #warn: (text: string) => void;
  #listening: pg.Client;
  #jobs: PostgresJobs | null = null;
  #work: ((job: Job) => Promise<void>) | null = null;
  readonly #groups: EntryGroups;
  #closed = false;
  #lost = false;

  private constructor(url: string, warn: (text: string) => void, patience: number) {
    this.#url = url;
    this.#patience = patience;
    this.#warn = warn;
    this.#pool = new pg.Pool({ ...this.#limits, connectionString: url, max: CONNECTIONS });
    this.#pool.on('error', () => warn('a connection to PostgreSQL was lost'));
    // A connection in use reports to whoever uses it; without a listener the process would end.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    this.#listening = new pg.Client({ connectionString: url });
    this.#groups = new EntryGroups(this.#pool, {
      notice: () => [CHANNEL, this.#notice('entry', '')],
      // It may have been stored all the same: what we hear about it from now on is news to us.
      failed: () => {
        this.#node = randomUUID();
      },
    });
  }

  /** The database gives a statement up when we do; otherwise it would still do it, for nobody. */
  get #limits(): pg.ClientConfig {
    const patience = this.#patience;
    return { connectionTimeoutMillis: patience, query_timeout: patience, statement_timeout: patience, keepAlive: true };
  }

  static async open(url: string, warn: (text: string) => void, patience = USUAL_PATIENCE): Promise<PostgresStore> {
    const store = new PostgresStore(url, warn, patience);
    try {
      await migrate(url, warn);
      await store.#listen();
    } catch (error) {
      store.#closed = true;
      await store.#pool.end().catch(() => {});
      if (error instanceof StoreFailure) throw error;
      throw new StoreFailure(`PostgreSQL cannot be used: ${messageOf(error)}; check DATABASE_URL, and that the database runs`);
    }
    return store;
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ ...this.#limits, connectionString: this.#url });
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', () => this.#listenAgain(client));
    client.on('end', () => this.#listenAgain(client));
    this.#listening = client;
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.#work) await this.#startJobs(this.#work);
  }

  /** Whatever happened while nobody listened is looked up once the connection is back. */
  #listenAgain(lost: pg.Client): void {
    if (this.#closed || lost !== this.#listening) return;
    if (!this.#lost) this.#warn('the connection to PostgreSQL was lost; trying again');
    this.#lost = true;
    this.#listening = new pg.Client();
    setTimeout(() => {
      const before = this.#jobs;
      this.#jobs = null;
      before?.stop().catch((error: unknown) => this.#warn(`jobs could not be stopped: ${messageOf(error)}`));
      const listening = this.#listen();
      const client = this.#listening;
      listening.then(
        () => {
          this.#lost = false;
          this.#tell({ table: null, what: 'entry' });
        },
        () => {
          // The client may have told us of its end already; then this changes nothing.
          this.#listenAgain(client);
          client.end().catch(() => {});
        },
      );
    }, LISTEN_AGAIN_AFTER).unref();
  }

  #hear(payload: string): void {
    const [node, what, ...tables] = payload.split(' ');
    const own = node === this.#node;
    // Our own entries are shown by whoever stored them.
    if (own && what === 'entry') return;
    for (const table of tables) this.#tell({ table, what: what as Change['what'] });
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  #notice(what: Change['what'], table: string): string {
    return `${this.#node} ${what} ${table}`;
  }

  async #rows<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.#pool.query<T>(text, values)).rows;
  }

  #together<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return together(this.#pool, work);
  }

  #unlessLate(work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    return unlessLate(this.#pool, work);
  }

  async addGuest({ id, name }: Guest, tokenHash: string): Promise<void> {
    await this.#rows('INSERT INTO guests (id, token_hash, name) VALUES ($1, $2, $3)', [id, tokenHash, name]);
  }

  async guest(tokenHash: string): Promise<Guest | null> {
    return (await this.#rows<Guest & pg.QueryResultRow>('SELECT id, name FROM guests WHERE token_hash = $1', [tokenHash]))[0] ?? null;
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#rows('UPDATE guests SET name = $1 WHERE id = $2', [name, id]);
  }

  async addTable(table: Table): Promise<void> {
    await this.#together(async (client) => {
      await insertTable(client, table);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.#notice('table', table.id)]);
    });
  }

  async table(id: string): Promise<Table | null> {
    const [row] = await this.#rows<{ document: string }>('SELECT document FROM tables WHERE id = $1', [id]);
    return row ? (JSON.parse(row.document) as Table) : null;
  }

  async tableByCode(code: string): Promise<Table | null> {
    const [row] = await this.#rows<{ document: string }>('SELECT document FROM tables WHERE code = $1', [code]);
    return row ? (JSON.parse(row.document) as Table) : null;
  }

  changeTable(table: Table, jobs: readonly Job[] = []): Promise<boolean> {
    return this.#unlessLate(async (client) => {
      if (!(await updateTable(client, table))) return false;
      if (jobs.length > 0) await client.query(`SELECT ${orderingSql(1)}`, jobColumns(jobs));
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.#notice('table', table.id)]);
      return true;
    });
  }

  async removeTable(id: string): Promise<void> {
    await this.#together(async (client) => {
      await client.query('DELETE FROM tables WHERE id = $1', [id]);
      for (const name of ['seated', 'entries', 'pictures', 'chat']) await client.query(`DELETE FROM ${name} WHERE table_id = $1`, [id]);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.#notice('table', id)]);
    });
  }

  listedTables(status: Status, limit: number, perHost: number): Promise<readonly ListedTable[]> {
    return lists.listedTables(this.#pool, status, limit, perHost);
  }

  tablesOf(guest: string, limit: number): Promise<readonly ListedTable[]> {
    return lists.tablesOf(this.#pool, guest, limit);
  }

  openTables(host: string): Promise<OpenTables> {
    return lists.openTables(this.#pool, host);
  }

  census(): Promise<Census> {
    return lists.census(this.#pool);
  }

  allTables(status: Status, skip: number, limit: number): Promise<readonly ListedTable[]> {
    return lists.allTables(this.#pool, status, skip, limit);
  }

  staleTables(before: StaleTimes, limit: number): Promise<readonly string[]> {
    return lists.staleTables(this.#pool, before, limit);
  }

  async entries(table: string, after: number): Promise<readonly Entry[]> {
    const rows = await this.#rows<{ number: number; id: string; at: string; to_act: string; body: string }>(
      'SELECT number, id, at, to_act, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number',
      [table, after],
    );
    return rows.map(({ number, id, at, to_act, body }) => ({
      number,
      id,
      at: Number(at),
      toAct: JSON.parse(to_act) as number[],
      body: JSON.parse(body) as EntryBody,
    }));
  }

  append(append: Append): Promise<boolean> {
    return append.change ? this.#appendWithChange(append, append.change) : this.#groups.append(append);
  }

  #appendWithChange(append: Append, change: Table): Promise<boolean> {
    return this.#unlessLate(async (client) => {
      if (!(await updateTable(client, change))) return false;
      const { rowCount } = await client.query(
        `INSERT INTO entries (table_id, number, id, at, to_act, body)
         SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::bigint[], $5::text[], $6::text[]) ON CONFLICT DO NOTHING`,
        entryColumns([append]),
      );
      if (rowCount !== 1) return false;
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.#notice('table', append.table)]);
      return true;
    });
  }

  async addFinished(table: Table, entries: readonly Entry[]): Promise<void> {
    await this.#together(async (client) => {
      await insertTable(client, table);
      await client.query(
        `INSERT INTO entries (table_id, number, id, at, to_act, body)
         SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::bigint[], $5::text[], $6::text[])`,
        entryColumns(entries.map((entry) => ({ table: table.id, entry }))),
      );
    });
  }

  addTry(table: TriedTable, jobs: readonly Job[]): Promise<string> {
    return this.#together(async (client) => {
      const known = await tries.claim(client, table);
      if (known !== table.id) return known;
      await insertTable(client, table);
      if (jobs.length > 0) await client.query(`SELECT ${orderingSql(1)}`, jobColumns(jobs));
      return table.id;
    });
  }

  tryOf(day: Day, kind: DayKind, guest: string): Promise<Try | null> {
    return tries.tryOf(this.#pool, day, kind, guest);
  }

  triesOf(guest: string, limit: number): Promise<readonly Try[]> {
    return tries.triesOf(this.#pool, guest, limit);
  }

  rankedTries(day: Day, kind: DayKind, limit: number): Promise<readonly Try[]> {
    return tries.rankedTries(this.#pool, day, kind, limit);
  }

  rankedWeek(from: Day, to: Day, kind: DayKind, limit: number): Promise<readonly WeekOfTries[]> {
    return tries.rankedWeek(this.#pool, from, to, kind, limit);
  }

  async removeTries(before: Day): Promise<void> {
    await this.#rows('DELETE FROM tries WHERE day < $1', [before]);
  }

  async keepSnapshot(table: string, { number, views }: Snapshot): Promise<void> {
    await this.#rows(
      `INSERT INTO pictures (table_id, number, views) VALUES ($1, $2, $3)
       ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, views = excluded.views WHERE excluded.number >= pictures.number`,
      [table, number, JSON.stringify(views)],
    );
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const [row] = await this.#rows<{ number: number; views: string }>('SELECT number, views FROM pictures WHERE table_id = $1', [table]);
    return row ? { number: row.number, views: JSON.parse(row.views) as Snapshot['views'] } : null;
  }

  async addChat(table: string, line: Omit<ChatLine, 'number'>, keep: number): Promise<ChatLine> {
    return lists.addChat(this.#pool, table, line, keep, [CHANNEL, this.#notice('chat', table)]);
  }

  chat(table: string, page: ChatPage): Promise<readonly ChatLine[]> {
    return lists.chatPage(this.#pool, table, page);
  }

  async keep(name: string, value: string): Promise<string> {
    await this.#rows('INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
    return (await this.#rows<{ value: string }>('SELECT value FROM kept WHERE name = $1', [name]))[0].value;
  }

  /** The row is locked, so of several nodes that come back at the same time one finds the outage. */
  async beat(now: number, longestSilence: number): Promise<readonly Outage[]> {
    return this.#together(async (client) => {
      await client.query('INSERT INTO alive (one, at) VALUES (1, $1) ON CONFLICT DO NOTHING', [now]);
      const { rows } = await client.query<{ at: string }>('SELECT at FROM alive FOR UPDATE');
      const last = Number(rows[0].at);
      if (now - last > longestSilence) await client.query('INSERT INTO outages (began, ended) VALUES ($1, $2)', [last, now]);
      await client.query('UPDATE alive SET at = greatest(at, $1)', [now]);
      const outages = await client.query<{ began: string; ended: string }>('SELECT began, ended FROM outages ORDER BY began');
      return outages.rows.map(({ began, ended }) => ({ from: Number(began), to: Number(ended) }));
    });
  }

  async order(job: Job): Promise<void> {
    await this.#rows(`SELECT ${orderingSql(1)}`, jobColumns([job]));
  }

  async runJobs(run: (job: Job) => Promise<void>): Promise<void> {
    this.#work = run;
    await this.#startJobs(run);
  }

  async #startJobs(run: (job: Job) => Promise<void>): Promise<void> {
    this.#jobs = new PostgresJobs(this.#pool, this.#listening, this.#warn);
    await this.#jobs.start(run);
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  async check(): Promise<void> {
    await this.#rows('UPDATE alive SET at = at');
  }

  async stopJobs(): Promise<void> {
    await this.#jobs?.stop();
    this.#jobs = null;
    this.#work = null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.stopJobs();
    await this.#listening.end().catch(() => {});
    await this.#pool.end();
  }
}
