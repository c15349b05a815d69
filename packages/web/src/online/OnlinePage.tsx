import '../styles/table.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { Table } from '../table/TablePage.tsx';
import { openOnlineTable, request } from './server.ts';
import type { SocketTable } from './socket-table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table on the server: an invitation or a seat's own link is used first, then the page watches. */
export default function OnlinePage({ id, secret }: { id: string; secret: string }) {
  const [link, setLink] = useState<SocketTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let table: SocketTable | null = null;
    let left = false;
    arrive(id, secret).then(
      () => {
        if (left) return;
        table = openOnlineTable(id);
        setLink(table);
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      left = true;
      table?.close();
    };
  }, [id, secret]);
  if (problem) {
    return (
      <Shell title="You cannot sit down here">
        <p>
          {problem} <a href="#/">Back to the entrance hall</a>
        </p>
      </Shell>
    );
  }
  return link && <Watching link={link} id={id} />;
}

/** `invite=…` sits down, `seat=…` comes back to a seat, nothing only looks. */
async function arrive(id: string, secret: string): Promise<void> {
  const [kind, word] = secret.split('=');
  if (!word) return;
  await request('PUT', '/api/me', { name: settingsNow().name });
  if (kind === 'seat') await request('POST', `/api/tables/${id}/sit-again`, { link: word });
  if (kind === 'invite') {
    const { seat } = await request<{ seat: number | null }>('GET', `/api/tables/${id}`);
    if (seat === null) await request('POST', `/api/tables/${id}/join`, { invite: word });
  }
}

function Watching({ link, id }: { link: SocketTable; id: string }) {
  const table = useSyncExternalStore(link.subscribe, link.snapshot);
  const card = link.card();
  if (card?.status === 'gathering') return <WaitingRoom card={card} host={link.isHost()} id={id} />;
  if (table.view === null) {
    return (
      <p className="waiting">
        {table.refusal ?? (table.connection === 'lost' ? 'Connection lost; trying again …' : 'Walking to the table …')}
      </p>
    );
  }
  return <Table link={link} />;
}
