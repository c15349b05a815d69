import type { Between } from '@luftschloss/engine/between';
import type { Player, Seat } from '@luftschloss/engine/kernel';
import { best } from './greedy.ts';
import { optionsOf } from './options.ts';

/** Overlooks most of what could be done and takes the best of what is left. */
export const easy = casual('easy', 33);
/** Overlooks less. */
export const medium = casual('medium', 67);

/** @param noticed of a hundred things that could be done, how many are thought of */
function casual(name: string, noticed: number): Player<Between> {
  return {
    name,
    choose(_rules, view, rng) {
      const options = optionsOf(view, view.viewer as Seat, true);
      const seen = options.filter(() => rng.below(100) < noticed);
      return (seen.length > 0 ? best(seen) : rng.pick(options)).action;
    },
  };
}
