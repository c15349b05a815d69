import { useState } from 'react';
import { Confirm } from '../shell/Confirm.tsx';
import { go } from '../shell/route.ts';
import { onlookerWords } from '../table/Onlookers.tsx';
import { EndTheGame } from '../table/Requests.tsx';
import type { TableControls } from '../table/useTable.ts';
import { useLanguage } from '../words/language.ts';
import { NameField } from './NameField.tsx';
import { request } from './server.ts';
import { TurnNotices } from './TurnNotices.tsx';

/** What a person at a table of a server can do about the own seat. */
export default function TableBusiness({ controls: { table, stop } }: { controls: TableControls }) {
  const language = useLanguage();
  const { viewer, result, stopped, id } = table;
  if (viewer === null) {
    return (
      <section aria-labelledby="menu-watch">
        <h3 id="menu-watch">You are watching</h3>
        <p>
          Whoever sits at the table has an invitation for free seats. If you sat here with another device, open the link of your seat again.
        </p>
        <WatchLink id={id} />
        <p className="small">{onlookerWords(language, table)}</p>
      </section>
    );
  }
  const over = result !== null || stopped;
  return (
    <>
      <section aria-labelledby="menu-seat">
        <h3 id="menu-seat">My seat</h3>
        <NameField />
        <SeatLink id={id} />
        {!over && <Leaving controls={{ table, stop }} />}
      </section>
      <section aria-labelledby="menu-watch">
        <h3 id="menu-watch">Onlookers</h3>
        <WatchLink id={id} />
        <p className="small">{onlookerWords(language, table) || 'Nobody watches.'}</p>
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

/** Not secret: whoever opens it sees what everybody may see. */
function WatchLink({ id }: { id: string }) {
  const [said, setSaid] = useState('');
  const link = `${location.origin}${location.pathname}#/online/${id}`;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setSaid('Copied.'),
      () => setSaid('Select it and copy it.'),
    );
  };
  return (
    <div className="setting">
      <label>
        A link to watch this table
        <input className="invitation" readOnly value={link} onFocus={({ target }) => target.select()} data-testid="watch-link" />
      </label>
      <button type="button" onClick={copy}>
        Copy
      </button>
      <span role="status" className="small">
        {said}
      </span>
    </div>
  );
}

/** A secret address: whichever device opens it sits on the seat too. */
function SeatLink({ id }: { id: string }) {
  const [link, setLink] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const make = async (): Promise<void> => {
    const { seatLink } = await request<{ seatLink: string }>('POST', `/api/tables/${id}/link`);
    setLink(seatLink);
  };
  const alone = async (): Promise<void> => {
    await request('POST', `/api/tables/${id}/only-here`);
    setLink(null);
    setSaid('Nobody else sits on your seat now.');
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
          Open this link there; both devices sit on your seat then. Keep it to yourself: whoever has it plays for you.
          <input className="invitation" readOnly value={link} onFocus={({ target }) => target.select()} data-testid="seat-link" />
          <button type="button" onClick={() => void copy(link).catch(failed)}>
            Copy
          </button>
        </label>
      )}
      <Confirm
        label="Only this device"
        title="Send your other devices away?"
        yes="Only this device"
        onYes={() => void alone().catch(failed)}
      >
        <p>Whoever sits on your seat with another device gets up, and the link to your seat stops working.</p>
      </Confirm>
      <span role="status" className="small">
        {said}
      </span>
    </div>
  );
}

function Leaving({ controls }: { controls: Pick<TableControls, 'table' | 'stop'> }) {
  const { table } = controls;
  const { id, viewer, standIns } = table;
  const [problem, setProblem] = useState('');
  const leave = async (): Promise<void> => {
    await request('POST', `/api/tables/${id}/leave`);
    go('/');
  };
  return (
    <div className="setting">
      <div className="actions">
        {viewer !== null && !standIns[viewer] && (
          <Confirm
            label="Leave; a bot plays on for me"
            title="Leave the table?"
            yes="Leave"
            onYes={() => void leave().catch((error: Error) => setProblem(error.message))}
          >
            <p>
              A bot plays on for you, and everybody is told so. You can come back to your seat as long as the game lasts; what the bot has
              done until then stands, and your clock goes on from where it is now.
            </p>
          </Confirm>
        )}
        <EndTheGame controls={controls} />
      </div>
      <p className="small" role="status">
        {problem || 'You can come back to your seat as long as the game lasts.'}
      </p>
    </div>
  );
}
