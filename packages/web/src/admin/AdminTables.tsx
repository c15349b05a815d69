import type { AdminOverview, AdminTablePage, ListedCard, Status } from '@luftschloss/protocol';
import { plain } from '@luftschloss/words';
import { useEffect, useState } from 'react';
import { useSaying } from '../online/saying.ts';
import { tableWords } from '../online/table-words.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { askAdmin } from './ask-admin.ts';
import { agoWords } from './figures-words.ts';

/** In this order. */
const STATUSES: readonly Status[] = ['playing', 'gathering', 'finished'];
const PAGE = 50;

/** All tables, listed or not: what is in play, what waits, and what is over. */
export function AdminTables({ secret, counts }: { secret: string; counts: AdminOverview['tables'] }) {
  const { tables } = useLanguage().words.admin;
  const { text: problem, say, fail } = useSaying();
  const [status, setStatus] = useState<Status>('playing');
  const [page, setPage] = useState<AdminTablePage>({ tables: [], more: false });
  const [skip, setSkip] = useState(0);
  const count = counts[status];
  const [looks, setLooks] = useState(0);
  // A table that came or went is a reason to look again; what was asked before something else was chosen comes too late.
  useEffect(() => {
    if (count < 0 || looks < 0) return;
    let current = true;
    askAdmin<AdminTablePage>(secret, 'GET', `/api/admin/tables?status=${status}&skip=${skip}`).then(
      (found) => {
        if (!current) return;
        setPage(found);
        say(null);
      },
      (error: unknown) => {
        if (current) fail(error);
      },
    );
    return () => {
      current = false;
    };
  }, [secret, status, skip, count, looks, say, fail]);
  const remove = async (table: string): Promise<void> => {
    await askAdmin(secret, 'POST', `/api/admin/tables/${table}/remove`);
    setLooks((before) => before + 1);
  };
  return (
    <section className="sheet panel" aria-label={tables.title()}>
      <h2>{tables.title()}</h2>
      <fieldset className="actions statuses">
        <legend className="visually-hidden">{tables.which()}</legend>
        {STATUSES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={status === each}
            onClick={() => {
              setStatus(each);
              setSkip(0);
            }}
          >
            {tables[each]({ count: counts[each] })}
          </button>
        ))}
      </fieldset>
      <p role="alert" className="problem">
        {problem}
      </p>
      {page.tables.length === 0 && <p>{tables.none()}</p>}
      <ul className="admin-tables">
        {page.tables.map((table) => (
          <TableRow key={table.id} table={table} remove={() => void remove(table.id).catch(fail)} />
        ))}
      </ul>
      {(skip > 0 || page.more) && (
        <p className="actions">
          <button type="button" disabled={skip === 0} onClick={() => setSkip(Math.max(0, skip - PAGE))}>
            {tables.newer()}
          </button>
          <button type="button" disabled={!page.more} onClick={() => setSkip(skip + PAGE)}>
            {tables.older()}
          </button>
        </p>
      )}
    </section>
  );
}

/** Removing asks twice, in the same place: there is no way back. */
function TableRow({ table, remove }: { table: ListedCard; remove: () => void }) {
  const [asking, setAsking] = useState(false);
  const language = useLanguage();
  const { tables } = language.words.admin;
  const words = tableWords(language, table);
  const steps = { count: table.number, when: agoWords(language, Date.now() - (table.lastAt ?? table.changed)) };
  return (
    <li>
      <div>
        <a href={`#/online/${table.id}`}>
          <Said of={words} elements={{ game: (inside) => <strong>{inside}</strong> }} />
        </a>
        <p className="small">{table.listed ? tables.stepsPublic(steps) : tables.steps(steps)}</p>
      </div>
      {asking ? (
        <div className="actions">
          <button type="button" className="primary" onClick={remove}>
            {tables.removeYes()}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            {tables.removeNo()}
          </button>
        </div>
      ) : (
        <button type="button" aria-label={tables.removeTable({ table: plain(words) })} onClick={() => setAsking(true)}>
          {tables.remove()}
        </button>
      )}
    </li>
  );
}
