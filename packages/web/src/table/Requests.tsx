import type { ReactNode } from 'react';
import { count, listed } from '../online/entry-words.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { otherPeople } from './taking-back.ts';
import type { TableControls } from './useTable.ts';

/** What the others want of the viewer, and what can be done about somebody who is away. */
export function Requests({ controls }: { controls: TableControls }) {
  const { table } = controls;
  if (table.viewer === null || table.result || table.stopped) return null;
  return (
    <>
      <TakingBack controls={controls} />
      <Ending controls={controls} />
      <Lateness controls={controls} />
      <Absence controls={controls} />
    </>
  );
}

function Request({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} className="request sheet">
      {children}
    </div>
  );
}

interface QuestionProps {
  asker: number;
  agreed: readonly number[];
  controls: TableControls;
  what: string; // after "asks to"
  answer(agree: boolean): void;
}

/** A question to everybody who is there: the asker waits, and whoever has agreed waits too. */
function Question({ asker, agreed, controls: { table }, what, answer }: QuestionProps) {
  const { viewer, seats } = table;
  const missing = otherPeople({ ...table, viewer: asker }).filter((seat) => !agreed.includes(seat));
  const waiting = `Waiting for ${listed(missing.map((seat) => seats[seat].name))}.`;
  if (asker === viewer) {
    return (
      <Request>
        You ask to {what}. {waiting}
        <button type="button" className="quiet" onClick={() => answer(false)}>
          Never mind
        </button>
      </Request>
    );
  }
  if (agreed.includes(viewer ?? -1))
    return (
      <Request>
        You agreed to {what}. {waiting}
      </Request>
    );
  return (
    <Request urgent>
      {seats[asker].name} asks to {what}.
      <button type="button" className="primary" onClick={() => answer(true)}>
        Agree
      </button>
      <button type="button" onClick={() => answer(false)}>
        Refuse
      </button>
    </Request>
  );
}

function TakingBack({ controls }: { controls: TableControls }) {
  const { proposal, step } = controls.table;
  if (!proposal) return null;
  const what = `take back ${count(step - proposal.keep)}`;
  return <Question asker={proposal.seat} agreed={proposal.agreed} controls={controls} what={what} answer={controls.answerUndo} />;
}

function Ending({ controls }: { controls: TableControls }) {
  const { ending } = controls.table;
  if (!ending) return null;
  return <Question asker={ending.seat} agreed={ending.agreed} controls={controls} what="end the game now" answer={controls.answerStop} />;
}

/** Ends the game for everybody, or asks those who are there. */
export function EndTheGame({
  controls: { table, stop },
  className,
}: {
  controls: Pick<TableControls, 'table' | 'stop'>;
  className?: string;
}) {
  if (table.ending) return null;
  const others = otherPeople(table).filter((seat) => !table.late.includes(seat));
  const names = listed(others.map((seat) => table.seats[seat].name));
  return (
    <Confirm
      label="End the game"
      {...(className ? { className } : {})}
      title="End the game now?"
      yes={others.length > 0 ? `Ask ${names}` : 'End the game'}
      no="No, play on"
      onYes={stop}
    >
      <p>
        {others.length > 0
          ? `The game ends for everybody as soon as ${names} ${others.length > 1 ? 'agree' : 'agrees'}. `
          : 'The game ends for everybody at the table. '}
        The scores are shown as they stand; nobody can play on afterwards.
      </p>
    </Confirm>
  );
}

/** Time that is out ends nothing by itself: the others decide. */
function Lateness({ controls }: { controls: TableControls }) {
  const { late, viewer, seats } = controls.table;
  return late.map((seat) =>
    seat === viewer ? (
      <Request key={seat} urgent>
        Your time is out. Decide now and the game goes on; until then the others may let a bot play for you, or end the game.
      </Request>
    ) : (
      <Request key={seat} urgent>
        The time of {seats[seat].name} is out. Wait a little longer, or
        <button type="button" onClick={() => controls.takeOver(seat)}>
          Let a bot play on
        </button>
        <EndTheGame controls={controls} />
      </Request>
    ),
  );
}

function Absence({ controls }: { controls: TableControls }) {
  const { standIns, viewer, seats } = controls.table;
  if (viewer !== null && standIns[viewer]) {
    return (
      <Request urgent>
        A bot plays for you.
        <button type="button" className="primary" onClick={controls.comeBack}>
          Come back
        </button>
      </Request>
    );
  }
  const away = seats.filter((_, seat) => standIns[seat]).map(({ name }) => name);
  if (away.length === 0) return null;
  return (
    <Request>
      A bot plays for {listed(away)} until {away.length > 1 ? 'they come' : 'that player comes'} back.
      <EndTheGame controls={controls} className="quiet" />
    </Request>
  );
}
