import { useState } from 'react';
import { ThemePicker } from '../shell/Shell.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { isMyTurn, type TableControls } from './useTable.ts';

const CONNECTION_WORDS = { local: '', online: '', connecting: 'Connecting …', lost: 'Connection lost: what you see may be old.' } as const;

interface TableHeaderProps {
  controls: TableControls;
  name: string;
  facts: string; // where the game stands, in a few words
  question: string;
}

export function TableHeader({ controls, name, facts, question }: TableHeaderProps) {
  const { table, undo, lookBack, live } = controls;
  const [replaying, setReplaying] = useState(false);
  const mine = isMyTurn(table);
  return (
    <>
      <header className="table-head">
        <a className="brand" href="#/" aria-label="Luftschloss: leave the table">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />
        </a>
        <h1>
          {name} <span className="facts">{facts}</span>
        </h1>
        <p className={`question ${mine ? 'mine' : ''}`} data-testid="question">
          {CONNECTION_WORDS[table.connection] || question}
        </p>
        <div className="tools">
          <button type="button" onClick={undo} disabled={table.undoable === 0 || !live}>
            Undo
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setReplaying(!replaying);
              lookBack(replaying ? null : table.step);
            }}
            aria-pressed={replaying}
          >
            Replay
          </button>
          <ThemePicker />
        </div>
      </header>
      {(replaying || !live) && <ReplayBar controls={controls} close={() => setReplaying(false)} />}
      {table.refusal && (
        <p role="alert" className="refusal sheet">
          {table.refusal}
        </p>
      )}
      {table.sending && <p className="sending">Sending …</p>}
    </>
  );
}
