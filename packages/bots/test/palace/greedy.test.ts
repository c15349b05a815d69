import { type Player, randomPlayer, rngState, simulateGame } from '@luftschloss/engine/kernel';
import { NO_SWANS, type PalaceGame, type PalaceView, palace } from '@luftschloss/engine/palace';
import { describe, expect, it } from 'vitest';
import { invariant } from '../../../engine/test/palace/invariants.ts';
import { torture } from '../../../engine/test/torture.ts';
import { greedy } from '../../src/palace/greedy.ts';
import { payment } from '../../src/palace/paying.ts';
import { valuationOf } from '../../src/palace/valuation.ts';

const random = randomPlayer as Player<PalaceGame>;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Fails when a bot changes the view that it was given, or learns what it may not know. */
const watched: Player<PalaceGame> = {
  name: 'watched',
  choose(rules, view, rng) {
    return greedy.choose(rules, frozen(JSON.parse(JSON.stringify(view)) as PalaceView), rng);
  },
};

describe('the greedy bot of the Palace', () => {
  it.each([2, 3, 4])('plays legally with %i players', (seats) => {
    for (let game = 0; game < 3; game++) {
      expect(simulateGame(palace, {}, Array(seats).fill(greedy), `legal ${game}`).illegalActions).toBe(0);
    }
  });

  it.each([2, 3, 4])('keeps every invariant of the game with %i players', (seats) => {
    torture({ rules: palace, options: {}, seats, seed: `greedy ${seats}`, invariant, player: greedy as Player });
  });

  it('decides by the view alone and leaves it as it is', () => {
    const seen = simulateGame(palace, {}, [watched, watched], 'watched');
    const free = simulateGame(palace, {}, [greedy, greedy], 'watched');
    expect(seen.record.actions).toEqual(free.record.actions);
  });

  it('is far above random play', () => {
    let good = 0;
    let bad = 0;
    for (let game = 0; game < 8; game++) {
      const { result } = simulateGame(palace, {}, game % 2 ? [greedy, random, random] : [random, random, greedy], `contest ${game}`);
      const seat = game % 2 ? 0 : 2;
      expect(result.winners).toEqual([seat]);
      for (const { seat: other, score } of result.standings) {
        if (other === seat) good += score;
        else bad += score / 2;
      }
    }
    expect(good).toBeGreaterThan(2 * bad);
  });

  it('pays with the swans that it misses least, and with open ones first', () => {
    const state = palace.setup({}, 2, rngState('chacha8:pay'));
    const swans = { ...NO_SWANS, R: 4, Y: 1, G: 1, B: 1 };
    const players = [{ ...state.players[0], swans, secret: ['R' as const] }, state.players[1]];
    const view = palace.view({ ...state, players, publicFavors: [] }, 0);
    expect(payment(valuationOf(view, 0), 3)).toEqual({ swans: ['R', 'R', 'R'], secret: [] });
  });
});
