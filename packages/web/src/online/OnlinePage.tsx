import { refusalText } from '@luftschloss/words';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useGame } from '../games/loading.ts';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { Table } from '../table/TablePage.tsx';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { readTicket, type Ticket } from './invitation.ts';
import { problemWords } from './problems.ts';
import { openOnlineTable, request } from './server.ts';
import type { SocketTable } from './socket-table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table on the server. The link of a seat is used at once; an invitation when the person has said yes. */
export default function OnlinePage({ id, secret }: { id: string; secret: string }) {
  const { words, said } = useLanguage();
  const [link, setLink] = useState<SocketTable | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [visits, setVisits] = useState(0);
  const ticket = readTicket(secret);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sat down comes in anew, so that the server knows the guest.
  useEffect(() => {
    let table: SocketTable | null = null;
    let left = false;
    arrive(id, readTicket(secret)).then(
      () => {
        if (left) return;
        table = openOnlineTable(id);
        setLink(table);
      },
      (error: unknown) => setProblem(error),
    );
    return () => {
      left = true;
      table?.close();
    };
  }, [id, secret, visits]);
  if (problem !== null) {
    return (
      <Shell title={words.online.arriving.refused()}>
        <p>
          <Said
            of={said.online.arriving.refusedHelp({ problem: problemWords(words, problem) })}
            elements={{ home: (inside) => <a href="#/">{inside}</a> }}
          />
        </p>
      </Shell>
    );
  }
  // Who was known to the server before may hear of the seat first: then whatever they have opened since stays open.
  const seated = (): void => {
    if (link?.ownSeat() === null) setVisits(visits + 1);
  };
  if (!link) return <p className="waiting">{words.online.arriving.walking()}</p>;
  return <Watching link={link} id={id} ticket={ticket} again={seated} />;
}

async function arrive(id: string, ticket: Ticket): Promise<void> {
  if (ticket?.kind === 'seat') {
    await request('PUT', '/api/me', { name: settingsNow().name });
    await request('POST', `/api/tables/${id}/sit-again`, { link: ticket.link });
    history.replaceState(null, '', `#/online/${id}`);
  }
  await request('GET', `/api/tables/${id}`);
}

interface WatchingProps {
  link: SocketTable;
  id: string;
  ticket: Ticket;
  again(): void;
}

function Watching({ link, id, ticket, again }: WatchingProps) {
  const language = useLanguage();
  const { arriving } = language.words.online;
  const table = useSyncExternalStore(link.subscribe, link.snapshot);
  const card = link.card();
  const ready = useGame(card?.game ?? table.game);
  if (card?.status === 'gathering') {
    return <WaitingRoom link={link} card={card} id={id} ticket={ticket} again={again} />;
  }
  if (table.view === null || !ready) {
    const waiting = table.connection === 'lost' ? arriving.lost() : arriving.walking();
    return <p className="waiting">{table.refusal ? refusalText(language, null, table.refusal) : waiting}</p>;
  }
  return <Table link={link} />;
}
