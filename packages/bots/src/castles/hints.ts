import type { CastlesTypes } from '@luftschloss/engine/castles';
import { adviceFrom } from '../advice.ts';
import type { Hints } from '../hints.ts';
import { ponder } from './hard.ts';
import { reasonsFor } from './reasons.ts';

export const hints: Hints<CastlesTypes> = (rules, view, rng, budget) =>
  adviceFrom(ponder(rules, view, rng, budget), (action) => reasonsFor(view, action));
