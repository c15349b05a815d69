import { useEffect, useState } from 'react';
import { gameName } from '../games/index.ts';
import { seatNames } from '../online/seat-names.ts';
import { useLanguage } from '../words/language.ts';
import { type AdminTable, askAdmin, type Overview, spanWords, type TablesPage } from './overview.ts';

type Status = AdminTable['status'];

const STATUS_WORDS: { readonly [status in Status]: string } = {
  playing: 'In play',
  gathering: 'Waiting for players',
  finished: 'Finished',
};
const PAGE = 50;

/** All tables, listed or not: what is in play, what waits, and what is over. */
export function AdminTables({ secret, counts }: { secret: string; counts: Overview['tables'] }) {
  const [status, setStatus] = useState<Status>('playing');
  const [page, setPage] = useState<TablesPage>({ tables: [], more: false });
  const [skip, setSkip] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const count = counts[status];
  const [looks, setLooks] = useState(0);
  // A table that came or went is a reason to look again; what was asked before something else was chosen comes too late.
  useEffect(() => {
    if (count < 0 || looks < 0) return;
    let current = true;
    askAdmin<TablesPage>(secret, 'GET', `/api/admin/tables?status=${status}&skip=${skip}`).then(
      (found) => {
        if (!current) return;
        setPage(found);
        setProblem(null);
      },
      (error: Error) => {
        if (current) setProblem(error.message);
      },
    );
    return () => {
      current = false;
    };
  }, [secret, status, skip, count, looks]);
  const remove = async (table: string): Promise<void> => {
    await askAdmin(secret, 'POST', `/api/admin/tables/${table}/remove`);
    setLooks((before) => before + 1);
  };
  return (
    <section className="sheet panel" aria-label="Tables">
      <h2>Tables</h2>
      <fieldset className="actions statuses">
        <legend className="visually-hidden">Which tables</legend>
        {(Object.keys(STATUS_WORDS) as Status[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={status === each}
            onClick={() => {
              setStatus(each);
              setSkip(0);
            }}
          >
            {STATUS_WORDS[each]} ({counts[each].toLocaleString('en')})
          </button>
        ))}
      </fieldset>
      <p role="alert" className="problem">
        {problem}
      </p>
      {page.tables.length === 0 && <p>There are none.</p>}
      <ul className="admin-tables">
        {page.tables.map((table) => (
          <TableRow key={table.id} table={table} remove={() => remove(table.id).catch((error: Error) => setProblem(error.message))} />
        ))}
      </ul>
      {(skip > 0 || page.more) && (
        <p className="actions">
          <button type="button" disabled={skip === 0} onClick={() => setSkip(Math.max(0, skip - PAGE))}>
            Newer
          </button>
          <button type="button" disabled={!page.more} onClick={() => setSkip(skip + PAGE)}>
            Older
          </button>
        </p>
      )}
    </section>
  );
}

/** Removing asks twice, in the same place: there is no way back. */
function TableRow({ table, remove }: { table: AdminTable; remove: () => void }) {
  const [asking, setAsking] = useState(false);
  const names = seatNames(table).map((name) => name || 'a free seat');
  return (
    <li>
      <div>
        <a href={`#/online/${table.id}`}>
          <strong>{gameName(table.game, useLanguage())}</strong> with {names.join(', ')}
        </a>
        <p className="small">
          {table.number} {table.number === 1 ? 'step' : 'steps'}, the last {spanWords(Date.now() - (table.lastAt ?? table.changed))} ago
          {table.listed ? ', public' : ''}
        </p>
      </div>
      {asking ? (
        <div className="actions">
          <button type="button" className="primary" onClick={remove}>
            Remove it for everybody
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            Keep it
          </button>
        </div>
      ) : (
        <button type="button" aria-label={`Remove the table of ${names.join(', ')}`} onClick={() => setAsking(true)}>
          Remove …
        </button>
      )}
    </li>
  );
}
