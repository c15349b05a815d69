import type { Hint } from './hints.ts';
import type { Answer } from './search/index.ts';

const HINTS = 3;

/** What a search would do, and the next best things that it thought about. */
export function adviceFrom<Action>({ action, ranked }: Answer<Action>, reasonsFor: (action: Action) => string[]): Hint<Action>[] {
  const best = ranked.filter((each) => each.action === action);
  const others = ranked.filter((each) => each.action !== action && each.worlds > 0).sort((a, b) => b.mean - a.mean);
  return [...best, ...others]
    .slice(0, HINTS)
    .map((each) => ({ action: each.action, promise: each.worlds > 0 ? each.mean : 0, reasons: reasonsFor(each.action) }));
}
