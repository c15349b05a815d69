import type { CastlesEvent, CastlesView } from '@luftschloss/engine/castles';
import { memo, useCallback } from 'react';
import { Chat } from '../../table/Chat.tsx';
import { Log } from '../../table/Log.tsx';
import type { LogLine } from '../../table/link.ts';
import type { TableControls } from '../../table/useTable.ts';
import { castleLines } from './castle-words.ts';
import { BonusCards, Decrees, Favors } from './Favors.tsx';
import { type Pointed, roomsOfEvent } from './pointing.ts';

interface SidePanelsProps {
  controls: TableControls;
  view: CastlesView;
  names: readonly string[];
  seat: number; // whose castle is on the board
  point(pointed: Pointed | null): void;
  watch(seat: number): void;
}

/** Cards, favors, the castle in words, and the log. */
export function SidePanels({ controls, view, names, seat, point, watch }: SidePanelsProps) {
  const pointAtLine = useCallback((line: LogLine | null) => point(line && aboutLine(view, line)), [view, point]);
  const watchLine = useCallback((line: LogLine) => watch(aboutLine(view, line)?.seat ?? seat), [view, watch, seat]);
  return (
    <>
      <div className="panel-cards sheet">
        <BonusCards view={view} point={point} />
        <Favors view={view} names={names} point={point} watch={watch} />
        <Decrees view={view} names={names} />
        <CastleInWords view={view} names={names} seat={seat} />
      </div>
      <section className="panel-log sheet" aria-labelledby="log-title">
        <h2 id="log-title">Log</h2>
        <Log lines={controls.log} at={controls.lookingAt} lookAt={controls.lookBack} onPoint={pointAtLine} onChoose={watchLine} />
        <Chat controls={controls} />
      </section>
    </>
  );
}

function aboutLine(view: CastlesView, { event }: LogLine): Pointed | null {
  return roomsOfEvent(view, event as CastlesEvent);
}

const CastleInWords = memo(function CastleInWords({ view, names, seat }: Pick<SidePanelsProps, 'view' | 'names' | 'seat'>) {
  return (
    <details className="castle-words">
      <summary>The castle of {names[seat]} in words</summary>
      <ol>
        {castleLines(view.seats[seat].castle).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hallways may read alike.
          <li key={`${line} ${index}`}>{line}</li>
        ))}
      </ol>
    </details>
  );
});
