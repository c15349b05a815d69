import { useEffect, useState } from 'react';
import { gameCard } from '../home/games.ts';
import { addressOfLink, go } from '../shell/route.ts';
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
      <JoinByLink />
      <TableRows title="My tables on this server" tables={mine} />
      <TableRows title="Public tables" tables={open} empty="Nobody is waiting for players. Open a table and let others join." />
    </>
  );
}

/** Whoever got an invitation as text can paste it here. */
function JoinByLink() {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const join = (): void => {
    const [path, hash = ''] = link.trim().split('#');
    const address = addressOfLink(path, hash);
    if (address) go(address.slice(1));
    else setProblem('That is not the link of a table. It looks like …/table/…#invite=…');
  };
  return (
    <form
      className="my-tables join"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <h2>Join friends</h2>
      <label>
        <span className="visually-hidden">Link of a table</span>
        <input value={link} placeholder="Paste the link that you were sent" onChange={({ target }) => setLink(target.value)} />
      </label>{' '}
      <button type="submit">Join</button>
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
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
