import type { Table } from '../table/table.ts';
import type { Append, Job } from './store.ts';

/**
 * A group of entries on its way to the thread that stores them: one text, because threads hand over a text as it is and copy anything else piece by piece. JSON never
 * contains control characters, nor do ids, so they can divide the fields.
 */
export interface Group {
  readonly rows: readonly Row[];
  /** Jobs that are done and need not be kept. */
  readonly finished: readonly Job[];
}

/** An entry in the form in which it is stored. */
export interface Row {
  readonly table: string;
  readonly number: number;
  readonly id: string;
  readonly at: number;
  readonly toAct: string;
  readonly body: string;
  readonly jobs: readonly Job[];
  readonly change: Table | null;
}

const BETWEEN_FIELDS = '\u001f';
const BETWEEN_ROWS = '\u001e';

export function writeGroup(appends: readonly Append[], finished: readonly Job[]): string {
  const rows = [finished.length === 0 ? '' : JSON.stringify(finished)];
  for (const { table, entry, jobs, change } of appends) {
    const { number, id, at, toAct, body } = entry;
    const ordered = jobs.length === 0 ? '' : JSON.stringify(jobs);
    const changed = change === undefined ? '' : JSON.stringify(change);
    rows.push([table, number, id, at, JSON.stringify(toAct), JSON.stringify(body), ordered, changed].join(BETWEEN_FIELDS));
  }
  return rows.join(BETWEEN_ROWS);
}

export function readGroup(text: string): Group {
  const [finished, ...rows] = text.split(BETWEEN_ROWS);
  return { rows: rows.map(readRow), finished: finished === '' ? [] : (JSON.parse(finished) as Job[]) };
}

function readRow(text: string): Row {
  const [table, number, id, at, toAct, body, jobs, change] = text.split(BETWEEN_FIELDS);
  return {
    table,
    number: Number(number),
    id,
    at: Number(at),
    toAct,
    body,
    jobs: jobs === '' ? [] : (JSON.parse(jobs) as Job[]),
    change: change === '' ? null : (JSON.parse(change) as Table),
  };
}

/** Which entries of a group were stored: one sign for each. */
export function writeOutcomes(stored: readonly boolean[]): string {
  return stored.map((each) => (each ? '+' : '-')).join('');
}

export function wasStored(outcomes: string, index: number): boolean {
  return outcomes[index] === '+';
}
