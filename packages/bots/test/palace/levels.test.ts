import { type GameResult, rngFrom, simulateGame } from '@luftschloss/engine/kernel';
import { type PalaceState, palace } from '@luftschloss/engine/palace';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { candidatesFor } from '../../src/palace/candidates.ts';
import { easy, medium } from '../../src/palace/casual.ts';
import { greedy } from '../../src/palace/greedy.ts';
import { hard, questionFor } from '../../src/palace/hard.ts';
import { worthOfStanding } from '../../src/palace/standing.ts';
import { match, random } from './levels.ts';

/** States of a game of greedy before its decisions, one of so many, and its result. */
function states(seats: number, seed: string, oneOf = 1): { readonly states: readonly PalaceState[]; readonly result: GameResult } {
  const { record, result } = simulateGame(palace, {}, Array(seats).fill(greedy), seed);
  const state = palace.setup({}, seats, { seed: record.seed, drawn: 0 });
  const kept: PalaceState[] = [];
  for (const [index, { seat, action }] of record.actions.entries()) {
    if (index % oneOf === 0) kept.push(palace.clone(state));
    palace.play(state, seat, action as never);
  }
  return { states: [...kept, state], result };
}

describe('the levels of The Palace', () => {
  it('easy and medium lose to greedy, easy beats random and medium beats easy', () => {
    expect(match(easy, greedy, 2, 16)).toMatchObject({ winRate: expect.toSatisfy((rate: number) => rate < 0.4) });
    expect(match(easy, random, 2, 8).winRate).toBe(1);
    expect(match(medium, easy, 2, 16).winRate).toBeGreaterThanOrEqual(0.5);
    expect(match(medium, greedy, 2, 16).winRate).toBeLessThan(0.4);
  });

  it.each(sampled([2, 3, 4], (seats) => seats === 3))('hard never tries anything illegal with %i players', (seats) => {
    match(hard, greedy, seats, 1, 4);
  });

  it('hard does the same with the same seed and the same number of playouts', () => {
    const play = () => simulateGame(palace, {}, [hard, greedy], 'again', { playouts: 3 }).record;
    expect(play()).toEqual(play());
  });

  it.each([
    [{ playouts: 40 }, 6],
    [{ playouts: 39 }, 3],
    [undefined, 6],
  ])('hard with a budget of %j plays %i turns of everybody out', (budget, turns) => {
    const { states: game } = states(3, 'turns ahead');
    const start = game.find(({ turn }) => turn.number === 4) as PalaceState;
    const view = palace.view(start, palace.toAct(start)[0]);
    const { until } = questionFor({ rules: palace, view, rng: rngFrom('turns') }, budget);
    expect(game.find((state) => until?.(state))?.turn.number).toBe(4 + 3 * turns);
  });

  it('hard answers in time by any clock', () => {
    let now = 0;
    const clock = (): number => now++;
    const { record } = simulateGame(palace, {}, [hard, hard], 'clock', { milliseconds: 24, clock });
    expect(now / record.actions.length).toBeLessThan(27);
  });

  it('thinks about what greedy would do first, and about nothing twice or illegal', () => {
    let several = 0;
    for (const state of states(3, 'ideas', 3).states.slice(0, -1)) {
      const view = palace.view(state, palace.toAct(state)[0]);
      const before = JSON.stringify(view);
      const candidates = candidatesFor(palace, view, rngFrom('ideas'));
      expect(candidates[0]).toEqual(greedy.choose(palace, view, rngFrom('ideas')));
      expect(new Set(candidates.map((each) => JSON.stringify(each))).size).toBe(candidates.length);
      for (const each of candidates) expect(palace.refusal(view, each)).toBeNull();
      expect(JSON.stringify(view)).toBe(before);
      if (candidates.length > 1) several++;
    }
    expect(several).toBeGreaterThan(20);
  });
});

describe('the chance to win a palace', () => {
  it.each([2, 3, 4])('is that of the winner when a game of %i is over', (seats) => {
    for (const seed of ['a', 'b', 'c']) {
      const { states: all, result } = states(seats, seed);
      const state = all[all.length - 1];
      for (let seat = 0; seat < seats; seat++) {
        const chance = worthOfStanding(state, seat);
        if (result.winners.includes(seat)) expect(chance).toBeGreaterThanOrEqual(0.5);
        else expect(chance).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('foretells the winner more often than not, when two thirds are played', () => {
    let right = 0;
    const games = 12;
    for (let game = 0; game < games; game++) {
      const { states: all, result } = states(2, `late ${game}`);
      const ahead = worthOfStanding(all[Math.floor(all.length * 0.7)], 0) > 0.5 ? 0 : 1;
      if (result.winners.includes(ahead)) right++;
    }
    expect(right).toBeGreaterThan(games / 2);
  });
});
