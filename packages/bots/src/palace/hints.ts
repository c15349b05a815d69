import type { PalaceAction, PalaceGame } from '@luftschloss/engine/palace';
import { adviceFrom } from '../advice.ts';
import type { Hints } from '../hints.ts';
import { ponder } from './hard.ts';
import { reasonsFor } from './reasons.ts';

export const hints: Hints<PalaceGame> = (rules, view, rng, budget) =>
  adviceFrom(ponder(rules, view, rng, budget), { reasonsFor: (action) => reasonsFor(view, action), ideaOf });

/** One tile at another place is no new idea. */
function ideaOf(action: PalaceAction): string {
  return action.type === 'build' ? action.tile : JSON.stringify(action);
}
