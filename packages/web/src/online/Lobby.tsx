import type { ListedCard, OwnCard, TableCard } from '@luftschloss/protocol';
import type { Language } from '@luftschloss/words';
import { useState } from 'react';
import { useGame } from '../games/loading.ts';
import { go } from '../shell/route.ts';
import { paceWords } from '../table/clocks.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { readTyped } from './invitation.ts';
import { optionWords } from './option-words.ts';
import { PageProblem } from './problems.ts';
import { useSaying } from './saying.ts';
import { seatNames } from './seat-names.ts';
import { request } from './server.ts';
import { tableWords } from './table-words.ts';
import type { Tables } from './useTables.ts';

/** Tables on the server: mine with whose turn it is, public ones that wait for players, and public ones to watch. */
export function Lobby({ tables: { mine, open, running } }: { tables: Tables }) {
  const { hall } = useLanguage().words.online;
  return (
    <>
      <Joining />
      <TableRows title={hall.mine()} tables={mine} />
      <TableRows title={hall.open()} tables={open} empty={hall.noneOpen()} />
      <TableRows title={hall.watch()} tables={running} />
    </>
  );
}

/** Whoever got an invitation as text can paste it here, whoever heard a code can type it. */
function Joining() {
  const [text, setText] = useState('');
  const { hall } = useLanguage().words.online;
  const { text: problem, say, fail } = useSaying();
  const join = async (): Promise<void> => {
    const typed = readTyped(text);
    if (!typed) throw new PageProblem(({ problems: { page } }) => page['not-a-link']());
    if ('address' in typed) return go(typed.address);
    const { table } = await request<{ table: TableCard }>('GET', `/api/codes/${typed.code}`);
    go(`/online/${table.id}/code=${typed.code}`);
  };
  return (
    <form
      className="my-tables join"
      onSubmit={(event) => {
        event.preventDefault();
        say(null);
        join().catch(fail);
      }}
    >
      <h2>{hall.join()}</h2>
      <div className="seat-row">
        <label>
          <span className="visually-hidden">{hall.codeOrLink()}</span>
          <input
            value={text}
            placeholder={hall.codeOrLinkHint()}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit">{hall.joinButton()}</button>
      </div>
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
  );
}

/** Only at one's own tables somebody waits for the reader. */
type Row = ListedCard & Partial<Pick<OwnCard, 'yourTurn'>>;

function TableRows({ title, tables, empty }: { title: string; tables: readonly Row[]; empty?: string }) {
  if (tables.length === 0 && !empty) return null;
  return (
    <section className="my-tables" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p>{empty}</p>}
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ table }: { table: Row }) {
  const language = useLanguage();
  const options = useGame(table.game) ? optionWords(language, table) : [];
  const { sameDeal } = language.words.online.row;
  return (
    <li className={`sheet table-row ${table.yourTurn ? 'my-turn' : ''}`}>
      <a href={`#/online/${table.id}`}>
        <Said of={tableWords(language, table)} elements={{ game: (inside) => <strong>{inside}</strong> }} />
      </a>
      <span className="small">
        {[statusWords(language, table), ...options, paceWords(language.words, table.pace)].join(' · ')}
        {table.sameDeal && (
          <>
            {' · '}
            {table.status === 'finished' ? <a href={`#/deal/online/${table.id}`}>{sameDeal()}</a> : sameDeal()}
          </>
        )}
      </span>
    </li>
  );
}

function statusWords({ words: { online }, said }: Language, table: Row): string {
  const { yourTurn, status, stopped, scores } = table;
  const { row } = online;
  if (yourTurn) return row.yourTurn();
  if (status === 'finished' && stopped) return row.endedEarly();
  if (scores) return row.scores({ scores: seatNames(table).map((name, seat) => said.online.row.score({ name, score: scores[seat] })) });
  return row[status]();
}
