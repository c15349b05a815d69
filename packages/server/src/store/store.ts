import type { ChatLine, Day, DayKind, Status } from '@luftschloss/protocol';
import type { TriedTable } from '../day/try.ts';
import type { Entry } from '../game/entry.ts';
import type { Outage } from '../game/outages.ts';
import type { Snapshot } from '../game/snapshots.ts';
import { StartFailure } from '../start-failure.ts';
import type { Table } from '../table/table.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export const JOB_KINDS = ['bot', 'clock', 'notice'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Something to look after at a table later. A store may run it more than once, and after it has become pointless. */
export interface Job {
  readonly table: string;
  readonly kind: JobKind;
  readonly due: number;
  /** The log's length when it was ordered. */
  readonly number: number;
  /** Whose table it is, for jobs that take long: one guest's jobs must not be all that a node does. */
  readonly guest?: string;
}

/** Each entry moves the deadline, so one clock for each table is enough; everything else is about one entry. */
export function jobKey({ table, kind, number }: Job): string {
  return kind === 'clock' ? `${table} clock` : `${table} ${kind} ${number}`;
}

/** An entry with everything that must be stored with it or not at all. */
export interface Append {
  readonly table: string;
  readonly entry: Entry;
  readonly jobs: readonly Job[];
  /** The table as it is changed by this entry, as at the end of a game. */
  readonly change?: Table;
}

/** A table and where its game stands, for lists. */
export interface ListedTable {
  readonly table: Table;
  readonly number: number;
  readonly toAct: readonly number[];
  readonly lastAt: number | null;
}

export interface OpenTables {
  readonly open: number;
  readonly listed: number;
}

/** Milliseconds since 1970, by status; `null`: these are kept. */
export type StaleTimes = { readonly [status in Status]: number | null };

/** The first lines after a number, or the last ones before a number or of all. */
export interface ChatPage {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export type Census = { readonly [status in Status]: number };

export interface Change {
  /** `null`: any of them, after the connection to the store was lost for a while. */
  readonly table: string | null;
  readonly what: 'entry' | 'table' | 'chat';
}

/** One guest's only try at a castle of a day. */
export interface Try {
  readonly day: Day;
  readonly kind: DayKind;
  readonly guest: string;
  readonly name: string;
  readonly table: string;
  /** When the game ended; `null`: it has not. */
  readonly finished: number | null;
  /** `null` without a rank: not over, stopped, or finished on another day. */
  readonly points: number | null;
  /** Points ahead of the best bot; alone the points themselves. */
  readonly lead: number | null;
}

/** All that one guest came to in a week. */
export interface WeekOfTries {
  readonly guest: string;
  readonly name: string;
  readonly days: number;
  readonly points: number;
  readonly best: number;
}

/** Where everything is kept that must outlive the process. A promise that was fulfilled means: it is on disk. */
export interface Store {
  addGuest(guest: Guest, tokenHash: string): Promise<void>;
  guest(tokenHash: string): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<void>;

  addTable(table: Table): Promise<void>;
  table(id: string): Promise<Table | null>;
  tableByCode(code: string): Promise<Table | null>;
  /** Stores the table unless somebody else has done so since revision `table.revision - 1`; then it answers false. */
  changeTable(table: Table, jobs?: readonly Job[]): Promise<boolean>;
  removeTable(id: string): Promise<void>;
  /** Public tables, newest first, and no more than so many of one host. */
  listedTables(status: Status, limit: number, perHost: number): Promise<readonly ListedTable[]>;
  /** Those that are not over first, then the newest. */
  tablesOf(guest: string, limit: number): Promise<readonly ListedTable[]>;
  /** How many unfinished tables somebody has opened, and how many of them wait for players in public. */
  openTables(host: string): Promise<OpenTables>;
  /** How many tables there are. */
  census(): Promise<Census>;
  /** All tables of a status, whether or not they are listed; the newest first. */
  allTables(status: Status, skip: number, limit: number): Promise<readonly ListedTable[]>;
  /** Some tables in which nothing has happened since these times. */
  staleTables(before: StaleTimes, limit: number): Promise<readonly string[]>;

  /** Entries with numbers above `after`, in order. */
  entries(table: string, after: number): Promise<readonly Entry[]>;
  /** False when the number or the id is taken already, or the table was changed by somebody else: then nothing was stored. */
  append(append: Append): Promise<boolean>;
  /** A finished game at once: a record from outside. */
  addFinished(table: Table, entries: readonly Entry[]): Promise<void>;

  /**
   * A table at which somebody tries the castle of a day, with its first jobs. A guest has one try: if there is one already, nothing is stored. Answers with the table
   * of the try, this one or the earlier one.
   */
  addTry(table: TriedTable, jobs: readonly Job[]): Promise<string>;
  tryOf(day: Day, kind: DayKind, guest: string): Promise<Try | null>;
  /** The newest first. */
  triesOf(guest: string, limit: number): Promise<readonly Try[]>;
  /** Those with a rank, the best first. */
  rankedTries(day: Day, kind: DayKind, limit: number): Promise<readonly Try[]>;
  /** What guests came to from one day to another, the best first. */
  rankedWeek(from: Day, to: Day, kind: DayKind, limit: number): Promise<readonly WeekOfTries[]>;
  removeTries(before: Day): Promise<void>;

  /** The newest one stays. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;

  /** Of the lines before it, the last `keep` stay. */
  addChat(table: string, line: Omit<ChatLine, 'number'>, keep: number): Promise<ChatLine>;
  /** In order. */
  chat(table: string, page: ChatPage): Promise<readonly ChatLine[]>;

  /** Values of the server itself, such as its push keys: the first one stored stays. */
  keep(name: string, value: string): Promise<string>;

  /** A server runs now. If none did for longer than this, it was an outage from the last time until now. Answers with all outages, in order. */
  beat(now: number, longestSilence: number): Promise<readonly Outage[]>;

  /** A job that belongs to no entry. */
  order(job: Job): Promise<void>;
  /** Runs due jobs, each on exactly one node, until `close`. A job that fails is tried again later. */
  runJobs(run: (job: Job) => Promise<void>): Promise<void>;
  /** Lets running jobs finish and begins no more. */
  stopJobs(): Promise<void>;
  /** Tells what was stored, by this node or another, after it is durable. */
  onChange(listener: (change: Change) => void): void;
  /** Whether the store can be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be used as it is; the message tells the person who runs the server what to do. */
export class StoreFailure extends StartFailure {}
