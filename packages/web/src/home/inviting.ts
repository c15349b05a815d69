import type { TableCard } from '@luftschloss/protocol';
import { keepInvitation } from '../online/invitation.ts';
import { request } from '../online/server.ts';
import { go } from '../shell/route.ts';
import { settingsNow } from '../shell/settings.ts';
import { FRIEND, type PaceName, type SetUp } from './set-up.ts';

const PACES: { readonly [name in PaceName]: object } = {
  none: { type: 'none' },
  quick: { type: 'live', bank: 900, gain: 10 },
  evening: { type: 'live', bank: 2400, gain: 20 },
  days: { type: 'days', days: 2 },
  week: { type: 'days', days: 7 },
};

/** Opens the table on the server; its owner goes there and finds the link for friends. */
export async function invite({ game, options, seats, pace, listed }: SetUp): Promise<void> {
  await request('PUT', '/api/me', { name: settingsNow().name });
  const mine = seats.findIndex(({ bot }) => bot === null);
  const wishes = seats.map(({ bot, name }, seat) => {
    if (seat === mine) return { type: 'me' };
    if (bot === null || bot === FRIEND) return { type: 'open' };
    // A bot without a name gets one from the server.
    return { type: 'bot', bot, ...(name.trim() === '' ? {} : { name: name.trim() }) };
  });
  const { table, inviteLink } = await request<{ table: TableCard; inviteLink: string }>('POST', '/api/tables', {
    game,
    options,
    seats: wishes,
    pace: PACES[pace],
    listed,
  });
  keepInvitation(table.id, inviteLink);
  go(`/online/${table.id}`);
}
