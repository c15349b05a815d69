import type { TableCard } from '@luftschloss/protocol';
import { keepInvitation } from '../online/invitation.ts';
import { request } from '../online/server.ts';
import { go } from '../shell/route.ts';
import { settingsNow } from '../shell/settings.ts';
import type { Wish } from '../table/new-table.ts';

/** Stands for a seat that is left open for somebody else. */
export const FRIEND = 'friend by link';

interface Invitation {
  readonly game: string;
  readonly options: Wish['options'];
  readonly seats: Wish['seats'];
  readonly pace: PaceName;
  readonly listed: boolean;
}

export type PaceName = 'none' | 'quick' | 'evening' | 'days' | 'week';
const PACES: { readonly [name in PaceName]: { readonly label: string; readonly pace: object } } = {
  none: { label: 'No clock', pace: { type: 'none' } },
  quick: { label: 'Quick: 15 minutes each', pace: { type: 'live', bank: 900, gain: 10 } },
  evening: { label: 'One evening: 40 minutes each', pace: { type: 'live', bank: 2400, gain: 20 } },
  days: { label: 'Over days: two days for a decision', pace: { type: 'days', days: 2 } },
  week: { label: 'By letter: a week for a decision', pace: { type: 'days', days: 7 } },
};

interface PaceFieldProps {
  pace: PaceName;
  setPace(pace: PaceName): void;
  listed: boolean;
  setListed(listed: boolean): void;
}

/** Only for tables with friends: how long a decision may take, and who may find the table. */
export function PaceField({ pace, setPace, listed, setListed }: PaceFieldProps) {
  return (
    <fieldset className="sheet">
      <legend>With friends</legend>
      <div className="seat-row">
        <label>
          Pace{' '}
          <select value={pace} onChange={({ target }) => setPace(target.value as PaceName)}>
            {Object.entries(PACES).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} /> Show it to everybody in the lobby
        </label>
      </div>
    </fieldset>
  );
}

/** Opens the table on the server; its owner goes there and finds the link for friends. */
export async function invite({ game, options, seats, pace, listed }: Invitation): Promise<void> {
  await request('PUT', '/api/me', { name: settingsNow().name });
  const mine = seats.findIndex(({ bot }) => bot === null);
  const wishes = seats.map(({ bot, name }, seat) => {
    if (seat === mine) return { type: 'me' };
    return bot === null || bot === FRIEND ? { type: 'open' } : { type: 'bot', bot, name };
  });
  const { table, inviteLink } = await request<{ table: TableCard; inviteLink: string }>('POST', '/api/tables', {
    game,
    options,
    seats: wishes,
    pace: PACES[pace].pace,
    listed,
  });
  keepInvitation(table.id, inviteLink);
  go(`/online/${table.id}`);
}
