import { type BetweenView, between, outOfTurn } from '@luftschloss/engine/between';
import { useMemo } from 'react';
import type { Telling } from '../../table/telling.ts';
import type { TableControls } from '../../table/useTable.ts';
import { suggestedAction } from './hold.ts';
import { useTableKeys } from './keys.ts';
import { type ShownSuggestion, useSuggestions } from './suggestions.ts';
import { previewOf, type Table } from './table.ts';
import type { HoldControls } from './useHold.ts';

interface Trying extends Pick<Table, 'preview' | 'refusal' | 'rule' | 'suggestions' | 'doIt' | 'confirm'> {
  readonly confirmable: boolean;
}

/** What would come of what is held, and how it is confirmed; what partners suggest, and how that is done. */
export function useTrying(
  view: BetweenView,
  hold: HoldControls,
  { controls, telling, allowed, help }: { controls: TableControls; telling: Telling; allowed: boolean; help(): void },
): Trying {
  const preview = useMemo(() => previewOf(view, hold.hold), [view, hold.hold]);
  const refused = useMemo(() => hold.action && between.refusal(view, hold.action), [view, hold.action]);
  const refusal = refused && telling.refusal(refused);
  const rule = refused && `why:${refused.code}`;
  const suggestions = useSuggestions(view);
  const confirmable = allowed && hold.action !== null && refusal === null;
  const confirm = (): void => {
    if (!confirmable || !hold.action) return;
    controls.act(hold.action);
    // Advice changes nothing of the question: what was tried for it is done with.
    if (outOfTurn(hold.action)) hold.put(null);
  };
  const doIt = ({ suggestion }: ShownSuggestion): void => {
    const action = suggestedAction(view, suggestion);
    if (action) controls.act(action);
  };
  const toAnswer = suggestions.shown.find(({ mine }) => !mine) ?? null;
  useTableKeys({
    controls: hold,
    confirm: confirmable ? confirm : null,
    answer: toAnswer && ((yes) => (yes && toAnswer.doable ? doIt(toAnswer) : suggestions.dismiss(toAnswer.key))),
    help,
  });
  return { preview, refusal, rule, suggestions, confirmable, confirm, doIt };
}
