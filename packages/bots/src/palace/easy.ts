import type { Player, Seat } from '@luftschloss/engine/kernel';
import { type PalaceGame, placementOf } from '@luftschloss/engine/palace';
import { bestBuilds } from './building.ts';
import { greedy } from './greedy.ts';
import { valuationOf } from './valuation.ts';

/** Of so many places where something could be built, a beginner notices one. */
const NOTICES_ONE_IN = 4;

/** Knows the rules and what things are worth, but sees only some of the places for a tile, and builds whenever there is one. */
export const easy: Player<PalaceGame> = {
  name: 'easy',
  choose(rules, view, rng) {
    if (view.agenda[0].type === 'act') {
      const all = bestBuilds(valuationOf(view, view.viewer as Seat), Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
      const noticed = all.find(() => rng.below(NOTICES_ONE_IN) === 0) ?? all[0];
      if (noticed) return { type: 'build', tile: noticed.tile, ...placementOf(noticed.code) };
    }
    return greedy.choose(rules, view, rng);
  },
};
