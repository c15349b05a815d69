import { type Day, type DayTable, openSeedOf, setUpOf } from '@luftschloss/protocol';
import { againstBots, newRecord } from '../table/new-table.ts';
import { loadTable, type SavedTable, type Shelf, saveTable } from '../table/saved-tables.ts';
import { openDayId, openDayOf } from './open-day-id.ts';

/** Begins the deal of a day that everybody can know, unless it is begun; answers with its table. The game is loaded. */
export function beginOpenDay(shelf: Shelf, which: DayTable, me: string, now: number): string {
  const id = openDayId(which);
  if (loadTable(shelf, id)) return id;
  const { game, options, bots } = setUpOf(which);
  const seats = againstBots([me], bots.length, bots[0]);
  const seed = openSeedOf(which).replace(/^chacha8:/, '');
  const record = newRecord({ game, options, seats, seed });
  if (!record.ok) throw new Error(record.refusal.code);
  saveTable(shelf, { id, touched: now, record: record.value });
  return id;
}

export interface OpenTry {
  readonly table: SavedTable;
  readonly points: number | null; // `null` while it runs
  readonly lead: number | null;
}

export function openTryOf(shelf: Shelf, which: DayTable): OpenTry | null {
  const table = loadTable(shelf, openDayId(which));
  if (!table) return null;
  const [points, ...rivals] = table.record.scores ?? [];
  if (points === undefined) return { table, points: null, lead: null };
  return { table, points, lead: rivals.length === 0 ? points : points - Math.max(...rivals) };
}

/** Days of this browser that were played to the end, newest first. */
export function openDaysPlayed(shelf: Shelf): Day[] {
  const ids = Array.from({ length: shelf.length }, (_, index) => shelf.key(index)?.replace(/^luftschloss\.table\./, '') ?? '');
  return [...new Set(ids.flatMap((id) => openDayOf(id)?.day ?? []))].sort().reverse();
}
