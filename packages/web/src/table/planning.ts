import { useEffect, useMemo, useState } from 'react';
import type { TableControls } from './useTable.ts';
import { isMyTurn } from './useTable.ts';

/** Trying things out while others decide. Nothing of it leaves this page. */
export interface Planning<View> {
  readonly view: View | null; // the table as if it were the viewer's turn, while somebody plans
  readonly possible: boolean;
  toggle(): void;
}

/** `asIf`: how the table would look if it were the viewer's turn; `null` where there is nothing to plan. What others do changes the plan's table, never ends it. */
export function usePlanning<View>({ table, shown, live }: TableControls, asIf: (view: View) => View | null): Planning<View> {
  const [wanted, setWanted] = useState(false);
  const mine = isMyTurn(table);
  const { viewer, handOver, stopped, result, standIns } = table;
  const waiting = live && !mine && viewer !== null && handOver === null && !stopped && result === null && !standIns[viewer];
  const view = shown.view as View;
  const planned = useMemo(() => (waiting ? asIf(view) : null), [waiting, asIf, view]);
  useEffect(() => {
    // What was planned lies in hand when the turn comes: then it is no plan any more.
    if (mine) setWanted(false);
  }, [mine]);
  return { view: wanted ? planned : null, possible: planned !== null, toggle: () => setWanted(!wanted) };
}
