import type { CastlesEvent, CastlesView } from '@luftschloss/engine/castles';
import { personAt, told } from '@luftschloss/words';
import { memo, useCallback } from 'react';
import { Chat } from '../../table/Chat.tsx';
import { Log } from '../../table/Log.tsx';
import type { LogLine } from '../../table/link.ts';
import type { TableControls } from '../../table/useTable.ts';
import { useTelling } from '../../table/useTelling.ts';
import { useWords } from '../../words/language.ts';
import { castleLines } from './castle-words.ts';
import { BonusCards, Decrees, Favors } from './Favors.tsx';
import { type Pointed, roomsOfEvent } from './pointing.ts';
import { Stacks } from './Stacks.tsx';

interface CardPanelsProps {
  view: CastlesView;
  after: CastlesView | null; // as it would be with the piece in hand
  names: readonly string[];
  seat: number; // whose castle is on the board
  point(pointed: Pointed | null): void;
  watch(seat: number): void;
}

interface LogPanelProps extends Omit<CardPanelsProps, 'after'> {
  controls: TableControls;
}

/** What one wants and what the king wants: in sight while one chooses. */
export function CardPanels({ view, after, names, seat, point, watch }: CardPanelsProps) {
  return (
    <div className="panel-cards">
      <div className="sheet my-cards">
        <BonusCards view={view} after={after} point={point} />
      </div>
      <div className="sheet king">
        <Favors view={view} after={after} names={names} shown={seat} point={point} watch={watch} />
      </div>
      <div className="sheet all-decrees">
        <Decrees view={view} names={names} />
      </div>
      <div className="sheet beside-cards">
        <Stacks view={view} />
      </div>
    </div>
  );
}

/** The log, the castle in words, and talk. */
export function LogPanel({ controls, view, names, seat, point, watch }: LogPanelProps) {
  const telling = useTelling(controls.table);
  const { table: say } = useWords()['castles-table'];
  const pointAtLine = useCallback((line: LogLine | null) => point(line && aboutLine(view, line)), [view, point]);
  const leadsTo = useCallback(
    (line: LogLine) => {
      const about = aboutLine(view, line)?.seat ?? seat;
      return about === seat ? null : () => watch(about);
    },
    [view, watch, seat],
  );
  return (
    <section className="panel-log sheet" aria-labelledby="log-title">
      <h2 id="log-title">{say.log()}</h2>
      <Log
        telling={telling}
        lines={controls.log}
        at={controls.lookingAt}
        lookAt={controls.lookBack}
        onPoint={pointAtLine}
        leadsTo={leadsTo}
      />
      <CastleInWords view={view} names={names} seat={seat} />
      <Chat controls={controls} />
    </section>
  );
}

/** While something is chosen the log has one line and a button. */
export function LogBar({ controls, open, toggle }: { controls: TableControls; open: boolean; toggle(): void }) {
  const telling = useTelling(controls.table);
  const line = controls.log.at(-1);
  const last = line ? (telling.line(line) ?? '') : '';
  const { table: say } = useWords()['castles-table'];
  return (
    <div className="log-bar sheet">
      <p title={last}>{last}</p>
      <button type="button" aria-pressed={open} onClick={toggle}>
        {say.log()}
      </button>
    </div>
  );
}

function aboutLine(view: CastlesView, { event }: LogLine): Pointed | null {
  return roomsOfEvent(view, event as CastlesEvent);
}

const CastleInWords = memo(function CastleInWords({ view, names, seat }: Pick<LogPanelProps, 'view' | 'names' | 'seat'>) {
  const words = useWords();
  const who = personAt(told(names, view.viewer), seat);
  return (
    <details className="castle-words">
      <summary>{words['castles-table'].castle.title({ who })}</summary>
      <ol>
        {castleLines(words, view.seats[seat].castle).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hallways may read alike.
          <li key={`${line} ${index}`}>{line}</li>
        ))}
      </ol>
    </details>
  );
});
