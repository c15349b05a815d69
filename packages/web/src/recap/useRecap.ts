import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TableControls } from '../table/useTable.ts';
import { isMyTurn } from '../table/useTable.ts';
import { isWorthARecap, lastDecided } from './recap.ts';
import { recapWanted } from './setting.ts';

export interface RecapControls {
  readonly since: number | null; // after so many actions the recap begins; `null`: none is shown
  close(): void;
}

/**
 * Whoever comes back to a table where others have acted is told so: when it is opened, and when its page was out of sight meanwhile. Whoever watches needs no
 * recap, and the viewer's next decision ends it.
 */
export function useRecap({ table, lookBack }: TableControls): RecapControls {
  const [since, setSince] = useState<number | null>(null);
  const { view, step, log, back, result, stopped } = table;
  const mine = isMyTurn(table) && result === null && !stopped && view !== null;
  const arrived = useRef(false);
  const left = useRef<number | null>(null); // the step at which the page went out of sight
  const latest = useRef({ table, mine });
  latest.current = { table, mine };
  useEffect(() => {
    if (arrived.current || view === null || step === 0 || log.length === 0) return;
    arrived.current = true;
    const from = lastDecided({ back });
    if (mine && recapWanted() && isWorthARecap(log, from)) setSince(from);
  }, [view, step, log, back, mine]);
  useEffect(() => {
    const changed = (): void => {
      const { table: now, mine: asked } = latest.current;
      if (document.hidden) {
        left.current = now.step;
        return;
      }
      const from = Math.max(left.current ?? now.step, lastDecided(now));
      left.current = null;
      if (asked && recapWanted() && isWorthARecap(now.log, from)) setSince(from);
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
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
