import type { Language } from '@luftschloss/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import type { Change, Keeping } from './held.ts';
import type { TableSnapshot } from './link.ts';
import { takingBack } from './taking-back.ts';
import { tellingOf } from './telling.ts';
import { decidedSince } from './turns.ts';
import type { TableControls } from './useTable.ts';

export interface Changes {
  readonly controls: TableControls; // the same, but it is noticed when the viewer acts
  readonly note: string | null; // what somebody else changed about what the viewer was doing
  readonly keeping: Keeping;
  dismiss(): void;
}

interface Seen {
  readonly asked: string | null;
  readonly language: Language; // in which that is said
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
  const language = useLanguage();
  const [change, setChange] = useState<{ readonly say: Change } | null>(null);
  const tell = useCallback((say: Change) => setChange({ say }), []);
  const seen = useRef<Seen>({ asked, language, step, viewer });
  const beside = useRef(false);
  const undone = useRef(false);
  const acted = useCallback(() => undone.current || (decidedSince(table, seen.current.step) && !beside.current), [table]);
  useEffect(() => {
    if (!live) return;
    const before = seen.current;
    const own = undone.current || decidedSince(table, before.step) || viewer !== before.viewer;
    const other = before.language === language && before.asked !== null && before.asked !== asked;
    if (other && !own && !isOver(table)) tell(changeOf(table));
    seen.current = { asked, language, step, viewer };
    if (step !== before.step) undone.current = false;
  }, [live, asked, language, table, step, viewer, tell]);
  const act = (action: unknown): void => {
    beside.current = isBeside(action);
    setChange(null);
    controls.act(action);
  };
  const undo = (): void => {
    undone.current = takingBack(table) === 'alone';
    setChange(null);
    controls.undo();
  };
  const keeping = useMemo(() => ({ live, acted, tell }), [live, acted, tell]);
  return {
    controls: { ...controls, act, undo },
    note: change && !isOver(table) ? (typeof change.say === 'string' ? change.say : change.say(language)) : null,
    keeping,
    dismiss: () => setChange(null),
  };
}

/** Nobody has anything to decide any more. */
function isOver({ result, stopped }: TableSnapshot): boolean {
  return result !== null || stopped;
}

function changeOf(snapshot: TableSnapshot): Change {
  const last = snapshot.log.at(-1);
  return (language) => {
    const line = last && tellingOf(language, snapshot).line(last);
    const { head } = language.words.table;
    return line ? head.changed({ line }) : head.changedSilently();
  };
}
