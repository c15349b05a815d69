import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionsOf, type Choice, listed, orders, randomAction, rngFrom, single, subsets } from '../../src/kernel/index.ts';
import { dealt, highCard } from './toy-game.ts';

type Order = { type: 'order'; items: string[] };

function all<A>(choice: Choice<A>): A[] {
  return Array.from({ length: choice.count() }, (_, i) => choice.at(i));
}

describe('choices', () => {
  it('of a single action hold just that', () => {
    const action = { type: 'pass' } as const;
    const choice = single(action);
    expect(choice.kind).toBe('pass');
    expect(all(choice)).toEqual([action]);
  });

  it('are listed only when somebody asks, and only once', () => {
    let asked = 0;
    const choice = listed<{ type: 'take'; card: number }, number>(
      'take',
      () => {
        asked++;
        return [4, 5];
      },
      (card) => ({ type: 'take', card }),
    );
    expect(asked).toBe(0);
    expect(choice.count()).toBe(2);
    expect(choice.at(1)).toEqual({ type: 'take', card: 5 });
    expect(asked).toBe(1);
  });

  it('of orders are all orders of different items, each once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 6 }), (items) => {
        const choice = orders<Order, string>('order', items, (order) => ({ type: 'order', items: order }));
        const factorial = items.reduce((product, _, i) => product * (i + 1), 1);
        const made = all(choice).map((action) => action.items);
        expect(made.length).toBe(factorial);
        expect(new Set(made.map((order) => JSON.stringify(order))).size).toBe(factorial);
        for (const order of made) expect([...order].sort()).toEqual([...items].sort());
      }),
      { numRuns: 30 },
    );
  });

  it('of orders count equal orders of equal items once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }), (items) => {
        const made = all(orders<Order, string>('order', items, (order) => ({ type: 'order', items: order }))).map((each) =>
          each.items.join(),
        );
        expect(new Set(made).size).toBe(made.length);
        const every = all(
          orders<Order, number>('order', [...items.keys()], (order) => ({ type: 'order', items: order.map((i) => items[i]) })),
        );
        expect(new Set(made)).toEqual(new Set(every.map((each) => each.items.join())));
      }),
      { numRuns: 40 },
    );
  });

  it('of orders leave the items as they were', () => {
    const items = Object.freeze(['a', 'b', 'c']);
    const choice = orders<Order, string>('order', items, (order) => ({ type: 'order', items: order }));
    choice.at(5).items.push('d');
    expect(choice.at(0).items).toEqual(['a', 'b', 'c']);
  });

  it('of subsets are all of the sizes that are asked for, each once', () => {
    expect(subsets(['a', 'b', 'c'], 2, 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(subsets(['a', 'b'], 0, 5)).toEqual([[], ['a'], ['a', 'b'], ['b']]);
    expect(subsets([], 1, 1)).toEqual([]);
    fc.assert(
      fc.property(fc.nat(7), fc.nat(7), fc.nat(7), (size, a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const found = subsets([...Array(size).keys()], min, max);
        expect(new Set(found.map((subset) => subset.join())).size).toBe(found.length);
        let expected = 0;
        for (let mask = 0; mask < 2 ** size; mask++) {
          const bits = mask.toString(2).replaceAll('0', '').length;
          if (bits >= min && bits <= max) expected++;
        }
        expect(found.length).toBe(expected);
      }),
    );
  });

  it('of a view are walked one by one', () => {
    const state = dealt();
    const view = highCard.view(state, 0);
    expect([...actionsOf(highCard, view)]).toEqual([...new Set(state.hands[0])].map((card) => ({ type: 'pick', card })));
    expect([...actionsOf(highCard, highCard.view(state, null))]).toEqual([]);
  });
});

describe('the random player', () => {
  const many = listed<{ type: 'many'; n: number }, number>(
    'many',
    () => [0, 1, 2, 3],
    (n) => ({ type: 'many', n }),
  );
  const more = listed<{ type: 'many'; n: number }, number>(
    'many',
    () => [4, 5, 6, 7],
    (n) => ({ type: 'many', n }),
  );
  const none = listed<{ type: 'none' }, number>(
    'none',
    () => [],
    () => ({ type: 'none' }),
  );
  const pass = single({ type: 'pass' } as const);

  function counts(choices: readonly Choice<{ readonly type: string; readonly n?: number }>[], rounds: number): Map<string, number> {
    const rng = rngFrom('uniform');
    const seen = new Map<string, number>();
    for (let i = 0; i < rounds; i++) {
      const { type, n } = randomAction(choices, rng);
      const key = n === undefined ? type : `${type} ${n}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    return seen;
  }

  it('is uniform over kinds, then over the choices of the kind', () => {
    const seen = counts([many, pass, more], 16_000);
    expect(Math.abs((seen.get('pass') ?? 0) - 8000)).toBeLessThan(400);
    for (let n = 0; n < 8; n++) expect(Math.abs((seen.get(`many ${n}`) ?? 0) - 1000)).toBeLessThan(150);
  });

  it('passes over kinds without any choice', () => {
    expect([...counts([none, pass], 200)]).toEqual([['pass', 200]]);
  });

  it('cannot act where there is nothing to do', () => {
    expect(() => randomAction([none], rngFrom('x'))).toThrow('there is no legal action');
    expect(() => randomAction([], rngFrom('x'))).toThrow('there is no legal action');
  });
});
