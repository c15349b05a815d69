import type { Player, Rng, Seat } from '@luftschloss/engine/kernel';
import { type PalaceGame, placementOf } from '@luftschloss/engine/palace';
import { type Build, bestBuilds } from './building.ts';
import { greedy } from './greedy.ts';
import { valuationOf } from './valuation.ts';

/** Takes a fancy to any tile that can be paid, sees only some of the places for it, and builds whenever there is one. */
export const easy = casual('easy', 17, fancied);
/** Thinks of all tiles, and overlooks most of the places for them. */
export const medium = casual('medium', 13, (builds) => builds);

/**
 * @param noticed of a hundred places where something could be built, how many are thought of
 * @param thoughtOf the builds among which these places are
 */
function casual(name: string, noticed: number, thoughtOf: (builds: readonly Build[], rng: Rng) => readonly Build[]): Player<PalaceGame> {
  return {
    name,
    choose(rules, view, rng) {
      if (view.agenda[0].type === 'act') {
        const all = bestBuilds(valuationOf(view, view.viewer as Seat), Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
        const some = thoughtOf(all, rng);
        const seen = some.find(() => rng.below(100) < noticed) ?? some[0];
        if (seen) return { type: 'build', tile: seen.tile, ...placementOf(seen.code) };
      }
      return greedy.choose(rules, view, rng);
    },
  };
}

/** All builds of one tile. */
function fancied(builds: readonly Build[], rng: Rng): readonly Build[] {
  if (builds.length === 0) return builds;
  const tile = rng.pick([...new Set(builds.map((build) => build.tile))]);
  return builds.filter((build) => build.tile === tile);
}
