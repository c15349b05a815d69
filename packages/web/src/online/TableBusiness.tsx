import { useState } from 'react';
import { go } from '../shell/route.ts';
import type { TableControls } from '../table/useTable.ts';
import { NameField } from './NameField.tsx';
import { request } from './server.ts';
import { TurnNotices } from './TurnNotices.tsx';

/** What a person at a table of a server can do about the own seat. */
export default function TableBusiness({ controls: { table, stop } }: { controls: TableControls }) {
  const { viewer, result, stopped, id } = table;
  if (viewer === null) return <p>You are watching. Whoever sits at the table has an invitation for free seats.</p>;
  const over = result !== null || stopped;
  return (
    <>
      <section aria-labelledby="menu-seat">
        <h3 id="menu-seat">My seat</h3>
        <NameField />
        <SeatLink id={id} />
        {!over && <Leaving controls={{ table, stop }} />}
      </section>
      {!over && (
        <section aria-labelledby="menu-notices">
          <h3 id="menu-notices">When it is my turn</h3>
          <TurnNotices id={id} />
        </section>
      )}
    </>
  );
}

/** A secret address that moves the seat to whichever device opens it. */
function SeatLink({ id }: { id: string }) {
  const [link, setLink] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const make = async (): Promise<void> => {
    const { seatLink } = await request<{ seatLink: string }>('POST', `/api/tables/${id}/link`);
    setLink(seatLink);
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setSaid('Copied.');
  };
  const failed = (error: Error): void => setSaid(error.message);
  return (
    <div className="setting">
      {link === null ? (
        <button type="button" onClick={() => void make().catch(failed)}>
          Play on with another device
        </button>
      ) : (
        <label>
          Open this link there. Keep it to yourself: whoever has it sits on your seat.
          <input className="invitation" readOnly value={link} onFocus={({ target }) => target.select()} data-testid="seat-link" />
          <button type="button" onClick={() => void copy(link).catch(failed)}>
            Copy
          </button>
        </label>
      )}
      <span role="status" className="small">
        {said}
      </span>
    </div>
  );
}

function Leaving({ controls: { table, stop } }: { controls: Pick<TableControls, 'table' | 'stop'> }) {
  const { id, viewer, seats, standIns } = table;
  const [problem, setProblem] = useState('');
  const alone = seats.every(({ bot }, seat) => seat === viewer || bot !== null || standIns[seat]);
  const leave = async (): Promise<void> => {
    await request('POST', `/api/tables/${id}/leave`);
    go('/');
  };
  return (
    <div className="setting">
      <p className="actions">
        {viewer !== null && !standIns[viewer] && (
          <button type="button" onClick={() => void leave().catch((error: Error) => setProblem(error.message))}>
            Leave; a bot plays on for me
          </button>
        )}
        {alone && (
          <button type="button" onClick={stop}>
            End the game now
          </button>
        )}
      </p>
      <p className="small" role="status">
        {problem || 'You can come back to your seat as long as the game lasts.'}
      </p>
    </div>
  );
}
