import type { BetweenAction, BetweenView } from '@luftschloss/engine/between';
import { useEffect, useRef } from 'react';
import { useGuide } from '../../table/guide.ts';
import { type Hold, offersOf } from './hold.ts';
import type { HoldControls } from './useHold.ts';

/** In a lesson: tells it what is held, and holds what it wants to show. */
export function useGuided(view: BetweenView, controls: HoldControls): void {
  const guide = useGuide();
  const { action, tile } = controls;
  const latest = useRef({ guide, controls, view });
  latest.current = { guide, controls, view };
  const held = tile?.tile ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is a reason to say again what is held.
  useEffect(() => {
    // A tile that lies nowhere yet is no action, but a step towards one.
    latest.current.guide?.held(action ?? (held === null ? null : { type: 'holding', tile: held }));
  }, [action, held, view]);
  const shown = guide?.shown ?? 0;
  useEffect(() => {
    const now = latest.current;
    const hold = shown > 0 && now.guide?.wanted ? holdFor(now.view, now.guide.wanted as BetweenAction) : null;
    if (hold) now.controls.put(hold);
  }, [shown]);
}

/** What is held when an action lies ready. */
function holdFor(view: BetweenView, action: BetweenAction): Hold | null {
  switch (action.type) {
    case 'choose':
      return { kind: 'keep', tiles: action.tiles };
    case 'place': {
      const { tile, castle, x, y } = action;
      const offer = offersOf(view).find((each) => each.tile === tile && each.castles.includes(castle));
      return offer ? { kind: 'tile', ...offer, castle, at: { x, y }, settled: true } : null;
    }
    case 'attendant':
      return { kind: 'option', castle: action.castle, option: action.attendant };
    default:
      return null;
  }
}
