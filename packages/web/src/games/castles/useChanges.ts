import type { Ask, CastlesView } from '@luftschloss/engine/castles';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableControls } from '../../table/useTable.ts';

export interface Changes {
  readonly controls: TableControls; // the same, but it is noticed when the viewer acts
  readonly note: string | null; // what somebody else changed about what the viewer was doing
  acted(): boolean; // since the last question
  tell(change: string): void;
  dismiss(): void;
}

/** Tells the viewer's own steps from those of others, so that a question that goes away unanswered never does so silently. */
export function useChanges(controls: TableControls, view: CastlesView, deciding: boolean): Changes {
  const { live, table } = controls;
  const [note, setNote] = useState<string | null>(null);
  const own = useRef(false);
  const acted = useCallback(() => own.current, []);
  const act = (action: unknown): void => {
    // Swans are traded beside whatever else is being tried.
    own.current = (action as { readonly type: string }).type !== 'exchange-swans';
    setNote(null);
    controls.act(action);
  };
  const undo = (): void => {
    own.current = true;
    controls.undo();
  };
  const asked = deciding ? askKey(view.ask) : null;
  const before = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens at the table may be the change.
  useEffect(() => {
    if (!live) return;
    const gone = before.current !== null && before.current !== asked && !own.current;
    if (gone) setNote(`The table has changed while you were deciding. ${table.log.at(-1)?.text ?? ''}`.trim());
    before.current = asked;
    own.current = false;
  }, [live, asked, table.step, table.refusal]);
  return { controls: { ...controls, act, undo }, note, acted, tell: setNote, dismiss: () => setNote(null) };
}

function askKey(ask: Ask | null): string {
  return JSON.stringify(ask);
}
