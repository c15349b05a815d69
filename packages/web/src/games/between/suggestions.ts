import { type BetweenView, isTile, placeable, previewAddition, type Suggestion } from '@luftschloss/engine/between';
import { useState } from 'react';

/** A suggestion for one of my castles, as it is shown. */
export interface ShownSuggestion {
  readonly key: string;
  readonly suggestion: Suggestion;
  readonly gain: number;
  readonly mine: boolean; // I made it
  readonly doable: boolean; // it is about something that I can do now
}

function keyOf({ castle, by, option, x, y }: Suggestion): string {
  return [castle, by, option, x, y].join(' ');
}

/** B-2.2: advice that nobody has to take. What I do not want is out of my sight only. */
export function useSuggestions(view: BetweenView): { readonly shown: readonly ShownSuggestion[]; dismiss(key: string): void } {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const me = view.viewer;
  const shown = view.suggestions.map((suggestion) => ({
    key: keyOf(suggestion),
    suggestion,
    gain: gainOf(view, suggestion),
    mine: suggestion.by === me,
    doable: me !== null && canDo(view, me, suggestion),
  }));
  return { shown: shown.filter(({ key }) => !dismissed.includes(key)), dismiss: (key) => setDismissed([...dismissed, key]) };
}

function gainOf(view: BetweenView, { castle, option, x, y }: Suggestion): number {
  if (!isTile(option) || x === undefined || y === undefined) return 0;
  return previewAddition(view, castle, { tile: option, x, y }).gain;
}

function canDo(view: BetweenView, me: number, { castle, option }: Suggestion): boolean {
  const bonus = view.waiting[castle];
  return bonus ? bonus.by === me && bonus.options.includes(option) : placeable(view, me, castle).includes(option);
}
