import { type Between, type BetweenState, between, castlesOf, scoreCastle } from '@luftschloss/engine/between';
import { type GameRecord, type Player, randomPlayer, simulateGame } from '@luftschloss/engine/kernel';
import { expect } from 'vitest';

export const random = randomPlayer as unknown as Player<Between>;

interface Match {
  readonly winRate: number;
  /** By how many points one's own castles are better than the others, on average. */
  readonly lead: number;
}

/** One player against others of another kind, every deal from every seat. */
export function match(one: Player<Between>, others: Player<Between>, seats: number, games: number, playouts = 1): Match {
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

export function replayed({ seed, seats, actions }: GameRecord): BetweenState {
  const state = between.setup({}, seats.length, { seed, drawn: 0 });
  for (const { seat, action } of actions) between.play(state, seat, action as Between['action']);
  return state;
}
