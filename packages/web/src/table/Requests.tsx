import type { ReactNode } from 'react';
import type { TableControls } from './useTable.ts';

/** What the others want of the viewer, and what can be done about somebody who is away. */
export function Requests({ controls }: { controls: TableControls }) {
  const { table } = controls;
  if (table.viewer === null || table.result || table.stopped) return null;
  return (
    <>
      <TakingBack controls={controls} />
      <Lateness controls={controls} />
      <Absence controls={controls} />
    </>
  );
}

function Request({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) {
  return (
    <p role={urgent ? 'alert' : 'status'} className="request sheet">
      {children}
    </p>
  );
}

function TakingBack({ controls: { table, answerUndo } }: { controls: TableControls }) {
  const { proposal, viewer, seats, step } = table;
  if (!proposal) return null;
  const count = `${step - proposal.keep} ${step - proposal.keep === 1 ? 'action' : 'actions'}`;
  if (proposal.agreed.includes(viewer ?? -1)) return <Request>The others are asked whether {count} may be taken back.</Request>;
  return (
    <Request urgent>
      {seats[proposal.seat].name} asks to take back {count}.
      <button type="button" className="primary" onClick={() => answerUndo(true)}>
        Agree
      </button>
      <button type="button" onClick={() => answerUndo(false)}>
        Refuse
      </button>
    </Request>
  );
}

/** Time that is out ends nothing by itself: the others decide. */
function Lateness({ controls: { table, takeOver, stop } }: { controls: TableControls }) {
  const { late, viewer, seats } = table;
  return late.map((seat) =>
    seat === viewer ? (
      <Request key={seat} urgent>
        Your time is out. Decide now and the game goes on; until then the others may let a bot play for you, or end the game.
      </Request>
    ) : (
      <Request key={seat} urgent>
        The time of {seats[seat].name} is out. Wait a little longer, or
        <button type="button" onClick={() => takeOver(seat)}>
          Let a bot play on
        </button>
        <button type="button" onClick={stop}>
          End the game
        </button>
      </Request>
    ),
  );
}

function Absence({ controls: { table, comeBack, stop } }: { controls: TableControls }) {
  const { standIns, viewer, seats } = table;
  if (viewer !== null && standIns[viewer]) {
    return (
      <Request urgent>
        A bot plays for you.
        <button type="button" className="primary" onClick={comeBack}>
          Come back
        </button>
      </Request>
    );
  }
  const away = seats.filter((_, seat) => standIns[seat]).map(({ name }) => name);
  if (away.length === 0) return null;
  return (
    <Request>
      A bot plays for {away.join(' and ')} until {away.length > 1 ? 'they come' : 'that player comes'} back.
      <button type="button" className="quiet" onClick={stop}>
        End the game
      </button>
    </Request>
  );
}
