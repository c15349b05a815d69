import { useState } from 'react';
import { ThemePicker } from '../shell/Shell.tsx';
import type { TableSnapshot } from './link.ts';
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
          <ThemePicker />
        </div>
      </header>
      {(replaying || !live) && <ReplayBar controls={controls} close={() => setReplaying(false)} />}
      <Requests controls={controls} />
      {table.refusal && (
        <p role="alert" className="refusal sheet">
          {table.refusal}
        </p>
      )}
      {table.sending && <p className="sending">Sending …</p>}
    </>
  );
}

/** Online, more than one's own last actions can be taken back if the others agree. */
function canUndo({ undoable, connection, viewer, step, proposal, result }: TableSnapshot): boolean {
  return undoable > 0 || (connection === 'online' && viewer !== null && result === null && step > 0 && proposal === null);
}

/** What the others want of the viewer: to take something back, or to go on without somebody. */
function Requests({ controls: { table, answerUndo, takeOver } }: { controls: TableControls }) {
  const { proposal, late, viewer, seats, step } = table;
  if (viewer === null) return null;
  const asked = proposal && proposal.seat !== viewer && !proposal.agreed.includes(viewer);
  return (
    <>
      {asked && (
        <p role="alert" className="request sheet">
          {seats[proposal.seat].name} asks to take back {step - proposal.keep} {step - proposal.keep === 1 ? 'action' : 'actions'}.
          <button type="button" className="primary" onClick={() => answerUndo(true)}>
            Agree
          </button>
          <button type="button" onClick={() => answerUndo(false)}>
            Refuse
          </button>
        </p>
      )}
      {late
        .filter((seat) => seat !== viewer)
        .map((seat) => (
          <p key={seat} className="request sheet">
            The time of {seats[seat].name} is out.
            <button type="button" onClick={() => takeOver(seat)}>
              Let a bot play on
            </button>
          </p>
        ))}
    </>
  );
}
