import type { Rng } from './rng.ts';
import type { Choice } from './rules.ts';
import type { Player } from './simulate.ts';

/** Uniform over the kinds of action that are possible, then over the choices of that kind. */
export const randomPlayer: Player = {
  name: 'random',
  choose: (rules, view, rng) => randomAction(rules.choices(view), rng),
};

export function randomAction<A extends { readonly type: string }>(choices: readonly Choice<A>[], rng: Rng): A {
  const kinds = rng.shuffle([...new Set(choices.map(kindOf))]);
  for (const kind of kinds) {
    const ofKind = choices.filter((choice) => kindOf(choice) === kind);
    const counts = ofKind.map((choice) => choice.count());
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === 0) continue;
    let index = rng.below(total);
    for (const [i, choice] of ofKind.entries()) {
      if (index < counts[i]) return choice.at(index);
      index -= counts[i];
    }
  }
  throw new Error('there is no legal action to choose from');
}

function kindOf<A>({ kind, variant }: Choice<A>): string {
  return variant === undefined ? String(kind) : `${kind} ${variant}`;
}
