import type { TableCard } from '@luftschloss/protocol';
import { distinctNames } from '../table/names.ts';

/** What everybody at a table is called. Bots keep the names that they were seated with: of two that are alike, a person gets a number. */
export function seatNames({ seats }: Pick<TableCard, 'seats'>): string[] {
  const order = [...seats.keys()].sort((a, b) => Number(seats[b].kind === 'bot') - Number(seats[a].kind === 'bot'));
  const distinct = distinctNames(order.map((seat) => seats[seat].name));
  return seats.map(({ name }, seat) => (name === '' ? '' : distinct[order.indexOf(seat)]));
}
