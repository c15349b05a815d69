import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Keeping } from './held.ts';
import type { TableSnapshot } from './link.ts';
import { takingBack } from './taking-back.ts';
import type { TableControls } from './useTable.ts';

export interface Changes {
  readonly controls: TableControls; // the same, but it is noticed when the viewer acts
  readonly note: string | null; // what somebody else changed about what the viewer was doing
  readonly keeping: Keeping;
  dismiss(): void;
}

/** Whether the viewer has decided something since so many actions stood: the table's own count tells, however the messages about it arrive. */
export function decidedSince({ back }: Pick<TableSnapshot, 'back'>, step: number): boolean {
  return back !== null && back >= step;
}

interface Seen {
  readonly asked: string | null;
  readonly step: number;
  readonly viewer: TableSnapshot['viewer'];
}

/**
 * Tells the viewer's own steps from those of others, so that a question that goes away unanswered never does so silently. `asked`: the question, if there is
 * one. `isBeside`: actions that are taken beside whatever else is being tried.
 */
export function useChanges(controls: TableControls, asked: string | null, isBeside: (action: unknown) => boolean): Changes {
  const { live, table } = controls;
  const { step, viewer } = table;
  const [note, setNote] = useState<string | null>(null);
  const seen = useRef<Seen>({ asked, step, viewer });
  const beside = useRef(false);
  const undone = useRef(false);
  const acted = useCallback(() => undone.current || (decidedSince(table, seen.current.step) && !beside.current), [table]);
  useEffect(() => {
    if (!live) return;
    const before = seen.current;
    const own = undone.current || decidedSince(table, before.step) || viewer !== before.viewer;
    const over = table.result !== null || table.stopped;
    if (before.asked !== null && before.asked !== asked && !own && !over) setNote(changeWords(table));
    seen.current = { asked, step, viewer };
    if (step !== before.step) undone.current = false;
  }, [live, asked, table, step, viewer]);
  const act = (action: unknown): void => {
    beside.current = isBeside(action);
    setNote(null);
    controls.act(action);
  };
  const undo = (): void => {
    undone.current = takingBack(table) === 'alone';
    setNote(null);
    controls.undo();
  };
  const keeping = useMemo(() => ({ live, acted, tell: setNote }), [live, acted]);
  return { controls: { ...controls, act, undo }, note, keeping, dismiss: () => setNote(null) };
}

function changeWords({ log }: TableSnapshot): string {
  return `The table has changed while you were deciding. ${log.at(-1)?.text ?? ''}`.trim();
}
