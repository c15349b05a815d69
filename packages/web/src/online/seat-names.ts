import type { TableCard } from '@luftschloss/protocol';
import { BOT_NAMES } from '../table/names.ts';

/** The server numbers its bots; at the table they get first names, and never one that a person has. */
export function seatNames({ seats }: Pick<TableCard, 'seats'>): string[] {
  const taken = new Set(seats.filter(({ kind }) => kind !== 'bot').map(({ name }) => name));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  let bots = 0;
  return seats.map(({ name, kind }) => (kind === 'bot' ? (free[bots++] ?? name) : name));
}
