import type { CastlesAction, CastlesTypes } from '@luftschloss/engine/castles';
import { adviceFrom } from '../advice.ts';
import type { Hints } from '../hints.ts';
import { ponder } from './hard.ts';
import { reasonsFor } from './reasons.ts';

export const hints: Hints<CastlesTypes> = (rules, view, rng, budget) =>
  adviceFrom(ponder(rules, view, rng, budget), { reasonsFor: (action) => reasonsFor(view, action), ideaOf });

/** One tile at another place is no new idea. */
function ideaOf(action: CastlesAction): string {
  return 'tile' in action ? `${action.type} ${action.tile}` : JSON.stringify(action);
}
