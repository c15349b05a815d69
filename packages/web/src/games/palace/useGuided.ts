import type { PalaceAction, PalaceView } from '@luftschloss/engine/palace';
import { useEffect, useRef } from 'react';
import { useGuide } from '../../table/guide.ts';
import type { Draft } from './draft.ts';
import type { DraftControls } from './useDraft.ts';

/** In a lesson: tells it what is drafted, and drafts what it wants to show. */
export function useGuided(view: PalaceView, controls: DraftControls): void {
  const guide = useGuide();
  const { action, draft } = controls;
  const latest = useRef({ guide, controls });
  latest.current = { guide, controls };
  const tile = draft?.kind === 'tile' ? draft.tile : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is a reason to say again what is drafted.
  useEffect(() => {
    // A tile that lies nowhere yet is no action, but a step towards one.
    latest.current.guide?.held(action ?? (tile === null ? null : { type: 'holding', tile }));
  }, [action, tile, view]);
  const shown = guide?.shown ?? 0;
  useEffect(() => {
    const now = latest.current;
    const wanted = shown > 0 && now.guide?.wanted ? draftFor(now.guide.wanted as PalaceAction) : null;
    if (wanted) now.controls.set(wanted);
  }, [shown]);
}

/** The draft in which an action lies ready. */
function draftFor(action: PalaceAction): Draft | null {
  switch (action.type) {
    case 'build': {
      const { tile, x, y, turns } = action;
      return { kind: 'tile', tile, cell: { x, y }, turns, slot: null };
    }
    case 'pay':
      return { kind: 'pay', swans: action.swans, secret: action.secret };
    case 'activate':
      return { kind: 'tile', tile: action.tile, cell: null, turns: 0, slot: action.slot };
    case 'ask-favor':
      return { kind: 'ask-favor' };
    case 'keep-favor':
      return { kind: 'favor', favor: action.favor, slot: action.slot };
    default:
      return null;
  }
}
