import type { CastlesTypes } from '@luftschloss/engine/castles';
import type { Hints } from '../hints.ts';
import { ponder } from './hard.ts';
import { reasonsFor } from './reasons.ts';

const HINTS = 3;

/** What the hard level would do, and the next best things that it thought about. */
export const hints: Hints<CastlesTypes> = (rules, view, rng, budget) => {
  const { action, ranked } = ponder(rules, view, rng, budget);
  const best = ranked.filter((each) => each.action === action);
  const others = ranked.filter((each) => each.action !== action && each.worlds > 0).sort((a, b) => b.mean - a.mean);
  return [...best, ...others]
    .slice(0, HINTS)
    .map((each) => ({ action: each.action, promise: each.worlds > 0 ? each.mean : 0, reasons: reasonsFor(view, each.action) }));
};
