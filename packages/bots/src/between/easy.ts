import type { Between } from '@luftschloss/engine/between';
import type { Player, Seat } from '@luftschloss/engine/kernel';
import { best } from './greedy.ts';
import { optionsOf } from './options.ts';

/** A beginner notices one in this many of the things that could be done. */
const NOTICES_ONE_IN = 3;

/** Overlooks most of what could be done and takes the best of what is left. */
export const easy: Player<Between> = {
  name: 'easy',
  choose(_rules, view, rng) {
    const options = optionsOf(view, view.viewer as Seat, true);
    const noticed = options.filter(() => rng.below(NOTICES_ONE_IN) === 0);
    return (noticed.length > 0 ? best(noticed) : rng.pick(options)).action;
  },
};
