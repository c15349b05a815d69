import type { Seat } from '@luftschloss/engine/kernel';
import type { CastleOfDay, Day, DayKind, DayTable, OwnTry, RankedWeek } from './day.ts';
import type { Shown } from './server-messages.ts';
import type { Status, TableCard } from './table.ts';

/** What requests are answered with, where page and server must agree on more than one field. The server's schemas of them make the OpenAPI document. */

/** A table in a list, with how far it has come. */
export interface ListedCard extends TableCard {
  readonly number: number;
  readonly toAct: readonly Seat[];
  readonly lastAt: number | null;
}

/** A table at which the asker sits. */
export interface OwnCard extends ListedCard {
  readonly seat: Seat | null;
  readonly yourTurn: boolean;
}

/** What one viewer sees of a table now. */
export interface ShownTable {
  readonly number: number;
  readonly shown: Shown;
}

/** In which ways a person is told of the turn at one table. The server shows no addresses again. */
export interface NoticesOn {
  readonly push: boolean;
  readonly webhook: boolean;
}

export interface DayAnswer {
  readonly day: Day;
  readonly today: Day;
  readonly ends: number;
  readonly castles: readonly CastleOfDay[];
}

export interface WeekAnswer {
  readonly day: Day;
  readonly castles: readonly { readonly kind: DayKind; readonly ranking: readonly RankedWeek[] }[];
}

export type DatedTry = OwnTry & DayTable;

export interface OwnDaysAnswer {
  readonly tries: readonly DatedTry[];
}

/** How hard the server's process works. */
export interface Load {
  /** Share of one core that the process took, since the sample before. */
  readonly processor: number;
  /** Share of the time in which the event loop was busy: near 1 people wait. */
  readonly busy: number;
  /** Milliseconds by which the event loop was late, at 99 of 100 times. */
  readonly delay: number;
  readonly memory: number;
  readonly movesPerSecond: number;
  /** Milliseconds until an entry was durable, on average. */
  readonly storing: number | null;
}

/** Something that the server logged as a warning or an error. */
export interface Trouble {
  /** From 1 since the start. */
  readonly number: number;
  readonly at: number;
  readonly level: 'warning' | 'error';
  readonly message: string;
  /** What the program itself said about it. */
  readonly cause: string | null;
}

/** What whoever runs the server is told about it. All shares, times and speeds of the load are in thousandths. */
export interface AdminOverview {
  readonly started: number;
  readonly now: number;
  readonly node: string;
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly tables: { readonly [status in Status]: number };
  readonly load: Load & { readonly games: number; readonly sockets: number };
  readonly limits: readonly { readonly name: string; readonly env: string; readonly help: string; readonly value: string }[];
  readonly trouble: { readonly errors: number; readonly warnings: number; readonly last: readonly Trouble[] };
}

export interface AdminTablePage {
  readonly tables: readonly ListedCard[];
  readonly more: boolean;
}
