import { type GameRecord, parseRecord } from '@luftschloss/engine/kernel';
import { isBranch } from '../branches/branch.ts';
import { loadBranch, recordOfBranch, saveBranchRecord } from '../branches/branch-shelf.ts';
import { dropReviews } from '../review/review-shelf.ts';

/** A game kept in this browser: its record is all that is needed. */
export interface SavedTable {
  readonly id: string;
  readonly touched: number; // milliseconds since 1970
  readonly record: GameRecord;
}

/** The part of the browser's storage that is used: tests bring their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'luftschloss.table.';
const MOST_TABLES = 60;

/** A record is 10 to 30 kB, so that the browser's small storage holds all the tables that anybody keeps. */
export function saveTable(shelf: Shelf, table: SavedTable): void {
  try {
    store(shelf, table);
  } catch {
    for (const old of savedTables(shelf).slice(MOST_TABLES / 4)) dropTable(shelf, old.id);
    store(shelf, table);
  }
}

function store(shelf: Shelf, table: SavedTable): void {
  const { id, record, touched } = table;
  if (isBranch(id)) saveBranchRecord(shelf, id, record, touched);
  else shelf.setItem(PREFIX + id, JSON.stringify(table));
}

/** A branch is a table too: its record is put together from the game that it leaves. */
export function loadTable(shelf: Shelf, id: string): SavedTable | null {
  if (isBranch(id)) {
    const record = recordOfBranch(shelf, id);
    return record && { id, touched: loadBranch(shelf, id)?.touched ?? 0, record };
  }
  const text = shelf.getItem(PREFIX + id);
  if (text === null) return null;
  try {
    const { touched, record } = JSON.parse(text) as { touched?: unknown; record?: unknown };
    const checked = parseRecord(record);
    return checked.ok ? { id, touched: typeof touched === 'number' ? touched : 0, record: checked.value } : null;
  } catch {
    return null;
  }
}

/** The table touched last comes first; branches are with their tree. */
export function savedTables(shelf: Shelf): SavedTable[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
  return keys
    .filter((key): key is string => key?.startsWith(PREFIX) ?? false)
    .flatMap((key) => loadTable(shelf, key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.touched - a.touched);
}

/** Whether somebody has played a game to its end in this browser. */
export function hasFinishedGames(shelf: Shelf): boolean {
  return savedTables(shelf).some(({ record }) => record.scores !== undefined);
}

export function dropTable(shelf: Shelf, id: string): void {
  shelf.removeItem(PREFIX + id);
  dropReviews(shelf, id);
}
