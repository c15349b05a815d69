import { useState } from 'react';
import { gameCard } from '../home/games.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { botLabel } from '../table/names.ts';
import type { OnlineCard } from './messages.ts';
import { request } from './server.ts';

const INVITE = 'luftschloss.invite.';

/** The invitation is told only once, to whoever opened the table. */
export function keepInvitation(id: string, link: string): void {
  sessionStorage.setItem(INVITE + id, link);
}

/** Before the game: who is here, how to invite, and the start. */
export function WaitingRoom({ card, host, id }: { card: OnlineCard; host: boolean; id: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const invitation = sessionStorage.getItem(INVITE + id);
  const open = card.seats.some(({ kind }) => kind === 'open');
  const attempt = (work: Promise<unknown>): void => {
    setProblem(null);
    work.catch((error: Error) => setProblem(error.message));
  };
  const sitDown = async (): Promise<void> => {
    await request('PUT', '/api/me', { name: settingsNow().name });
    await request('POST', `/api/tables/${id}/join`, {});
    location.reload();
  };
  return (
    <Shell title={`A table of ${gameCard(card.game)?.name ?? card.game}`}>
      <div className="sheet prose">
        <ul className="waiting-seats">
          {card.seats.map(({ name, kind, bot }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            <li key={seat} className="table-row">
              <SeatBadge seat={seat} /> {kind === 'open' ? 'free' : kind === 'bot' ? `${botLabel(bot ?? '')} bot` : name}
              {host && kind === 'open' && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => attempt(request('PUT', `/api/tables/${id}/seats/${seat}`, { type: 'bot', bot: 'greedy' }))}
                >
                  Let a bot play
                </button>
              )}
            </li>
          ))}
        </ul>
        {host && invitation && (
          <label>
            Send this link to your friends:
            <input className="invitation" readOnly value={invitation} onFocus={({ target }) => target.select()} />
          </label>
        )}
        <p className="actions">
          {host && (
            <button type="button" className="primary" disabled={open} onClick={() => attempt(request('POST', `/api/tables/${id}/start`))}>
              {open ? 'Waiting for everybody' : 'Begin'}
            </button>
          )}
          {!host && open && (
            <button type="button" onClick={() => attempt(sitDown())}>
              Sit down
            </button>
          )}
        </p>
        <p role="alert" className="problem">
          {problem}
        </p>
        {!host && <p role="status">The host begins the game when every seat is taken.</p>}
      </div>
    </Shell>
  );
}
