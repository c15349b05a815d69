import { type People, personAt, told } from '@luftschloss/words';
import type { ReactNode } from 'react';
import { Confirm } from '../shell/Confirm.tsx';
import { useWords } from '../words/language.ts';
import type { TableSnapshot } from './link.ts';
import { namesOf } from './names.ts';
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

function peopleAt({ seats, viewer }: Pick<TableSnapshot, 'seats' | 'viewer'>): People {
  return told(namesOf(seats), viewer);
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
  /** What is asked, as the asker, somebody who has agreed, and everybody else read it. */
  words: { readonly own: string; readonly agreed: string; readonly asked: string };
  /** What is pressed to agree. It is no primary button where it ends the game: nobody shall press that for another question. */
  yes: { readonly label: string; readonly primary: boolean };
  answer(agree: boolean): void;
}

/** A question to everybody who is there: the asker waits, and whoever has agreed waits too. */
function Question({ asker, agreed, controls: { table }, words, yes, answer }: QuestionProps) {
  const { requests } = useWords().table;
  const { viewer } = table;
  const missing = otherPeople({ ...table, viewer: asker }).filter((seat) => !agreed.includes(seat));
  const waiting = missing.length > 0 && requests.waiting({ missing: missing.map((seat) => personAt(peopleAt(table), seat)) });
  if (asker === viewer) {
    return (
      <Request>
        {words.own} {waiting}
        <button type="button" className="quiet" onClick={() => answer(false)}>
          {requests.neverMind()}
        </button>
      </Request>
    );
  }
  if (agreed.includes(viewer ?? -1))
    return (
      <Request>
        {words.agreed} {waiting}
      </Request>
    );
  return (
    <Request urgent>
      {words.asked}
      <button type="button" className={yes.primary ? 'primary' : undefined} onClick={() => answer(true)}>
        {yes.label}
      </button>
      <button type="button" onClick={() => answer(false)}>
        {requests.refuse()}
      </button>
    </Request>
  );
}

function TakingBack({ controls }: { controls: TableControls }) {
  const { requests } = useWords().table;
  const { proposal, step } = controls.table;
  if (!proposal) return null;
  const count = step - proposal.keep;
  const who = personAt(peopleAt(controls.table), proposal.seat);
  const words = {
    own: requests.undoYou({ count }),
    agreed: requests.undoAgreed({ count }),
    asked: requests.undoAsked({ who, count }),
  };
  const yes = { label: requests.agree(), primary: true };
  return (
    <Question asker={proposal.seat} agreed={proposal.agreed} controls={controls} words={words} yes={yes} answer={controls.answerUndo} />
  );
}

function Ending({ controls }: { controls: TableControls }) {
  const { requests } = useWords().table;
  const { ending } = controls.table;
  if (!ending) return null;
  const who = personAt(peopleAt(controls.table), ending.seat);
  const words = { own: requests.stopYou(), agreed: requests.stopAgreed(), asked: requests.stopAsked({ who }) };
  const yes = { label: requests.end(), primary: false };
  return <Question asker={ending.seat} agreed={ending.agreed} controls={controls} words={words} yes={yes} answer={controls.answerStop} />;
}

/** Ends the game for everybody, or asks those who are there. */
export function EndTheGame({
  controls: { table, stop },
  className,
}: {
  controls: Pick<TableControls, 'table' | 'stop'>;
  className?: string;
}) {
  const { requests } = useWords().table;
  if (table.ending) return null;
  const others = otherPeople(table)
    .filter((seat) => !table.late.includes(seat))
    .map((seat) => personAt(peopleAt(table), seat));
  return (
    <Confirm
      label={requests.end()}
      {...(className ? { className } : {})}
      title={requests.endTitle()}
      yes={others.length > 0 ? requests.endAsk({ others }) : requests.end()}
      no={requests.endNo()}
      onYes={stop}
    >
      <p>{others.length > 0 ? requests.endHelpAsking({ others }) : requests.endHelp()}</p>
    </Confirm>
  );
}

/** Time that is out ends nothing by itself: the others decide. */
function Lateness({ controls }: { controls: TableControls }) {
  const { requests } = useWords().table;
  const { late, viewer } = controls.table;
  return late.map((seat) =>
    seat === viewer ? (
      <Request key={seat} urgent>
        {requests.lateYou()}
      </Request>
    ) : (
      <Request key={seat} urgent>
        {requests.late({ who: personAt(peopleAt(controls.table), seat) })}
        <button type="button" onClick={() => controls.takeOver(seat)}>
          {requests.letBot()}
        </button>
        <EndTheGame controls={controls} />
      </Request>
    ),
  );
}

function Absence({ controls }: { controls: TableControls }) {
  const { requests } = useWords().table;
  const { standIns, viewer, seats } = controls.table;
  if (viewer !== null && standIns[viewer]) {
    return (
      <Request urgent>
        {requests.botForYou()}
        <button type="button" className="primary" onClick={controls.comeBack}>
          {requests.comeBack()}
        </button>
      </Request>
    );
  }
  const away = seats.flatMap((_, seat) => (standIns[seat] ? [personAt(peopleAt(controls.table), seat)] : []));
  if (away.length === 0) return null;
  return (
    <Request>
      {requests.botFor({ away })}
      <EndTheGame controls={controls} className="quiet" />
    </Request>
  );
}
