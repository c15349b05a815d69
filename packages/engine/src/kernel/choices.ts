import type { Choice, GameTypes, Rules } from './rules.ts';

type KindOf<Action> = Choice<Action>['kind'];

export function single<A extends { type: string }>(action: A): Choice<A> {
  return { kind: action.type as KindOf<A>, count: () => 1, at: () => action };
}

/** Actions that are listed only when somebody asks for them. */
export function listed<A extends { type: string }, T>(kind: KindOf<A>, items: () => readonly T[], make: (item: T) => A): Choice<A> {
  let made: readonly T[] | null = null;
  const all = (): readonly T[] => {
    made ??= items();
    return made;
  };
  return { kind, count: () => all().length, at: (index) => make(all()[index]) };
}

/** Every order of the items, by number: equal items make equal orders, which are counted once each. */
export function orders<A extends { type: string }, T>(kind: KindOf<A>, items: readonly T[], make: (order: T[]) => A): Choice<A> {
  let total = 1;
  for (let i = 2; i <= items.length; i++) total *= i;
  return { kind, count: () => total, at: (index) => make(order(items, index)) };
}

function order<T>(items: readonly T[], index: number): T[] {
  const rest = [...items];
  const ordered: T[] = [];
  let remaining = index;
  while (rest.length > 0) {
    const next = remaining % rest.length;
    remaining = Math.floor(remaining / rest.length);
    ordered.push(...rest.splice(next, 1));
  }
  return ordered;
}

/** Every way to take from `min` to `max` of the items, without regard to order. */
export function subsets<T>(items: readonly T[], min: number, max: number): T[][] {
  const found: T[][] = [];
  const take = (from: number, taken: T[]): void => {
    if (taken.length >= min) found.push([...taken]);
    if (taken.length === max) return;
    for (let i = from; i < items.length; i++) take(i + 1, [...taken, items[i]]);
  };
  take(0, []);
  return found;
}

/** All legal actions one by one. Beware of kinds with thousands of them. */
export function* actionsOf<G extends GameTypes>(rules: Rules<G>, view: G['view']): Generator<G['action']> {
  for (const choice of rules.choices(view)) {
    const count = choice.count();
    for (let i = 0; i < count; i++) yield choice.at(i);
  }
}
