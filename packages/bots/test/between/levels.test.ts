import { type Between, type BetweenState, between, castlesOf, scoreCastle } from '@luftschloss/engine/between';
import { type GameRecord, type Player, randomPlayer, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { easy } from '../../src/between/easy.ts';
import { greedy } from '../../src/between/greedy.ts';
import { hard } from '../../src/between/hard.ts';
import { winningChance } from '../../src/between/winning.ts';

const random = randomPlayer as unknown as Player<Between>;

interface Match {
  readonly winRate: number;
  /** By how many points one's own castles are better than the others, on average. */
  readonly lead: number;
}

/** One player against others of another kind, every deal from every seat. */
function match(one: Player<Between>, others: Player<Between>, seats: number, games: number, playouts = 1): Match {
  let wins = 0;
  let lead = 0;
  for (let game = 0; game < games; game++) {
    const me = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === me ? one : others));
    const { record, result, illegalActions } = simulateGame(between, {}, players, `levels ${Math.floor(game / seats)}`, { playouts });
    expect(illegalActions).toBe(0);
    if (result.winners.includes(me)) wins += 1 / result.winners.length;
    lead += leadOf(replayed(record), me);
  }
  return { winRate: wins / games, lead: lead / games };
}

function leadOf(state: BetweenState, seat: number): number {
  const points = state.castles.map((castle) => scoreCastle(castle).total);
  const mean = (own: boolean): number => {
    const some = points.filter((_, castle) => castlesOf(state, seat).includes(castle) === own);
    return some.reduce((sum, each) => sum + each, 0) / some.length;
  };
  return mean(true) - mean(false);
}

function replayed({ seed, seats, actions }: GameRecord): BetweenState {
  const state = between.setup({}, seats.length, { seed, drawn: 0 });
  for (const { seat, action } of actions) between.play(state, seat, action as Between['action']);
  return state;
}

describe('the levels of Between Two Castles', () => {
  it('easy loses to greedy and beats random', () => {
    expect(match(easy, greedy, 4, 40).winRate).toBeLessThan(0.15);
    expect(match(easy, random, 4, 40).winRate).toBeGreaterThan(0.6);
  });

  it('hard wins more than its share against three greedy, and builds better castles', () => {
    const { winRate, lead } = match(hard, greedy, 4, 8, 40);
    expect(winRate).toBeGreaterThan(0.25);
    expect(lead).toBeGreaterThan(2);
  });

  it.each([2, 3, 7])('hard never tries anything illegal with %i players', (seats) => {
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
    for (let game = 0; game < 20; game++) {
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
