import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour } from '../../src/palace/data/vocabulary.ts';
import { palace as rules } from '../../src/palace/rules.ts';
import type { Player } from '../../src/palace/table/state.ts';
import { paymentFault, paymentsOf } from '../../src/palace/turn/payment.ts';
import { currentTask, game, played, player, refusalCode, row, swans } from './table.ts';

const somePlayer = fc
  .tuple(fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), fc.array(fc.constantFrom(...COLOURS), { maxLength: 4 }))
  .map(([counts, secret]) => player({ swans: swans(Object.fromEntries(COLOURS.map((colour, i) => [colour, counts[i]]))), secret }));

describe('payment (P-8.2)', () => {
  it('is exactly the amount due, in swans that one has', () => {
    const payer = player({ swans: swans({ R: 2, G: 1 }), secret: ['B'] });
    expect(paymentFault(payer, 2, { swans: ['R', 'R'], secret: [] })).toBeNull();
    expect(paymentFault(payer, 2, { swans: ['R'], secret: ['B'] })).toBeNull();
    expect(paymentFault(payer, 2, { swans: ['R', 'R', 'G'], secret: [] })).toBe('wrong-amount');
    expect(paymentFault(payer, 2, { swans: ['R'], secret: [] })).toBe('wrong-amount');
    expect(paymentFault(payer, 2, { swans: ['G', 'G'], secret: [] })).toBe('too-few-swans');
    expect(paymentFault(payer, 1, { swans: [], secret: ['R'] })).toBe('too-few-swans');
  });

  it('has as many ways as can be told apart, and each of them is legal', () => {
    fc.assert(
      fc.property(somePlayer, fc.nat(6), (payer, amount) => {
        const ways = paymentsOf(payer, amount);
        const seen = new Set<string>();
        for (let i = 0; i < ways.count; i++) {
          const way = ways.at(i);
          expect(paymentFault(payer, amount, way)).toBeNull();
          seen.add(`${way.swans.join('')}/${way.secret.join('')}`);
        }
        expect(seen.size).toBe(ways.count);
        expect(ways.count).toBe(countByBrute([...COLOURS.map((c) => payer.swans[c]), ...secretCounts(payer.secret)], amount));
      }),
    );
  });

  it('gives normal swans to the supply and secret ones back to the bridge, which is mixed', () => {
    const payer = player({ swans: swans({ R: 1 }), secret: ['B', 'G'] });
    const state = game({ row: ['LIV-08', null, null, null, null, null], players: [payer, player()], bridge: ['R', 'Y', 'P'] });
    const paid = played(state, 0, { type: 'build', tile: 'LIV-08', x: 1, y: 0, turns: 0 });
    expect(paid.state.players[0].secret).toEqual([]);
    expect(paid.state.rng.drawn, 'mixed').toBeGreaterThan(state.rng.drawn);
    expect([...paid.state.bridge].sort()).toEqual(['B', 'G', 'P', 'R', 'Y']);
    expect(paid.state.players[0].swans).toEqual(swans({ G: 1 }));
  });

  describe('is automatic by public facts only (Ruling 43)', () => {
    const build = { type: 'build', tile: 'LIV-08', x: 1, y: 0, turns: 0 } as const;
    const buying = (payer: Player, version = 2) =>
      played(game({ row: [null, null, 'LIV-08', null, null, null], players: [payer, player()], rulesVersion: version }), 0, build).state;
    const asks = (payer: Player, version = 2): boolean => currentTask(buying(payer, version)).type === 'pay';

    it('two secret swans are asked for whether their colours are equal or not', () => {
      expect([asks(player({ secret: ['B', 'B'] })), asks(player({ secret: ['B', 'G'] }))]).toEqual([true, true]);
      expect([asks(player({ secret: ['B', 'B'] }), 1), asks(player({ secret: ['B', 'G'] }), 1)]).toEqual([false, true]);
    });

    it('whoever pays all he has is not asked, nor who has one colour and no secrets', () => {
      expect(asks(player({ secret: ['B'] }))).toBe(false);
      expect(asks(player({ swans: swans({ R: 3 }) }))).toBe(false);
      expect(asks(player({ swans: swans({ R: 1, G: 1 }) }))).toBe(true);
    });

    it('the one way there is can then be chosen', () => {
      const asked = buying(player({ secret: ['B', 'B'] }));
      const [choice] = rules.choices(rules.view(asked, 0));
      expect([choice.count(), choice.at(0)]).toEqual([1, { type: 'pay', swans: [], secret: ['B'] }]);
    });
  });

  it('is asked of the buyer and refused when it is wrong', () => {
    const payer = player({ swans: swans({ R: 2, G: 2 }) });
    const state = game({ row: [null, 'LIV-08', null, null, null, null], players: [payer, player()] });
    const { state: asked } = played(state, 0, { type: 'build', tile: 'LIV-08', x: 1, y: 0, turns: 0 });
    expect(currentTask(asked)).toMatchObject({ type: 'pay', amount: 2 });
    expect(refusalCode(asked, 0, { type: 'pay', swans: ['R'], secret: [] })).toBe('wrong-amount');
    expect(refusalCode(asked, 0, { type: 'pay', swans: ['R', 'B'], secret: [] })).toBe('too-few-swans');
    expect(refusalCode(asked, 1, { type: 'pay', swans: ['R', 'R'], secret: [] })).toBe('not-your-turn');
    expect(refusalCode(asked, 0, { type: 'decline' })).toBe('not-asked');
  });
});

describe('discounts (P-8.1, Ruling 14)', () => {
  const discount = { kind: 'room', tile: 'UTI-01' } as const;
  const two = [discount, discount, null, null, null, null];

  it('two of them make a favor cost one swan and dear tiles cost one', () => {
    const state = game({
      row: ['LIV-08', null, null, null, null, null],
      players: [player({ swans: swans({ B: 4 }), slots: two }), player()],
    });
    expect(played(state, 0, { type: 'ask-favor' }).state.players[0].swans.B).toBe(3);
    expect(played(state, 0, { type: 'build', tile: 'LIV-08', x: 1, y: 0, turns: 0 }).state.players[0].swans).toEqual(swans({ B: 3, G: 1 }));
    expect(played(state, 0, { type: 'activate', tile: 'LIV-08', slot: 3 }).state.players[0].swans.B, '3 + 3 - 2').toBe(0);
  });

  it('never bring swans, and a favor in the slot gives none', () => {
    const straight = [{ kind: 'favor', favor: 'F01' } as const, null, null, null, null, null];
    const state = game({ row: row('LIV-08'), players: [player({ slots: two }), player({ slots: straight })] });
    expect(played(state, 0, { type: 'build', tile: 'LIV-08', x: 1, y: 0, turns: 0 }).state.players[0].swans).toEqual(swans({ G: 1 }));
    const poor = game({ row: row(), players: [player({ swans: swans({ R: 2 }), slots: straight }), player()] });
    expect(refusalCode(poor, 0, { type: 'ask-favor' })).toBe('cannot-pay');
  });
});

function secretCounts(secret: readonly (Colour | null)[]): number[] {
  return COLOURS.map((colour) => secret.filter((other) => other === colour).length);
}

function countByBrute([held, ...rest]: readonly number[], amount: number): number {
  if (held === undefined) return amount === 0 ? 1 : 0;
  let ways = 0;
  for (let paid = 0; paid <= Math.min(held, amount); paid++) ways += countByBrute(rest, amount - paid);
  return ways;
}
