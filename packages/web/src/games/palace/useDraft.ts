import { type PalaceView, palace } from '@luftschloss/engine/palace';
import { useCallback, useMemo, useState } from 'react';
import { type Keeping, type Kept, LET_GO, useHeld } from '../../table/held.ts';
import { actionOf, type Draft, keptDraft, suggestedDraft } from './draft.ts';
import { useTexts } from './useTexts.ts';

export interface DraftControls {
  readonly draft: Draft | null;
  readonly own: boolean; // somebody has changed what was suggested
  set(draft: Draft | null): void;
  /** The action, if it is complete and the rules allow it. */
  readonly action: ReturnType<typeof actionOf>;
}

/** `null`: put back on purpose. */
interface Grip {
  readonly draft: Draft | null;
}

/** What somebody is about to do. It stays whatever others do, as long as it is possible; looking back, things can be tried as they could have been. */
export function useDraft(view: PalaceView, deciding: boolean, keeping: Keeping): DraftControls {
  const { live } = keeping;
  const texts = useTexts();
  const keep = useCallback(
    ({ draft }: Grip): Kept<Grip> => {
      if (!deciding || draft === null) return LET_GO;
      const { held, change } = keptDraft(view, draft, texts);
      return { held: held && { draft: held }, change };
    },
    [view, deciding, texts],
  );
  const [held, setHeld] = useHeld(view, keeping, keep);
  const [tried, setTried] = useState<{ readonly view: PalaceView; readonly grip: Grip } | null>(null);
  const suggested = useMemo(() => (deciding ? suggestedDraft(view) : null), [view, deciding]);
  const grip = live ? held : tried?.view === view ? tried.grip : null;
  const draft = grip ? grip.draft : suggested;
  const shown = deciding || !live ? draft : null;
  const action = useMemo(() => {
    const complete = shown && actionOf(shown);
    return complete && palace.refusal(view, complete) === null ? complete : null;
  }, [shown, view]);
  const set = (next: Draft | null): void => (live ? setHeld({ draft: next }) : setTried({ view, grip: { draft: next } }));
  return { draft: shown, own: grip !== null, set, action };
}
