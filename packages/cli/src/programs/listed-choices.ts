import type { Choice, GameTypes, Rules } from '@luftschloss/engine/kernel';

/** Enough for every placement of every room; only orders of prices are more. */
const MOST_LISTED = 1000;

/** The legal actions; where there are too many to write down, some of each choice, evenly spread. */
export function listedChoices<G extends GameTypes>(
  rules: Rules<G>,
  view: G['view'],
): { readonly choices: readonly G['action'][]; readonly more: number } {
  const all = rules.choices(view);
  const counts = all.map((choice) => choice.count());
  const total = counts.reduce((sum, count) => sum + count, 0);
  const share = Math.min(1, MOST_LISTED / total);
  const choices = all.flatMap((choice, index) => spread(choice, counts[index], Math.ceil(counts[index] * share)));
  return { choices, more: total - choices.length };
}

function spread<Action>(choice: Choice<Action>, count: number, wanted: number): Action[] {
  return Array.from({ length: wanted }, (_, index) => choice.at(Math.floor((index * count) / wanted)));
}
