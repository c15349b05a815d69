import {
  type BetweenEvent,
  type BetweenView,
  castleName,
  cellWords,
  roomOf,
  ruleWords,
  scoreCastle,
  xOf,
  yOf,
} from '@luftschloss/engine/between';
import { memo, useCallback } from 'react';
import { Chat } from '../../table/Chat.tsx';
import { Log } from '../../table/Log.tsx';
import type { LogLine } from '../../table/link.ts';
import type { Telling } from '../../table/telling.ts';
import type { TableControls } from '../../table/useTable.ts';
import type { Pointed } from './Boards.tsx';
import { pointedBy } from './pointing.ts';
import { texts } from './table-texts.ts';

interface LogSideProps {
  controls: TableControls;
  telling: Telling;
  view: BetweenView;
  mine: readonly number[]; // castles that are on the boards
  point(pointed: Pointed | null): void;
  watch(castle: number): void;
  close(): void;
}

/** The log, castles in words, and talk. */
export function LogSide({ controls, telling, view, mine, point, watch, close }: LogSideProps) {
  const pointAt = useCallback((line: LogLine | null) => point(line && pointedBy(view, line.event as BetweenEvent)), [view, point]);
  const leadsTo = useCallback(
    (line: LogLine) => {
      const castle = pointedBy(view, line.event as BetweenEvent)?.castle;
      return castle === undefined || mine.includes(castle) ? null : () => watch(castle);
    },
    [view, mine, watch],
  );
  return (
    <aside className="log-side sheet" aria-labelledby="log-title">
      <header>
        <h2 id="log-title">{texts.log()}</h2>
        <button type="button" className="quiet close-log" onClick={close}>
          {texts.closeLog()}
        </button>
      </header>
      <Log lines={controls.log} telling={telling} at={controls.lookingAt} lookAt={controls.lookBack} onPoint={pointAt} leadsTo={leadsTo} />
      <CastlesInWords view={view} />
      <Chat controls={controls} />
    </aside>
  );
}

const CastlesInWords = memo(function CastlesInWords({ view }: { view: BetweenView }) {
  return (
    <div className="castle-words">
      {view.castles.map((castle, index) => (
        <details key={castleName(index)}>
          <summary>{texts.castleInWords(castleName(index))}</summary>
          <ol>
            {scoreCastle(castle).rooms.map(({ cell, room, points }) => (
              <li key={cell}>{texts.roomInWords(roomOf(room).name, cellWords(xOf(cell), yOf(cell)), points, ruleWords(roomOf(room)))}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
});
