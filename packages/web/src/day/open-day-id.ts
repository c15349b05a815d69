import { DAY_KINDS, type DayKind, type DayTable } from '@luftschloss/protocol';

const TABLE = new RegExp(`^day-(\\d{4}-\\d\\d-\\d\\d)-(${DAY_KINDS.join('|')})$`);

/** Of a page without a server: its table of a day is kept in this browser like any other, and there is one for each. */
export function openDayId({ day, kind }: DayTable): string {
  return `day-${day}-${kind}`;
}

/** Which castle of a day a table of this browser is. */
export function openDayOf(id: string): DayTable | null {
  const [, day, kind] = TABLE.exec(id) ?? [];
  return day && kind ? { day, kind: kind as DayKind } : null;
}
