import { currentTask, type PalaceView, previewOf } from '@luftschloss/engine/palace';
import { useMemo } from 'react';
import type { TableInPlay } from '../../table/useTableInPlay.ts';
import type { DraftOf } from './draft.ts';
import { type MoatEnd, moatEnds } from './moat-ends.ts';
import { type DraftControls, useDraft } from './useDraft.ts';
import { useGuided } from './useGuided.ts';
import { type TileInHand, useTileInHand } from './useTileInHand.ts';

/** What somebody is about to do, from the first thing taken up to the last word. */
export interface Move extends DraftControls {
  readonly hand: TileInHand;
  readonly placing: DraftOf<'tile'> | null; // the tile in hand, unless a question asks for one
  readonly paying: DraftOf<'pay'> | null;
  readonly ends: readonly MoatEnd[]; // of the moat, where something can be done
  readonly after: PalaceView | null; // the table as it would be then
  readonly choosing: boolean; // a question takes the place of the log
  readonly confirm: (() => void) | null; // none while it is incomplete, or nothing is asked
  lay(end: MoatEnd): void;
}

export function useMove({ view, tried, deciding, trying, keeping, controls: { act } }: TableInPlay<PalaceView>): Move {
  const drafting = useDraft(tried, trying, keeping);
  const { draft, action } = drafting;
  useGuided(view, drafting);
  const hand = useTileInHand(tried, trying, drafting);
  const ends = useMemo(() => (deciding ? moatEnds(view, draft) : []), [view, deciding, draft]);
  const after = useMemo(() => hand.way?.preview.after ?? slotPreview(tried, action), [hand.way, tried, action]);
  const paying = draft?.kind === 'pay' ? draft : null;
  const placing = hand.held?.tile != null && currentTask(tried)?.type !== 'take-room' ? hand.held : null;
  return {
    ...drafting,
    hand,
    placing,
    paying,
    ends,
    after,
    choosing: (deciding && (asksOnSheet(view, draft) || paying !== null)) || (trying && placing !== null),
    confirm: deciding && action ? () => act(action) : null,
    lay: laying(drafting, act),
  };
}

/** What lies on the slots then. */
function slotPreview(view: PalaceView, action: DraftControls['action']): PalaceView | null {
  return action?.type === 'activate' ? previewOf(view, action).after : null;
}

function asksOnSheet(view: PalaceView, draft: DraftControls['draft']): boolean {
  const task = currentTask(view)?.type;
  return draft?.kind === 'ask-favor' || draft?.kind === 'move' || (task !== 'act' && task !== 'finish');
}

/** A moat tile is laid at once, unless that ends the game; a tile that is moved is taken, then laid. */
function laying({ draft, set }: DraftControls, act: (action: unknown) => void): Move['lay'] {
  return ({ place, role, ends }) => {
    if (draft?.kind === 'move') set(role === 'take' ? { kind: 'move', from: place, to: null } : { ...draft, to: place });
    else if (ends) set({ kind: 'moat', to: place });
    else act({ type: 'lay-moat', to: place });
  };
}
