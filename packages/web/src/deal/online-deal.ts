import { freeBotName } from '@luftschloss/bots/names';
import type { TableCard } from '@luftschloss/protocol';
import { FRIEND } from '../home/set-up.ts';
import { request } from '../online/server.ts';
import type { DealSeats } from './same-deal.ts';

/** I sit on one seat, friends come by link, bots are what they are. */
export function onlineSeats(seats: readonly { readonly name: string; readonly bot: string | null }[], me: number, name: string): DealSeats {
  return seats.map((seat, each) => (each === me ? { name } : { name: seat.name, bot: seat.bot ?? FRIEND }));
}

/** Nobody sits twice: whoever takes another seat leaves the own one to a friend. */
export function seatedOnce(seats: DealSeats, before: DealSeats): DealSeats {
  const taken = seats.findIndex(({ bot }, seat) => bot === undefined && before[seat].bot !== undefined);
  return taken < 0 ? seats : seats.map((seat, each) => (each !== taken && seat.bot === undefined ? { ...seat, bot: FRIEND } : seat));
}

/** Opens a table with the deal of a finished one; it begins at once where nobody has to come. Answers with its address. */
export async function dealAgainOnline(id: string, seats: DealSeats): Promise<string> {
  const wished = seats.map(({ bot, name }) => {
    if (bot === undefined) return { type: 'me' };
    return bot === FRIEND ? { type: 'open' } : { type: 'bot', bot, name };
  });
  const { table } = await request<{ table: TableCard }>('POST', `/api/tables/${id}/same-deal`, { seats: wished });
  if (seats.every(({ bot }) => bot !== FRIEND)) await request('POST', `/api/tables/${table.id}/start`);
  return `/online/${table.id}`;
}

/** A bot that takes a person's seat is called as bots are. */
export function withBotNames(seats: DealSeats, before: DealSeats): DealSeats {
  return seats.map((seat, each) => {
    const isNew = seat.bot !== undefined && seat.bot !== FRIEND && before[each].bot === undefined;
    return isNew ? { ...seat, name: freeBotName(seats.map(({ name }) => name)) } : seat;
  });
}
