import { type CastlesOptions, castles } from '@luftschloss/engine/castles';
import {
  type Budget,
  type Player,
  parseOptions,
  randomPlayer,
  rngFrom,
  type SimulatedGame,
  simulateGame,
} from '@luftschloss/engine/kernel';
import { expect } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { easy, medium } from '../../src/castles/casual.ts';
import { greedy } from '../../src/castles/greedy.ts';
import { hard } from '../../src/castles/hard.ts';

export const options = (given: Partial<CastlesOptions> = {}): CastlesOptions => {
  const parsed = parseOptions(castles.options, given);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
};

export function play(players: readonly Player[], seed: string, budget?: Budget, given: Partial<CastlesOptions> = {}): SimulatedGame {
  return simulateGame(castles, options(given), players as never, seed, budget);
}

/** The share of games that one player wins against others, from every seat in turn. */
export function share(one: Player, other: Player, seats: number, games: number, budget?: Budget): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const me = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === me ? one : other));
    const { result, illegalActions } = play(players, `${one.name} ${other.name} ${game}`, budget);
    expect(illegalActions).toBe(0);
    if (result.winners.includes(me)) wins += 1 / result.winners.length;
  }
  return wins / games;
}

export const bots = {
  random: randomPlayer,
  easy: easy as unknown as Player,
  medium: medium as unknown as Player,
  greedy: greedy as unknown as Player,
  hard: hard as unknown as Player,
};

/** The scores of a bot alone in these games, added up. */
export function total(bot: Player, games: number, playouts: number): number {
  const scores = Array.from({ length: games }, (_, game) => play([bot], `alone ${game}`, { playouts }).result.standings[0].score);
  return scores.reduce((a, b) => a + b);
}

/** Lets hard play with others at tables of random options; every game must be without an illegal try. */
export function playMixedTables(games: number, playouts: number): void {
  const flags = ['swans', 'passages', 'moats', 'towers', 'decrees', 'secretRooms'] as const;
  const rng = rngFrom(seedOf('mixed options'));
  for (let game = 0; game < games; ) {
    const edition = rng.pick(['collectors', 'first'] as const);
    const given = { edition, ...Object.fromEntries(flags.map((flag) => [flag, rng.below(2) === 0])) };
    const seats = 1 + rng.below(5);
    if (castles.optionsRefusal(options(given), seats) !== null) continue;
    game++;
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? bots.hard : rng.pick([bots.easy, bots.greedy, bots.random])));
    const { illegalActions } = play(players, seedOf(`mixed ${game}`), { playouts }, given);
    expect(illegalActions, `${JSON.stringify(given)}, ${seats} seats, seed "${seedOf(`mixed ${game}`)}"`).toBe(0);
  }
}
