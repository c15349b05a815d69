import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TableSnapshot } from '../table/link.ts';
import type { TableControls } from '../table/useTable.ts';
import { isMyTurn } from '../table/useTable.ts';
import { useTelling } from '../table/useTelling.ts';
import { lastDecided, toldSince } from './recap.ts';
import { recapWanted } from './setting.ts';

export interface RecapControls {
  readonly since: number | null; // after so many actions the recap begins; `null`: none is shown
  close(): void;
}

/**
 * Whoever comes back to a table where others have acted is told so: when it is opened, and when its page was out of sight meanwhile. Whoever watches needs no
 * recap, and the viewer's next decision ends it. Before the first decision there is nothing to come back to.
 */
export function useRecap({ table, lookBack }: TableControls): RecapControls {
  const [since, setSince] = useState<number | null>(null);
  const { view, step, log, back, result, stopped } = table;
  const telling = useTelling(table);
  const mine = isMyTurn(table) && result === null && !stopped && view !== null;
  const arrived = useRef(false);
  const tell = (from: number): boolean => {
    const worth = mine && back !== null && recapWanted() && toldSince(log, from, telling).length > 0;
    if (worth) setSince(from);
    return worth;
  };
  useEffect(() => {
    if (arrived.current || view === null || (step > 0 && log.length === 0)) return;
    arrived.current = true; // whoever sees the game begin watches from then on
    tell(lastDecided({ back }));
  });
  useReturn(table, tell);
  const touched = useTouched(since !== null);
  const decided = useRef(0); // by the time somebody first touched the page: what the page does by itself is no decision
  if (!touched.current) decided.current = lastDecided({ back });
  const over = since !== null && (lastDecided({ back }) > decided.current || step <= since || result !== null);
  useEffect(() => {
    if (over) setSince(null);
  }, [over]);
  return {
    since: over ? null : since,
    close() {
      setSince(null);
      lookBack(null);
    },
  };
}

const CATCHING_UP = 5000; // milliseconds in which a page that comes into sight again hears what it has missed

/** A page that was out of sight may have slept: what it has missed reaches it only after it is looked at again, or after its connection is back. */
function useReturn(table: TableSnapshot, tell: (from: number) => boolean): void {
  const left = useRef<number | null>(null); // the step at which the page went out of sight
  const returned = useRef<{ readonly from: number; readonly at: number; offline: boolean } | null>(null);
  const latest = useRef(table);
  latest.current = table;
  const look = (): void => {
    const was = returned.current;
    if (!was || document.hidden) return;
    const offline = table.connection === 'lost' || table.connection === 'connecting';
    const watched = !was.offline && Date.now() > was.at + CATCHING_UP;
    const told = !watched && tell(Math.max(was.from, lastDecided(table)));
    const reached = was.offline && !offline;
    if (watched || told || reached) returned.current = null;
    else was.offline = offline;
  };
  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    const changed = (): void => {
      if (document.hidden) {
        left.current ??= latest.current.step;
        return;
      }
      if (left.current === null) return;
      returned.current = { from: left.current, at: Date.now(), offline: false };
      left.current = null;
      looking.current();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes at the table may be what was missed
  useEffect(() => looking.current(), [table]);
}

/** Whether somebody has pressed anything since the recap came. */
function useTouched(shown: boolean): RefObject<boolean> {
  const touched = useRef(false);
  useEffect(() => {
    if (!shown) return;
    touched.current = false;
    const touch = (): void => {
      touched.current = true;
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, touch, { capture: true });
    return () => {
      for (const event of events) removeEventListener(event, touch, { capture: true });
    };
  }, [shown]);
  return touched;
}
