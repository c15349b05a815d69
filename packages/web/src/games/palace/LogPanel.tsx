import type { PalaceEvent, PalaceView } from '@luftschloss/engine/palace';
import { useCallback, useMemo } from 'react';
import { Chat } from '../../table/Chat.tsx';
import { Log } from '../../table/Log.tsx';
import type { LogLine } from '../../table/link.ts';
import type { TableControls } from '../../table/useTable.ts';
import { useTelling } from '../../table/useTelling.ts';
import { cellsOfEvent, type Pointing } from './pointing.ts';
import { useTexts } from './useTexts.ts';

interface LogPanelProps {
  controls: TableControls;
  view: PalaceView;
  point: Pointing;
}

/** The log and talk. A line lights up the tile and the cell that it is about. */
export function LogPanel({ controls, view, point }: LogPanelProps) {
  const texts = useTexts();
  const telling = useTelling(controls.table);
  const pointAt = useCallback((line: LogLine | null) => point(line ? cellsOfEvent(view, line.event as PalaceEvent) : []), [view, point]);
  return (
    <section className="panel-log sheet" aria-labelledby="log-title">
      <h2 id="log-title">{texts.log}</h2>
      <Log telling={telling} lines={controls.log} at={controls.lookingAt} lookAt={controls.lookBack} onPoint={pointAt} />
      <Chat controls={controls} />
    </section>
  );
}

/** While something is chosen the log has one line and a button. */
export function LogBar({ controls, open, toggle }: { controls: TableControls; open: boolean; toggle(): void }) {
  const texts = useTexts();
  const telling = useTelling(controls.table);
  const last = useMemo(() => {
    const line = controls.log.at(-1);
    return line ? (telling.line(line) ?? '') : '';
  }, [controls.log, telling]);
  return (
    <div className="log-bar sheet">
      <p title={last}>{last}</p>
      <button type="button" aria-pressed={open} onClick={toggle}>
        {texts.log}
      </button>
    </div>
  );
}
