import { between } from '@luftschloss/engine/between';
import { simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { easy, medium } from '../../src/between/casual.ts';
import { greedy } from '../../src/between/greedy.ts';
import { hard } from '../../src/between/hard.ts';
import { winningChance } from '../../src/between/win-probability.ts';
import { match, random, replayed } from './levels.ts';

describe('the levels of Between Two Castles', () => {
  it('easy loses to greedy and beats random', () => {
    const games = THOROUGH ? 40 : 20;
    expect(match(easy, greedy, 4, games).winRate).toBeLessThan(0.15);
    expect(match(easy, random, 4, games).winRate).toBeGreaterThan(0.6);
    expect(match(medium, easy, 4, games).winRate).toBeGreaterThan(0.3);
  });

  it.runIf(THOROUGH)('hard wins more than its share against three greedy, and builds better castles', () => {
    // With very little to think with; levels.long.ts gives it more.
    const { winRate, lead } = match(hard, greedy, 4, 4, 12);
    expect(winRate).toBeGreaterThanOrEqual(0.25);
    expect(lead).toBeGreaterThan(0);
  });

  it.each(sampled([2, 3, 7], (seats) => seats === 3))('hard never tries anything illegal with %i players', (seats) => {
    match(hard, greedy, seats, 1, 8);
  });

  it('hard does the same with the same seed and the same number of playouts', () => {
    const play = () => simulateGame(between, {}, [hard, greedy, greedy], 'again', { playouts: 12 }).record;
    expect(play()).toEqual(play());
  });

  it('hard answers in time by any clock', () => {
    let now = 0;
    const clock = (): number => now++;
    const { record } = simulateGame(between, {}, [hard, hard], 'clock', { milliseconds: 60, clock });
    expect(now / record.actions.length).toBeLessThan(66);
  });
});

describe('the chance to win', () => {
  it.each([2, 3, 4, 6])('is that of the winner when a game of %i is over', (seats) => {
    for (let game = 0; game < 10; game++) {
      const state = replayed(simulateGame(between, {}, Array(seats).fill(greedy), `over ${game}`).record);
      const result = between.result(state);
      for (let seat = 0; seat < seats; seat++) {
        const chance = winningChance(state, seat, 0.01);
        if (result?.winners.includes(seat)) expect(chance).toBeGreaterThan(0.2);
        else expect(chance).toBeLessThan(0.6);
      }
    }
  });
});
