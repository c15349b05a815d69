import type { CastlesAction, CastlesView } from '@luftschloss/engine/castles';
import { useEffect, useRef } from 'react';
import { useGuide } from '../../table/guide.ts';
import type { HandControls } from './useHand.ts';

/** In a lesson: tells it what is in hand, and takes in hand what it wants to show. */
export function useGuided(view: CastlesView, hand: HandControls): void {
  const guide = useGuide();
  const action = hand.action();
  const latest = useRef({ guide, hand });
  latest.current = { guide, hand };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is a reason to say again what is in hand.
  useEffect(() => latest.current.guide?.held(action), [action, view]);
  const shown = guide?.shown ?? 0;
  useEffect(() => {
    const now = latest.current;
    if (shown > 0 && now.guide?.wanted) now.hand.layOut(now.guide.wanted as CastlesAction);
  }, [shown]);
}
