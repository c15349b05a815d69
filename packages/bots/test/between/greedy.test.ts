import { between } from '@luftschloss/engine/between';
import { type Player, randomPlayer, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from '../../src/between/greedy.ts';

const seatOf = (game: number, seats: number): number => game % seats;

describe('greedy in Between Two Castles', () => {
  for (const seats of [2, 4, 7]) {
    it(`wins most games of ${seats} players against random ones and never tries anything illegal`, () => {
      let wins = 0;
      const games = 30;
      for (let game = 0; game < games; game++) {
        const me = seatOf(game, seats);
        const players = Array.from({ length: seats }, (_, seat) => (seat === me ? (greedy as Player) : randomPlayer));
        const { result, illegalActions } = simulateGame(between, {}, players as never, `greedy ${seats} ${game}`);
        expect(illegalActions).toBe(0);
        if (result.winners.includes(me)) wins++;
      }
      expect(wins / games).toBeGreaterThan(0.8);
    });
  }

  it('chooses the same from the same view', () => {
    const first = simulateGame(between, {}, [greedy, greedy, greedy], 'again');
    const second = simulateGame(between, {}, [greedy, greedy, greedy], 'again');
    expect(second.record).toEqual(first.record);
  });
});
