import type { Between } from '@luftschloss/engine/between';
import { adviceFrom } from '../advice.ts';
import type { Hints } from '../hints.ts';
import { ponder } from './hard.ts';
import { reasonsFor } from './reasons.ts';

export const hints: Hints<Between> = (rules, view, rng, budget) =>
  adviceFrom(ponder({ rules, view, rng }, budget), { reasonsFor: (action) => reasonsFor(view, action) });
