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
import { describe, expect, it } from 'vitest';
import { easy } from '../../src/castles/easy.ts';
import { greedy } from '../../src/castles/greedy.ts';
import { hard } from '../../src/castles/hard.ts';

const options = (given: Partial<CastlesOptions> = {}): CastlesOptions => {
  const parsed = parseOptions(castles.options, given);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

function play(players: readonly Player[], seed: string, budget?: Budget, given: Partial<CastlesOptions> = {}): SimulatedGame {
  return simulateGame(castles, options(given), players as never, seed, budget);
}

/** The share of games that one player wins against others, from every seat in turn. */
function share(one: Player, other: Player, seats: number, games: number, budget?: Budget): number {
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

const bots = {
  random: randomPlayer,
  easy: easy as unknown as Player,
  greedy: greedy as unknown as Player,
  hard: hard as unknown as Player,
};

// Every level is measured against the one below it; the bounds leave room for luck, not for a level that has become weaker.
describe('the levels of Castles', () => {
  it('easy beats random', () => {
    expect(share(bots.easy, bots.random, 2, 20)).toBeGreaterThanOrEqual(0.8);
  });

  it('greedy beats easy', () => {
    expect(share(bots.greedy, bots.easy, 2, 40)).toBeGreaterThanOrEqual(0.75);
  });

  it('greedy beats three random ones', () => {
    expect(share(bots.greedy, bots.random, 4, 20)).toBeGreaterThanOrEqual(0.95);
  });

  it('hard beats greedy, however little it may think', { timeout: 300_000 }, () => {
    expect(share(bots.hard, bots.greedy, 2, 6, { playouts: 40 })).toBeGreaterThanOrEqual(0.66);
  });
});

describe('Castles alone', () => {
  const total = (bot: Player, games: number): number =>
    Array.from({ length: games }, (_, game) => play([bot], `alone ${game}`, { playouts: 100 }).result.standings[0].score).reduce(
      (a, b) => a + b,
    );

  it('greedy is far above random', () => {
    expect(total(bots.greedy, 10) - total(bots.random, 10)).toBeGreaterThan(10 * 50);
  });

  it('hard is above greedy', { timeout: 120_000 }, () => {
    expect(total(bots.hard, 3) - total(bots.greedy, 3)).toBeGreaterThan(3 * 5);
  });
});

describe('hard in Castles', () => {
  it('does the same from the same seed and number of playouts', { timeout: 60_000 }, () => {
    const again = [0, 1].map(() => play([bots.hard, bots.greedy], 'again', { playouts: 8 }).record);
    expect(again[1]).toEqual(again[0]);
  });

  it('answers without a single playout what greedy answers', () => {
    const [thoughtless, plain] = [bots.hard, bots.greedy].map((bot) => play([bot, bots.greedy], 'none', { playouts: 0 }).record.actions);
    expect(thoughtless).toEqual(plain);
  });

  it('never tries anything illegal, whatever is in play', { timeout: 300_000 }, () => {
    const flags = ['swans', 'passages', 'moats', 'towers', 'decrees', 'secretRooms'] as const;
    const rng = rngFrom('mixed options');
    let games = 0;
    while (games < 10) {
      const edition = rng.pick(['collectors', 'first'] as const);
      const given = { edition, ...Object.fromEntries(flags.map((flag) => [flag, rng.below(2) === 0])) };
      const seats = 1 + rng.below(5);
      if (castles.optionsRefusal(options(given), seats) !== null) continue;
      games++;
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? bots.hard : rng.pick([bots.easy, bots.greedy, bots.random]),
      );
      expect(play(players, `mixed ${games}`, { playouts: 6 }, given).illegalActions).toBe(0);
    }
  });
});

describe('a budget in milliseconds', () => {
  const view = () => {
    const state = castles.setup(options(), 2, { seed: 'splitmix32:time', drawn: 0 });
    while (castles.toAct(state).length > 0) {
      const [seat] = castles.toAct(state);
      const seen = castles.view(state, seat);
      if (seen.ask?.type === 'take-turn' && seen.round > 2) return seen;
      castles.play(state, seat, greedy.choose(castles, seen, rngFrom('time')));
    }
    throw new Error('the game is over');
  };

  it('is kept to the millisecond by a clock that goes on with every look at it', () => {
    let looks = 0;
    const clock = (): number => looks++;
    hard.choose(castles, view(), rngFrom('clock'), { milliseconds: 400, clock });
    expect(looks).toBeGreaterThan(200);
    expect(looks).toBeLessThanOrEqual(440);
  });

  it('is kept by a real clock', () => {
    const asked = view();
    for (const milliseconds of [50, 200]) {
      const budget = { milliseconds, clock: () => performance.now() };
      hard.choose(castles, asked, rngFrom('warm'), budget);
      const start = performance.now();
      hard.choose(castles, asked, rngFrom('real'), budget);
      // A tenth is the promise; the rest is for a machine that does something else at the moment.
      expect(performance.now() - start).toBeLessThan(milliseconds * 1.1 + 100);
    }
  });
});
