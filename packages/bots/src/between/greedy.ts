import type { Between, BetweenAction, BetweenView } from '@luftschloss/engine/between';
import type { Player } from '@luftschloss/engine/kernel';
import { type Option, optionsOf } from './options.ts';

/** Drafts and places for both own castles, looks one tile ahead, and sees nothing but its view. */
export const greedy: Player<Between> = {
  name: 'greedy',
  choose: (_rules, view) => greedyAction(view),
};

export function greedyAction(view: BetweenView): BetweenAction {
  return best(optionsOf(view, view.viewer ?? 0, false)).action;
}

/** The first of the best. */
export function best(options: readonly Option[]): Option {
  let top = options[0];
  for (const option of options) if (option.value > top.value) top = option;
  return top;
}
