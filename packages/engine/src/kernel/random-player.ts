import type { Rng } from './rng.ts';
import type { Choice } from './rules.ts';
import type { Player } from './simulate.ts';

/** Uniform over the kinds of action that are possible, then over the choices of that kind, then over the actions of that choice. */
export const randomPlayer: Player = {
  name: 'random',
  choose: (rules, view, rng) => randomAction(rules.choices(view), rng),
};

/** Counts only the choices that are drawn: to count all places of all rooms takes longer than to play one of them. */
export function randomAction<A extends { readonly type: string }>(choices: readonly Choice<A>[], rng: Rng): A {
  const kinds = new Map<string, Choice<A>[]>();
  for (const choice of choices) {
    const kind = kindOf(choice);
    const same = kinds.get(kind);
    if (same) same.push(choice);
    else kinds.set(kind, [choice]);
  }
  const rest = [...kinds.values()];
  while (rest.length > 0) {
    const drawn = rng.below(rest.length);
    const ofKind = rest[drawn];
    while (ofKind.length > 0) {
      const [choice] = ofKind.splice(rng.below(ofKind.length), 1);
      const count = choice.count();
      if (count > 0) return choice.at(rng.below(count));
    }
    rest.splice(drawn, 1);
  }
  throw new Error('there is no legal action to choose from');
}

function kindOf<A>({ kind, variant }: Choice<A>): string {
  return variant === undefined ? String(kind) : `${kind} ${variant}`;
}
