import { type CastlesAction, type CastlesTypes, castles } from '@luftschloss/engine/castles';
import { expectOk, type Player, parseOptions, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from '../../src/castles/greedy.ts';

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
