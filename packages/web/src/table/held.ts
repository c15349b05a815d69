import type { Language } from '@luftschloss/words';
import { useEffect, useMemo, useState } from 'react';

/** What has changed, said when it is shown: in whatever language is read then. */
export type Change = string | ((language: Language) => string);

/** What decides whether something that a person holds outlives a change of the table. */
export interface Keeping {
  readonly live: boolean; // false while looking back: what is held waits
  /** Whether the viewer has acted since: then nothing needs to be kept or said. */
  acted(): boolean;
  tell(change: Change): void;
}

/** What of it can still be held now that the table looks different, and what has to be said about that. */
export interface Kept<T> {
  readonly held: T | null;
  readonly change: Change | null;
}

export const LET_GO: Kept<never> = { held: null, change: null };

/**
 * Something that a person holds, chooses or previews. It stays whatever others do and however often the connection comes back, as long as `keep` finds it
 * possible; else a line says what changed. A person's own action is done with it.
 */
export function useHeld<T>(
  view: unknown,
  { live, acted, tell }: Keeping,
  keep: (held: T) => Kept<T>,
): [T | null, (next: T | null) => void] {
  const [taken, setTaken] = useState<{ readonly view: unknown; readonly held: T } | null>(null);
  const kept = useMemo((): Kept<T> => {
    if (!taken || !live) return LET_GO;
    if (taken.view === view) return { held: taken.held, change: null };
    return acted() ? LET_GO : keep(taken.held);
  }, [taken, live, view, acted, keep]);
  useEffect(() => {
    if (!live || !taken || taken.view === view) return;
    if (kept.change !== null) tell(kept.change);
    setTaken(kept.held === null ? null : { view, held: kept.held });
  }, [live, taken, view, kept, tell]);
  return [kept.held, (next) => setTaken(next === null ? null : { view, held: next })];
}
