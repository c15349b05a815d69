import { useState } from 'react';
import { AfterTheEnd } from './AfterTheEnd.tsx';
import { ClockStrip } from './ClockStrip.tsx';
import { HintButton, HintSheet } from './Hints.tsx';
import type { TableSnapshot } from './link.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { Requests } from './Requests.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useHints } from './useHints.ts';
import { isMyTurn, type TableControls } from './useTable.ts';
import { useTurnCalls } from './useTurnCalls.ts';

interface TableHeaderProps {
  controls: TableControls;
  name: string;
  facts: string; // where the game stands, in a few words
  question: string;
}

export function TableHeader({ controls, name, facts, question }: TableHeaderProps) {
  const { table, undo, lookBack, live } = controls;
  const [replaying, setReplaying] = useState(false);
  const mine = live && isMyTurn(table);
  const hints = useHints(controls);
  useTurnCalls(table, name, question);
  return (
    <>
      <header className="table-head">
        <a className="brand" href="#/" aria-label="Luftschloss: leave the table">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />
        </a>
        <h1>
          {name} <span className="facts">{facts}</span>
        </h1>
        <p className={`question ${mine ? 'mine' : ''} ${table.connection}`} data-testid="question">
          {insteadOfTheQuestion(table) ?? question}
        </p>
        <div className="tools">
          <HintButton hints={hints} />
          <button type="button" onClick={undo} disabled={!live || !canUndo(table)}>
            {table.undoable === 0 && table.connection === 'online' && table.result === null ? 'Ask to undo' : 'Undo'}
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
          <TableMenu controls={controls} />
        </div>
      </header>
      <div className="notes">
        <ClockStrip table={table} />
        {(replaying || !live) && <ReplayBar controls={controls} close={() => setReplaying(false)} />}
        <Requests controls={controls} />
        <HintSheet hints={hints} controls={controls} />
        {(table.result || table.stopped) && live && <AfterTheEnd table={table} />}
        {table.refusal && (
          <p role="alert" className="refusal sheet">
            {table.refusal}
          </p>
        )}
      </div>
      {table.sending && <p className="sending">Sending …</p>}
    </>
  );
}

/** What matters more than what is asked. */
function insteadOfTheQuestion({ connection, stopped }: TableSnapshot): string | null {
  if (connection === 'connecting') return 'Connecting …';
  if (connection === 'lost') return 'Connection lost: what you see may be old.';
  return stopped ? 'The players ended this game early.' : null;
}

/** Online, more than one's own last actions can be taken back if the others agree. */
function canUndo({ undoable, connection, viewer, step, proposal, result, stopped, standIns }: TableSnapshot): boolean {
  if (undoable > 0) return true;
  return connection === 'online' && viewer !== null && !standIns[viewer] && !result && !stopped && step > 0 && proposal === null;
}
