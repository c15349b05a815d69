import type { Hint } from '@luftschloss/bots';
import type { GameTypes } from '@luftschloss/engine/kernel';
import { useEffect, useRef, useState } from 'react';
import { rulesOf, screenOf } from '../games/index.ts';
import type { TableSnapshot } from './link.ts';
import { type Thinker, workerThinker } from './thinker.ts';
import { decidedSince } from './turns.ts';
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
  readonly number: number;
  readonly step: number; // of the table, when they were asked for
  readonly hints: readonly Hint[] | null;
}

/** Hints about the question that the viewer is asked now. They stay while others move, as long as all of them can be followed. */
export function useHints({ table, live }: TableControls): HintControls {
  const thinker = useRef<Thinker | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => () => thinker.current?.close(), []);
  const { game, view, id, step } = table;
  const current = asked && stands(asked, table) ? asked : null;
  const ask = (): void => {
    thinker.current ??= workerThinker();
    const number = (asked?.number ?? 0) + 1;
    setAsked({ number, step, hints: null });
    const answer = thinker.current.think({ game, bot: 'hard', view, seed: `hint-${id}-${step}`, hints: true });
    const told = (hints: readonly Hint[]): void => setAsked((before) => (before?.number === number ? { ...before, hints } : before));
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

function stands({ step, hints }: Asked, table: TableSnapshot): boolean {
  if (!isMyTurn(table) || decidedSince(table, step)) return false;
  const rules = rulesOf(table.game);
  return (hints ?? []).every(({ action }) => rules?.refusal(table.view as GameTypes['view'], action) === null);
}
