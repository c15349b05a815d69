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

/** Every order of the items, by number: equal items make equal orders, which are counted once. */
export function orders<A extends { type: string }, T>(kind: KindOf<A>, items: readonly T[], make: (order: T[]) => A): Choice<A> {
  const kinds = [...new Set(items)];
  const amounts = kinds.map((item) => items.filter((other) => other === item).length);
  return { kind, count: () => arrangements(amounts), at: (index) => make(arrangement(amounts, index).map((each) => kinds[each])) };
}

/** In how many ways so many of each kind can be put in a row. */
function arrangements(amounts: readonly number[]): number {
  let ways = 1;
  let placed = 0;
  for (const amount of amounts) for (let i = 1; i <= amount; i++) ways = (ways * ++placed) / i;
  return Math.round(ways);
}

function arrangement(amounts: readonly number[], index: number): number[] {
  const left = [...amounts];
  const row: number[] = [];
  let before = index;
  for (let kind = 0; kind < left.length; ) {
    if (left[kind] === 0) {
      kind++;
      continue;
    }
    left[kind]--;
    const ways = arrangements(left);
    if (before < ways) {
      row.push(kind);
      kind = 0;
    } else {
      before -= ways;
      left[kind++]++;
    }
  }
  return row;
}

/** Every way to take from `min` to `max` of the items, without regard to order. */
export function subsets<T>(items: readonly T[], min: number, max: number): T[][] {
  const found: T[][] = [];
  const take = (from: number, taken: T[]): void => {
    if (taken.length >= min) found.push([...taken]);
    if (taken.length === max) return;
    const last = Math.min(items.length - 1, items.length - min + taken.length);
    for (let i = from; i <= last; i++) take(i + 1, [...taken, items[i]]);
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

/** The first legal action, for whoever must act and has nothing better. */
export function firstAction<G extends GameTypes>(rules: Rules<G>, view: G['view']): G['action'] {
  const first = actionsOf(rules, view).next();
  if (first.done) throw new Error(`somebody must act in ${rules.id} but has no legal action`);
  return first.value;
}
