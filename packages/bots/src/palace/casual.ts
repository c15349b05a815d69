import type { Player, Seat } from '@luftschloss/engine/kernel';
import { type PalaceGame, placementOf } from '@luftschloss/engine/palace';
import { bestBuilds } from './building.ts';
import { greedy } from './greedy.ts';
import { valuationOf } from './valuation.ts';

/** Sees only some of the places for a tile, and builds whenever there is one. */
export const easy = casual('easy', 25);
/** Sees most of the places. */
export const medium = casual('medium', 50);

/** @param noticed of a hundred places where something could be built, how many are thought of */
function casual(name: string, noticed: number): Player<PalaceGame> {
  return {
    name,
    choose(rules, view, rng) {
      if (view.agenda[0].type === 'act') {
        const all = bestBuilds(valuationOf(view, view.viewer as Seat), Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
        const seen = all.find(() => rng.below(100) < noticed) ?? all[0];
        if (seen) return { type: 'build', tile: seen.tile, ...placementOf(seen.code) };
      }
      return greedy.choose(rules, view, rng);
    },
  };
}
