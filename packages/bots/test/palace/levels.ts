import { type Player, randomPlayer, simulateGame } from '@luftschloss/engine/kernel';
import { type PalaceGame, palace } from '@luftschloss/engine/palace';
import { expect } from 'vitest';

export const random = randomPlayer as unknown as Player<PalaceGame>;

interface Match {
  readonly winRate: number;
  /** By how many points ahead of the best other, on average. */
  readonly lead: number;
}

/** One player against others of another kind, every deal from every seat. */
export function match(one: Player<PalaceGame>, others: Player<PalaceGame>, seats: number, games: number, playouts = 1): Match {
  let wins = 0;
  let lead = 0;
  for (let game = 0; game < games; game++) {
    const me = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === me ? one : others));
    const { result, illegalActions } = simulateGame(palace, {}, players, `levels ${Math.floor(game / seats)}`, { playouts });
    expect(illegalActions).toBe(0);
    if (result.winners.includes(me)) wins += 1 / result.winners.length;
    const scores = result.standings.map(({ score }) => score);
    lead += scores[me] - Math.max(...scores.filter((_, seat) => seat !== me));
  }
  return { winRate: wins / games, lead: lead / games };
}
