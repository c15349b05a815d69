import { Worker } from 'node:worker_threads';
import type { ChatLine, Day, DayKind, Status } from '@luftschloss/protocol';
import type { TriedTable } from '../day/try.ts';
import type { Entry } from '../game/entry.ts';
import type { Outage } from '../game/outages.ts';
import type { Snapshot } from '../game/snapshots.ts';
import { Timetable } from '../jobs/timetable.ts';
import type { Table } from '../table/table.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { wasStored, writeGroup } from './sqlite-group.ts';
import type { Call, Outcome } from './sqlite-thread.ts';
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
import { StoreTrouble } from './trouble.ts';

/**
 * Milliseconds from one commit to the next: the more entries the last group had, the longer, since a commit costs the same for one entry as
 * for fifty.
 */
const LEAST_BETWEEN_COMMITS = 2;
const MOST_BETWEEN_COMMITS = 4;
const LONGER_FOR_EACH_ENTRY = 0.05;
const START_AGAIN_AFTER = 200;
const THREAD_ENDED = 'its thread has ended and is started again';

interface Pending {
  readonly append: Append;
  readonly stored: (stored: boolean) => void;
  readonly failed: (error: unknown) => void;
}

interface Waiting {
  readonly answered: (value: never) => void;
  readonly failed: (error: Error) => void;
}

/**
 * One file, one process. A thread of its own waits for the disk; whatever comes in meanwhile is the next group, stored by one commit. So the slower the disk, the
 * larger the groups.
 */
export class SqliteStore implements Store {
  readonly #folder: string;
  #thread: Worker | null = null;
  #closed = false;
  readonly #waiting = new Map<number, Waiting>();
  readonly #timetable = new Timetable((job) => this.#finished.push(job));
  readonly #listeners: ((change: Change) => void)[] = [];
  #calls = 0;
  #pending: Pending[] = [];
  #finished: Job[] = [];
  #committing: Promise<void> | null = null;
  #lastCommit = Number.NEGATIVE_INFINITY;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#startThread();
  }

  #startThread(): void {
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: this.#folder });
    thread.on('message', (outcome: Outcome) => this.#settle(outcome));
    thread.on('error', (error) => this.#fail(new StoreTrouble(THREAD_ENDED, error)));
    thread.on('exit', () => {
      this.#thread = null;
      this.#fail(new StoreTrouble(THREAD_ENDED));
      if (!this.#closed) setTimeout(() => this.#closed || this.#startThread(), START_AGAIN_AFTER).unref();
    });
    this.#thread = thread;
  }

  static async open(folder: string): Promise<SqliteStore> {
    const store = new SqliteStore(folder);
    try {
      await store.check();
    } catch (error) {
      store.#closed = true;
      await store.#thread?.terminate();
      throw error;
    }
    return store;
  }

  #ask<K extends keyof SqliteFile>(method: K, ...args: Parameters<SqliteFile[K]>): Promise<ReturnType<SqliteFile[K]>> {
    return new Promise((answered, failed) => {
      if (!this.#thread) return failed(new StoreTrouble(THREAD_ENDED));
      const number = ++this.#calls;
      this.#waiting.set(number, { answered, failed });
      this.#thread.postMessage({ number, method, args } satisfies Call);
    });
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.number);
    this.#waiting.delete(outcome.number);
    if ('error' in outcome) waiting?.failed(failureOf(outcome));
    else waiting?.answered(outcome.value as never);
  }

  #fail(error: Error): void {
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  addGuest(guest: Guest, tokenHash: string): Promise<void> {
    return this.#ask('addGuest', guest, tokenHash);
  }

  guest(tokenHash: string): Promise<Guest | null> {
    return this.#ask('guest', tokenHash);
  }

  renameGuest(id: string, name: string): Promise<void> {
    return this.#ask('renameGuest', id, name);
  }

  async addTable(table: Table): Promise<void> {
    await this.#ask('addTable', table);
    this.#tell({ table: table.id, what: 'table' });
  }

  table(id: string): Promise<Table | null> {
    return this.#ask('table', id);
  }

  tableByCode(code: string): Promise<Table | null> {
    return this.#ask('tableByCode', code);
  }

  async changeTable(table: Table, jobs: readonly Job[] = []): Promise<boolean> {
    if (!(await this.#ask('changeTable', table, jobs))) return false;
    for (const job of jobs) this.#timetable.put(job);
    this.#tell({ table: table.id, what: 'table' });
    return true;
  }

  async removeTable(id: string): Promise<void> {
    await this.#ask('removeTable', id);
    this.#tell({ table: id, what: 'table' });
  }

  listedTables(status: Status, limit: number, perHost: number): Promise<readonly ListedTable[]> {
    return this.#ask('listedTables', status, limit, perHost);
  }

  openTables(host: string): Promise<OpenTables> {
    return this.#ask('openTables', host);
  }

  staleTables(before: StaleTimes, limit: number): Promise<readonly string[]> {
    return this.#ask('staleTables', before, limit);
  }

  census(): Promise<Census> {
    return this.#ask('census');
  }

  allTables(status: Status, skip: number, limit: number): Promise<readonly ListedTable[]> {
    return this.#ask('allTables', status, skip, limit);
  }

  tablesOf(guest: string, limit: number): Promise<readonly ListedTable[]> {
    return this.#ask('tablesOf', guest, limit);
  }

  entries(table: string, after: number): Promise<readonly Entry[]> {
    return this.#ask('entries', table, after);
  }

  append(append: Append): Promise<boolean> {
    return new Promise((stored, failed) => {
      this.#pending.push({ append, stored, failed });
      this.#committing ??= this.#commitAll();
    });
  }

  /**
   * The first group is what came in during this turn of the event loop. A quiet server commits at once; the busier it is, the longer it
   * gathers.
   */
  async #commitAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    let between = LEAST_BETWEEN_COMMITS;
    while (this.#pending.length > 0) {
      const rest = this.#lastCommit + between - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      this.#lastCommit = performance.now();
      const group = this.#pending;
      const finished = this.#finished;
      this.#pending = [];
      this.#finished = [];
      between = Math.min(MOST_BETWEEN_COMMITS, LEAST_BETWEEN_COMMITS + group.length * LONGER_FOR_EACH_ENTRY);
      await this.#commit(group, finished);
    }
    this.#committing = null;
  }

  async #commit(group: readonly Pending[], finished: readonly Job[]): Promise<void> {
    try {
      const appends = group.map(({ append }) => append);
      const outcomes = await this.#ask('append', writeGroup(appends, finished));
      for (const [index, { append, stored }] of group.entries()) {
        const isStored = wasStored(outcomes, index);
        if (isStored) for (const job of append.jobs) this.#timetable.put(job);
        stored(isStored);
        if (isStored && append.change) this.#tell({ table: append.table, what: 'table' });
      }
    } catch (error) {
      this.#finished.unshift(...finished);
      for (const { failed } of group) failed(error);
    }
  }

  addFinished(table: Table, entries: readonly Entry[]): Promise<void> {
    return this.#ask('addFinished', table, entries);
  }

  async addTry(table: TriedTable, jobs: readonly Job[]): Promise<string> {
    const id = await this.#ask('addTry', table, jobs);
    if (id === table.id) for (const job of jobs) this.#timetable.put(job);
    return id;
  }

  tryOf(day: Day, kind: DayKind, guest: string): Promise<Try | null> {
    return this.#ask('tryOf', day, kind, guest);
  }

  triesOf(guest: string, limit: number): Promise<readonly Try[]> {
    return this.#ask('triesOf', guest, limit);
  }

  rankedTries(day: Day, kind: DayKind, limit: number): Promise<readonly Try[]> {
    return this.#ask('rankedTries', day, kind, limit);
  }

  rankedWeek(from: Day, to: Day, kind: DayKind, limit: number): Promise<readonly WeekOfTries[]> {
    return this.#ask('rankedWeek', from, to, kind, limit);
  }

  removeTries(before: Day): Promise<void> {
    return this.#ask('removeTries', before);
  }

  keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return this.#ask('keepSnapshot', table, snapshot.number, JSON.stringify(snapshot.views));
  }

  snapshot(table: string): Promise<Snapshot | null> {
    return this.#ask('snapshot', table);
  }

  async addChat(table: string, line: Omit<ChatLine, 'number'>, keep: number): Promise<ChatLine> {
    const said = await this.#ask('addChat', table, line, keep);
    this.#tell({ table, what: 'chat' });
    return said;
  }

  chat(table: string, page: ChatPage): Promise<readonly ChatLine[]> {
    return this.#ask('chat', table, page);
  }

  keep(name: string, value: string): Promise<string> {
    return this.#ask('keep', name, value);
  }

  beat(now: number, longestSilence: number): Promise<readonly Outage[]> {
    return this.#ask('beat', now, longestSilence);
  }

  async order(job: Job): Promise<void> {
    await this.#ask('order', job);
    this.#timetable.put(job);
  }

  async runJobs(run: (job: Job) => Promise<void>): Promise<void> {
    for (const job of await this.#ask('jobs')) this.#timetable.put(job);
    this.#timetable.start(run);
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  check(): Promise<void> {
    return this.#ask('check');
  }

  stopJobs(): Promise<void> {
    return this.#timetable.stop();
  }

  async close(): Promise<void> {
    await this.stopJobs();
    await this.#committing;
    await this.#ask('append', writeGroup([], this.#finished));
    this.#closed = true;
    await this.#ask('close');
    await this.#thread?.terminate();
  }
}

function failureOf({ error, isStoreFailure, errcode }: Extract<Outcome, { readonly error: string }>): Error {
  return isStoreFailure ? new StoreFailure(error) : Object.assign(new Error(error), errcode === undefined ? {} : { errcode });
}
