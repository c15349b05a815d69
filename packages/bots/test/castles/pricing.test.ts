import { type CastlesAction, type CastlesTypes, type CastlesView, castles } from '@luftschloss/engine/castles';
import { expectOk, type Player, parseOptions, rngFrom, rngState, simulateGame, tagSeed } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../src/castles/candidates.ts';
import { greedy } from '../../src/castles/greedy.ts';
import { questionFor } from '../../src/castles/hard.ts';
import { QUICK, THOROUGH } from '../../src/castles/solo/position.ts';

/** Plays like greedy, but takes this decree whenever it is dealt. */
function fondOf(decree: string): Player<CastlesTypes> {
  return {
    name: `fond of ${decree}`,
    choose(rules, view, rng) {
      const { ask } = view;
      if (ask?.type === 'choose-decree' && ask.cards.includes(decree)) return { type: 'choose-decree', decree };
      return greedy.choose(rules, view, rng);
    },
  };
}

type Pricing = Extract<CastlesAction, { type: 'price' }>;

/** What Master Builders who are fond of a decree asked for, in game after game until one of them did what is wanted. */
function pricingsUntil(decree: string, wanted: (pricing: Pricing) => boolean): readonly Pricing[] {
  const options = expectOk(parseOptions(castles.options, { decrees: true }));
  const all: Pricing[] = [];
  for (let game = 0; game < 60 && !all.some(wanted); game++) {
    const { record, illegalActions } = simulateGame(castles, options, Array(3).fill(fondOf(decree)), `pricing ${game}`);
    expect(illegalActions).toBe(0);
    all.push(...record.actions.map(({ action }) => action as CastlesAction).filter((action) => action.type === 'price'));
  }
  return all;
}

const movesCoins = ({ coins }: Pricing): boolean => (coins?.length ?? 0) > 0;
const doubles = ({ prices }: Pricing): boolean => new Set(prices.map(({ price }) => price)).size < prices.length;

describe('greedy as Master Builder by decree', () => {
  it('the Treasurer moves coins where that helps', () => {
    const all = pricingsUntil('treasurer', movesCoins);
    expect(all.some(movesCoins)).toBe(true);
    expect(all.some(doubles)).toBe(false);
  });

  it('the Auctioneer puts two rooms at one price where that helps', () => {
    const all = pricingsUntil('auctioneer', doubles);
    expect(all.some(doubles)).toBe(true);
    expect(all.some(movesCoins)).toBe(false);
  });
});

/** What somebody sees who is to set prices for the second time in this game. */
function beforePrices(seed: string): CastlesView {
  const state = castles.setup(expectOk(parseOptions(castles.options, {})), 4, rngState(tagSeed(seed)));
  let asked = 0;
  for (let [seat] = castles.toAct(state); seat !== undefined; [seat] = castles.toAct(state)) {
    const view = castles.view(state, seat);
    if (view.ask?.type === 'set-prices' && ++asked > 4) return view;
    castles.play(state, seat, greedy.choose(castles, view, rngFrom('prices')));
  }
  throw new Error('the game is over');
}

describe('hard as Master Builder', () => {
  it.each(['one', 'two', 'three'])(
    'thinks of many different prices, those of greedy first and the more promising before the others (%s)',
    (seed) => {
      const view = beforePrices(seed);
      for (const [effort, most] of [
        [QUICK, 12],
        [THOROUGH, 22],
      ] as const) {
        const { actions, worths } = candidatesFor(castles, view, rngFrom('prices'), effort);
        expect(actions[0]).toEqual(greedy.choose(castles, view, rngFrom('prices')));
        expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(most);
        for (const action of actions) expect(castles.refusal(view, action)).toBeNull();
        expect(worths).toEqual([...(worths ?? [])].sort((a, b) => b - a));
      }
    },
  );

  it('looks at more of them, and at its own next turns by what it learned, as soon as it has time', () => {
    const view = beforePrices('time');
    const asked = { rules: castles, view, rng: rngFrom('time') };
    const [hurried, careful, review] = [{ playouts: 20 }, { playouts: 400 }, undefined].map((budget) => questionFor(asked, budget));
    expect(hurried.candidates.length).toBeLessThan(careful.candidates.length);
    expect(hurried.policy).toBe(greedy.choose);
    expect(careful.policy).not.toBe(greedy.choose);
    expect(review.policy).toBe(greedy.choose);
  });
});
