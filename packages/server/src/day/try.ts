import { type DayTable, dayOf } from '@luftschloss/protocol';
import type { Try } from '../store/store.ts';
import { seatOf, type Table } from '../table/table.ts';

/** A table at which somebody tries the castle of a day. */
export type TriedTable = Table & { readonly day: DayTable };

export function isTry(table: Table): table is TriedTable {
  return table.day !== undefined;
}

/** A deal of a day is a secret until the day is over. */
export function isSealed({ day }: Pick<Table, 'day'>, now = Date.now()): boolean {
  return day !== undefined && dayOf(now) <= day.day;
}

export function nameOfTry(table: Table): string {
  return table.chairs[seatOf(table, table.host) ?? 0].name ?? '';
}

/** Only games that were played to their end on the day itself have a rank: later the deal is known. */
export function outcomeOfTry(table: TriedTable): Pick<Try, 'finished' | 'points' | 'lead'> {
  const { status, result, changed, day } = table;
  if (status !== 'finished') return { finished: null, points: null, lead: null };
  if (!result || dayOf(changed) !== day.day) return { finished: changed, points: null, lead: null };
  const seat = seatOf(table, table.host) ?? 0;
  const points = result.standings[seat].score;
  const rivals = result.standings.filter((_, each) => each !== seat && each < table.chairs.length).map(({ score }) => score);
  return { finished: changed, points, lead: rivals.length === 0 ? points : points - Math.max(...rivals) };
}
