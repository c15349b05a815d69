import { useEffect, useState } from 'react';
import { gameCard } from '../home/games.ts';
import { type ListedTable, request, useOnline } from './server.ts';

/** Tables on the server: mine with whose turn it is, and public ones that wait for players. */
export function Lobby() {
  const online = useOnline();
  const [mine, setMine] = useState<readonly ListedTable[]>([]);
  const [open, setOpen] = useState<readonly ListedTable[]>([]);
  useEffect(() => {
    if (!online) return;
    let current = true;
    const look = async (): Promise<void> => {
      const [own, listed] = await Promise.all([
        request<{ tables: ListedTable[] }>('GET', '/api/my/tables'),
        request<{ tables: ListedTable[] }>('GET', '/api/tables'),
      ]);
      if (!current) return;
      setMine(own.tables);
      setOpen(listed.tables.filter(({ id }) => own.tables.every((table) => table.id !== id)));
    };
    look().catch(() => {});
    const timer = setInterval(() => look().catch(() => {}), 10_000);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [online]);
  if (!online) return null;
  return (
    <>
      <TableRows title="My tables on this server" tables={mine} />
      <TableRows title="Public tables" tables={open} empty="Nobody is waiting for players. Open a table and let others join." />
    </>
  );
}

function TableRows({ title, tables, empty }: { title: string; tables: readonly ListedTable[]; empty?: string }) {
  if (tables.length === 0 && !empty) return null;
  return (
    <section className="my-tables" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p>{empty}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="sheet table-row">
            <a href={`#/online/${table.id}`}>
              <strong>{gameCard(table.game)?.name ?? table.game}</strong> with{' '}
              {table.seats.map(({ name, kind }) => (kind === 'open' ? 'a free seat' : name)).join(', ')}
            </a>
            <span className="small">{table.yourTurn ? 'It is your turn' : STATUS_WORDS[table.status]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATUS_WORDS = { gathering: 'waiting for players', playing: 'being played', finished: 'finished' } as const;
