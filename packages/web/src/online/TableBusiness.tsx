import { useState } from 'react';
import { Confirm } from '../shell/Confirm.tsx';
import { go } from '../shell/route.ts';
import { onlookerWords } from '../table/Onlookers.tsx';
import { EndTheGame } from '../table/Requests.tsx';
import type { TableControls } from '../table/useTable.ts';
import { useLanguage } from '../words/language.ts';
import { NameField } from './NameField.tsx';
import { useSaying } from './saying.ts';
import { request } from './server.ts';
import { TurnNotices } from './TurnNotices.tsx';

/** What a person at a table of a server can do about the own seat. */
export default function TableBusiness({ controls: { table, stop } }: { controls: TableControls }) {
  const language = useLanguage();
  const { seat, notices } = language.words.online;
  const { viewer, result, stopped, id } = table;
  if (viewer === null) {
    return (
      <section aria-labelledby="menu-watch">
        <h3 id="menu-watch">{seat.watchTitle()}</h3>
        <p>{seat.watchHelp()}</p>
        <WatchLink id={id} />
        <p className="small">{onlookerWords(language, table)}</p>
      </section>
    );
  }
  const over = result !== null || stopped;
  // Nobody else plays or watches a try at a castle of the day, on no other device either.
  if (table.day) {
    return (
      <section aria-labelledby="menu-seat">
        <h3 id="menu-seat">{seat.title()}</h3>
        <NameField />
        {!over && <EndTheGame controls={{ table, stop }} />}
      </section>
    );
  }
  return (
    <>
      <section aria-labelledby="menu-seat">
        <h3 id="menu-seat">{seat.title()}</h3>
        <NameField />
        <SeatLink id={id} />
        {!over && <Leaving controls={{ table, stop }} />}
      </section>
      <section aria-labelledby="menu-watch">
        <h3 id="menu-watch">{seat.onlookers()}</h3>
        <WatchLink id={id} />
        <p className="small">{onlookerWords(language, table) || seat.nobodyWatches()}</p>
      </section>
      {!over && (
        <section aria-labelledby="menu-notices">
          <h3 id="menu-notices">{notices.title()}</h3>
          <TurnNotices id={id} />
        </section>
      )}
    </>
  );
}

/** Not secret: whoever opens it sees what everybody may see. */
function WatchLink({ id }: { id: string }) {
  const { words } = useLanguage();
  const { text, say } = useSaying();
  const link = `${location.origin}${location.pathname}#/online/${id}`;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => say(({ online }) => online.invite.copied()),
      () => say(({ online }) => online.invite.copyByHand()),
    );
  };
  return (
    <div className="setting">
      <label>
        {words.online.seat.watchLink()}
        <input className="invitation" readOnly value={link} onFocus={({ target }) => target.select()} data-testid="watch-link" />
      </label>
      <button type="button" onClick={copy}>
        {words.online.invite.copy()}
      </button>
      <span role="status" className="small">
        {text}
      </span>
    </div>
  );
}

/** A secret address: whichever device opens it sits on the seat too. */
function SeatLink({ id }: { id: string }) {
  const [link, setLink] = useState<string | null>(null);
  const { words } = useLanguage();
  const { seat, invite } = words.online;
  const { text, say, fail } = useSaying();
  const make = async (): Promise<void> => {
    const { seatLink } = await request<{ seatLink: string }>('POST', `/api/tables/${id}/link`);
    setLink(seatLink);
  };
  const alone = async (): Promise<void> => {
    await request('POST', `/api/tables/${id}/only-here`);
    setLink(null);
    say(({ online }) => online.seat.onlyHereDone());
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    say(({ online }) => online.invite.copied());
  };
  return (
    <div className="setting">
      {link === null ? (
        <button type="button" onClick={() => void make().catch(fail)}>
          {seat.otherDevice()}
        </button>
      ) : (
        <label>
          {seat.link()}
          <input className="invitation" readOnly value={link} onFocus={({ target }) => target.select()} data-testid="seat-link" />
          <button type="button" onClick={() => void copy(link).catch(fail)}>
            {invite.copy()}
          </button>
        </label>
      )}
      <Confirm label={seat.onlyHere()} title={seat.onlyHereTitle()} yes={seat.onlyHere()} onYes={() => void alone().catch(fail)}>
        <p>{seat.onlyHereHelp()}</p>
      </Confirm>
      <span role="status" className="small">
        {text}
      </span>
    </div>
  );
}

function Leaving({ controls }: { controls: Pick<TableControls, 'table' | 'stop'> }) {
  const { seat } = useLanguage().words.online;
  const { text: problem, fail } = useSaying();
  const { table } = controls;
  const { id, viewer, standIns } = table;
  const leave = async (): Promise<void> => {
    await request('POST', `/api/tables/${id}/leave`);
    go('/');
  };
  return (
    <div className="setting">
      <div className="actions">
        {viewer !== null && !standIns[viewer] && (
          <Confirm label={seat.leave()} title={seat.leaveTitle()} yes={seat.leaveYes()} onYes={() => void leave().catch(fail)}>
            <p>{seat.leaveHelp()}</p>
          </Confirm>
        )}
        <EndTheGame controls={controls} />
      </div>
      <p className="small" role="status">
        {problem || seat.comeBackLater()}
      </p>
    </div>
  );
}
