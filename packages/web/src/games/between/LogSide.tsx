import { type BetweenEvent, type BetweenView, roomOf, scoreCastle, xOf, yOf } from '@luftschloss/engine/between';
import { memo, useCallback } from 'react';
import { Chat } from '../../table/Chat.tsx';
import { Log } from '../../table/Log.tsx';
import type { LogLine } from '../../table/link.ts';
import type { Telling } from '../../table/telling.ts';
import type { TableControls } from '../../table/useTable.ts';
import type { Pointed } from './Boards.tsx';
import { pointedBy } from './pointing.ts';
import { useSpeech } from './useSpeech.ts';

interface LogSideProps {
  controls: TableControls;
  telling: Telling;
  view: BetweenView;
  point(pointed: Pointed | null): void;
  /** How to see a castle, if it is not in sight already. */
  leadsTo(castle: number): (() => void) | null;
  close(): void;
}

/** The log, castles in words, and talk. */
export function LogSide({ controls, telling, view, point, leadsTo, close }: LogSideProps) {
  const say = useSpeech();
  const pointAt = useCallback((line: LogLine | null) => point(line && pointedBy(view, line.event as BetweenEvent)), [view, point]);
  const lineLeadsTo = useCallback(
    (line: LogLine) => {
      const castle = pointedBy(view, line.event as BetweenEvent)?.castle;
      return castle === undefined ? null : leadsTo(castle);
    },
    [view, leadsTo],
  );
  return (
    <aside className="log-side sheet" aria-labelledby="log-title">
      <header>
        <h2 id="log-title">{say.words.log.title()}</h2>
        <button type="button" className="quiet close-log" onClick={close}>
          {say.words.log.close()}
        </button>
      </header>
      <Log
        lines={controls.log}
        telling={telling}
        at={controls.lookingAt}
        lookAt={controls.lookBack}
        onPoint={pointAt}
        leadsTo={lineLeadsTo}
      />
      <CastlesInWords view={view} />
      <Chat controls={controls} />
    </aside>
  );
}

const CastlesInWords = memo(function CastlesInWords({ view }: { view: BetweenView }) {
  const say = useSpeech();
  return (
    <div className="castle-words">
      {view.castles.map((castle, index) => (
        <details key={say.castle(index)}>
          <summary>{say.words.log.castleInWords({ castle: say.castle(index) })}</summary>
          <ol>
            {scoreCastle(castle).rooms.map(({ cell, room, points }) => (
              <li key={cell}>
                {say.words.log.roomInWords({
                  name: say.tile(roomOf(room).id),
                  cell: say.cell(xOf(cell), yOf(cell)),
                  points,
                  rule: say.rule(roomOf(room).id),
                })}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
});
