import { type CastlesView, castles } from '@luftschloss/engine/castles';
import { useEffect, useRef } from 'react';
import type { TableControls } from '../../table/useTable.ts';

/** Time to see that a round has ended, in milliseconds. */
const PAUSE = 350;

/** Drawing the rooms of a round is a question with one answer: it is given by itself. */
export function useDrawing({ table, live, act }: TableControls, view: CastlesView, deciding: boolean): void {
  const latest = useRef(act);
  latest.current = act;
  const draws = live && deciding && table.handOver === null && !table.sending && hasOnlyToDraw(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round draws once.
  useEffect(() => {
    if (!draws) return;
    const timer = setTimeout(() => latest.current({ type: 'draw' }), PAUSE);
    return () => clearTimeout(timer);
  }, [draws, table.step]);
}

export function hasOnlyToDraw(view: CastlesView): boolean {
  if (view.ask?.type !== 'draw-rooms') return false;
  return castles.choices(view).every(({ kind }) => kind === 'draw');
}
