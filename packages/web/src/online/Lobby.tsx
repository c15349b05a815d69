import type { TableCard } from '@luftschloss/protocol';
import { useState } from 'react';
import { gameName } from '../games/index.ts';
import { go } from '../shell/route.ts';
import { paceWords } from '../table/clocks.ts';
import { useLanguage } from '../words/language.ts';
import { readTyped } from './invitation.ts';
import { optionWords } from './option-words.ts';
import { PageProblem, problemWords } from './problems.ts';
import { seatNames } from './seat-names.ts';
import { type ListedTable, request } from './server.ts';
import type { Tables } from './useTables.ts';

/** Tables on the server: mine with whose turn it is, public ones that wait for players, and public ones to watch. */
export function Lobby({ tables: { mine, open, running } }: { tables: Tables }) {
  return (
    <>
      <Joining />
      <TableRows title="My tables on this server" tables={mine} />
      <TableRows title="Public tables" tables={open} empty="Nobody is waiting for players. Open a table and let others join." />
      <TableRows title="To watch" tables={running} />
    </>
  );
}

/** Whoever got an invitation as text can paste it here, whoever heard a code can type it. */
function Joining() {
  const [text, setText] = useState('');
  const { words } = useLanguage();
  const [problem, setProblem] = useState<unknown>(null);
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
        setProblem(null);
        join().catch(setProblem);
      }}
    >
      <h2>Join friends</h2>
      <div className="seat-row">
        <label>
          <span className="visually-hidden">Code or link of a table</span>
          <input
            value={text}
            placeholder="Code or link"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit">Join</button>
      </div>
      <p role="alert" className="problem">
        {problem !== null && problemWords(words, problem)}
      </p>
    </form>
  );
}

function TableRows({ title, tables, empty }: { title: string; tables: readonly ListedTable[]; empty?: string }) {
  const language = useLanguage();
  if (tables.length === 0 && !empty) return null;
  return (
    <section className="my-tables" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p>{empty}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id} className={`sheet table-row ${table.yourTurn ? 'my-turn' : ''}`}>
            <a href={`#/online/${table.id}`}>
              <strong>{gameName(table.game, language)}</strong> with{' '}
              {seatNames(table)
                .map((name) => name || 'a free seat')
                .join(', ')}
            </a>
            <span className="small">{[statusWords(table), ...optionWords(table), paceWords(language.words, table.pace)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATUS_WORDS = { gathering: 'waiting for players', playing: 'being played', finished: 'finished' } as const;

function statusWords(table: ListedTable): string {
  const { yourTurn, status, stopped, scores } = table;
  if (yourTurn) return 'It is your turn';
  if (status === 'finished' && stopped) return 'ended early';
  if (scores) {
    return seatNames(table)
      .map((name, seat) => `${name} ${scores[seat]}`)
      .join(', ');
  }
  return STATUS_WORDS[status];
}
