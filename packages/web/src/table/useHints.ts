import type { Hint } from '@luftschloss/bots';
import { useEffect, useRef, useState } from 'react';
import { screenOf } from '../games/index.ts';
import { type Thinker, workerThinker } from './thinker.ts';
import { isMyTurn, type TableControls } from './useTable.ts';

export interface HintControls {
  /** Whether there is a question that hints can be asked about. */
  readonly possible: boolean;
  readonly thinking: boolean;
  readonly hints: readonly Hint[] | null;
  ask(): void;
  close(): void;
}

interface Asked {
  readonly view: unknown;
  readonly hints: readonly Hint[] | null;
}

/** Hints about the question that the viewer is asked now; whatever was found out is forgotten as soon as the game goes on. */
export function useHints({ table, live }: TableControls): HintControls {
  const thinker = useRef<Thinker | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => () => thinker.current?.close(), []);
  const { game, view, id, step } = table;
  const current = asked?.view === view ? asked : null;
  const ask = (): void => {
    thinker.current ??= workerThinker();
    setAsked({ view, hints: null });
    const answer = thinker.current.think({ game, bot: 'hard', view, seed: `hint ${id} ${step}`, hints: true });
    const told = (hints: readonly Hint[]): void => setAsked((before) => (before?.view === view ? { view, hints } : before));
    answer.then(
      (hints) => told(hints as readonly Hint[]),
      () => told([]),
    );
  };
  return {
    possible: live && isMyTurn(table) && screenOf(game)?.hints === true,
    thinking: current !== null && current.hints === null,
    hints: current?.hints ?? null,
    ask,
    close: () => setAsked(null),
  };
}
