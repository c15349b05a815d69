import { type CastlesOptions, type CastlesState, castles, possibleRooms, ROOM_SIZES } from '@luftschloss/engine/castles';
import { expectOk, parseOptions, rngFrom, rngState, tagSeed } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { expandedEvaluator } from '../../src/castles/expanded/learned.ts';
import { greedy } from '../../src/castles/greedy.ts';
import { pointsAtEnd } from '../../src/castles/solo/afterstate.ts';
import { expectedScore } from '../../src/castles/solo/choices.ts';
import { learnedNetwork, SHAPE } from '../../src/castles/solo/learned.ts';
import { choicesFor, evaluatorFor, isLearned, learnedEvaluator } from '../../src/castles/solo/policy.ts';
import { type Choice, THOROUGH } from '../../src/castles/solo/position.ts';
import { type Valuation, valuationOf } from '../../src/castles/valuation.ts';
import { layoutOf, Network, type Shape } from '../../src/network/network.ts';
import { pack, unpack } from '../../src/network/packing.ts';

const options = (given: Partial<CastlesOptions> = {}): CastlesOptions => expectOk(parseOptions(castles.options, given)) as CastlesOptions;

function newGame(seed: string, given: Partial<CastlesOptions> = {}): CastlesState {
  return castles.setup(options(given), 1, rngState(tagSeed(seed)));
}

const EVERYTHING: Partial<CastlesOptions> = { swans: true, passages: true, moats: true, towers: true, decrees: true };

type Look = (valuation: Valuation, choices: () => readonly Choice[], state: CastlesState) => void;

/** Plays on as greedy does; `look` sees every decision, and what could be done where something was learned about it. */
function playOn(state: CastlesState, look?: Look): number {
  while (castles.toAct(state).length > 0) {
    const view = castles.view(state, 0);
    if (look) {
      const valuation = valuationOf(view);
      look(valuation, () => (view.ask ? (choicesFor(evaluatorFor(view), valuation, view.ask, THOROUGH) ?? []) : []), state);
    }
    castles.play(state, 0, greedy.choose(castles, view, rngFrom('nobody rolls dice')));
  }
  return state.seats[0].score;
}

describe('the network', () => {
  const TINY: Shape = { situation: 1, castle: 2, room: 1, pooled: 1, first: 1, second: 1 };

  /** Parameters by the number of their part; all others are 0. */
  function tiny(parts: { readonly [part: number]: readonly number[] }): Network {
    const at = layoutOf(TINY);
    const parameters = new Float32Array(at[at.length - 1]);
    for (const [part, values] of Object.entries(parts)) parameters.set(values, at[Number(part)]);
    return new Network(TINY, parameters);
  }

  function evaluator(network: Network, situation: number, castle: readonly number[], rooms: readonly number[]): number {
    network.see(Float32Array.of(situation));
    return network.evaluate({ castle: Float32Array.from(castle), rooms: Float32Array.from(rooms), count: rooms.length });
  }

  it('adds up what goes straight to the outcome', () => {
    expect(evaluator(tiny({ 9: [1], 10: [2], 11: [3, 5] }), 10, [100, 1000], [])).toBe(1 + 20 + 300 + 5000);
  });

  it('looks at every room by itself', () => {
    // A room is worth its input less 1, but never less than nothing.
    const network = tiny({ 0: [1], 1: [-1], 12: [1] });
    expect(evaluator(network, 0, [0, 0], [3, 0.5, 2])).toBe(2 + 0 + 1);
  });

  it('joins everything in two layers that are never below 0', () => {
    const network = tiny({ 0: [1], 2: [1], 3: [1, -1], 4: [1], 5: [-2], 6: [2], 7: [1], 8: [10] });
    expect(evaluator(network, 1, [4, 1], [3])).toBe(10 * (2 * (1 + 4 - 1 + 3 - 2) + 1));
    expect(evaluator(network, 1, [0, 9], [3])).toBe(10);
  });

  it('judges the same, whatever it has judged before in the same situation', () => {
    const shape: Shape = { situation: 3, castle: 6, room: 4, pooled: 5, first: 7, second: 4 };
    const wave = (length: number, by: number): Float32Array => Float32Array.from({ length }, (_, index) => Math.sin(by * (index + 1)));
    const network = new Network(shape, wave(layoutOf(shape).at(-1) ?? 0, 1.7));
    const situation = wave(3, 0.4);
    const afterstates = Array.from({ length: 12 }, (_, index) => ({
      castle: wave(6, 1 + (index % 4)),
      rooms: wave(4 * 5, 1 + (index % 3)),
      count: index % 6,
    }));
    const separately = afterstates.map((afterstate) => {
      network.see(situation);
      return network.evaluate(afterstate);
    });
    network.see(situation);
    for (const [index, afterstate] of afterstates.entries()) expect(network.evaluate(afterstate)).toBeCloseTo(separately[index], 9);
    expect(new Set(separately.map((each) => each.toFixed(6))).size).toBeGreaterThan(8);
  });

  it('has as many parameters as its shape asks for', () => {
    expect(learnedNetwork().parameters).toHaveLength(layoutOf(SHAPE).at(-1) ?? 0);
    expect(() => new Network(TINY, new Float32Array(3))).toThrow('3 parameters');
  });

  it('is stored to within a step of its scale', () => {
    const numbers = Float32Array.from({ length: 300 }, (_, index) => Math.sin(index) * 3);
    const { text, scale } = pack(numbers);
    const again = unpack(text, scale);
    expect(scale).toBeCloseTo(3 / 32_767, 6);
    for (const [index, each] of numbers.entries()) expect(Math.abs(again[index] - each)).toBeLessThanOrEqual(scale);
  });
});

describe('what was learned about solo games', () => {
  it('is for games alone, with expansions by another network than without', () => {
    const seats = newGame('plain').seats as never;
    expect(isLearned({ seats })).toBe(true);
    expect(isLearned({ seats: [seats[0], seats[0]] as never })).toBe(false);
    for (const given of [{}, { edition: 'first' }] as const) expect(evaluatorFor({ options: options(given) })).toBe(learnedEvaluator());
    for (const option of ['swans', 'passages', 'moats', 'towers', 'decrees']) {
      expect(evaluatorFor({ options: options({ [option]: true }) })).toBe(expandedEvaluator());
    }
  });

  it.each([{}, EVERYTHING])('offers legal choices, and shows each again as it was judged (%o)', (given) => {
    let seen = 0;
    for (const game of sampled([0, 1, 2, 3, 4, 5], (each) => each < 2)) {
      playOn(newGame(`choices ${game}`, given), (valuation, choices) => {
        for (const { action, points, worth, afterstate } of choices()) {
          expect(castles.refusal(valuation.view, action)).toBeNull();
          expect(Number.isFinite(worth)).toBe(true);
          if (!afterstate) continue;
          const { downstairs, corridor, food } = afterstate().waiting;
          // What is to be decided about a reward has been looked at as well.
          if (downstairs + corridor + food === 0)
            expect(points + evaluatorFor(valuation.view).worthOf(valuation, afterstate())).toBeCloseTo(worth, 3);
          seen++;
        }
      });
    }
    expect(seen).toBeGreaterThan(1000);
  });

  it('counts the points of a choice as the rules do', () => {
    let seen = 0;
    for (let game = 0; game < 4; game++) {
      playOn(newGame(`points ${game}`), ({ view }, choices, state) => {
        if (view.ask?.type !== 'take-turn') return;
        for (const { action, points } of choices()) {
          const tried = castles.clone(state);
          castles.play(tried, 0, action);
          // Without rewards everything that a turn brings is there at once.
          if (tried.stage !== 'rounds' || (tried.turn?.rewards.length ?? 0) > 0) continue;
          expect(tried.seats[0].score - state.seats[0].score).toBe(points);
          seen++;
        }
      });
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('looks ahead: a choice that brings a free piece is worth as much as its best place', () => {
    let [seen, same] = [0, 0];
    const games = sampled([0, 1, 2, 3, 4, 5, 6, 7], (game) => game < 3);
    for (const game of games) {
      playOn(newGame(`ahead ${game}`), (_, choicesNow, state) => {
        const choices = choicesNow();
        const most = Math.max(...choices.map(({ worth }) => worth));
        for (const { action, worth, afterstate } of choices.filter((choice) => choice.worth > most - 6)) {
          const waiting = afterstate?.().waiting;
          if (!waiting || waiting.corridor === 0 || waiting.downstairs + waiting.food > 0) continue;
          const then = castles.clone(state);
          castles.play(then, 0, action);
          const found = bestPlace(then);
          if (found === null) continue;
          const difference = state.seats[0].score + worth - (then.seats[0].score + found);
          if (Math.abs(difference) < 0.5) same++;
          seen++;
        }
      });
    }
    expect(seen).toBeGreaterThan(12 * games.length);
    // Fewer places are looked at beforehand, and buying changes a little of what else is seen.
    expect(same / seen).toBeGreaterThan(0.8);
  });

  /** What the best place of a free piece is worth, once it is asked for. */
  function bestPlace(state: CastlesState): number | null {
    for (;;) {
      const view = castles.view(state, 0);
      if (view.ask?.type === 'place-corridor') {
        const choices = choicesFor(learnedEvaluator(), valuationOf(view), view.ask, THOROUGH) ?? [];
        return Math.max(...choices.map(({ worth }) => worth));
      }
      if (view.ask?.type !== 'choose-reward') return null;
      castles.play(state, 0, greedy.choose(castles, view, rngFrom('nobody rolls dice')));
    }
  }

  it('uses a Sleeping reward for a room to buy next, and for a longer game', () => {
    let [laid, rewards, bought, turns] = [0, 0, 0, 0];
    for (let game = 0; game < 20; game++) {
      let expected: readonly string[] = [];
      const state = newGame(`sleeping ${game}`);
      while (castles.toAct(state).length > 0) {
        const view = castles.view(state, 0);
        const action = greedy.choose(castles, view, rngFrom('nobody rolls dice'));
        if (action.type === 'lay' && !view.lastRound) {
          expected = action.tiles;
          laid += action.tiles.length;
          rewards++;
        }
        const arrived = expected.filter((tile) => view.market.some((room) => room.tile === tile));
        if (view.ask?.type === 'take-turn' && arrived.length > 0) {
          // What was laid last comes first, at the lowest price.
          expect(view.market[0].tile).toBe(expected.at(-1));
          if (action.type === 'buy-room' && arrived.includes(action.tile)) bought++;
          turns++;
          expected = [];
        }
        castles.play(state, 0, action);
      }
    }
    expect(rewards).toBeGreaterThan(30);
    expect(laid / rewards).toBeGreaterThan(1.7);
    expect(bought / turns).toBeGreaterThan(0.75);
  });

  it('expects of a stack the best room that may be drawn from it', () => {
    let seen = 0;
    playOn(newGame('stacks'), ({ view }) => {
      if (view.ask?.type !== 'choose-stack' || view.lastRound || seen > 0) return;
      const { ask, supply } = view;
      for (const size of ROOM_SIZES.filter((each) => supply.stacks[each] > 2).slice(0, 4)) {
        const worth = (rooms: readonly string[] | null, left: number): number => {
          const looked = Object.fromEntries(rooms ? [[size, rooms]] : []);
          const valuation = valuationOf({ ...view, looked, supply: { ...supply, stacks: { ...supply.stacks, [size]: left } } });
          const choices = choicesFor(learnedEvaluator(), valuation, ask, THOROUGH) ?? [];
          return choices.find(({ action }) => action.type === 'look' && action.size === size)?.worth ?? Number.NaN;
        };
        const { unseen } = possibleRooms(view)(size);
        const singles = unseen.map((tile) => worth([tile], 1));
        expect(worth(null, 1)).toBeCloseTo(singles.reduce((sum, each) => sum + each, 0) / singles.length, 4);
        expect(worth(unseen, 1)).toBeCloseTo(worth(null, 1), 9);
        const many = unseen.map((tile) => worth([tile], unseen.length));
        expect(worth(unseen, unseen.length)).toBeCloseTo(Math.max(...many), 4);
        seen++;
      }
    });
    expect(seen).toBe(4);
  });

  it('knows that the last stairs make all stairs score', () => {
    let checked = 0;
    playOn(newGame('stairs'), (valuation, choices) => {
      for (const { action, afterstate } of choices()) {
        if (!afterstate || !('tile' in action) || action.tile !== 'stairs') continue;
        const before = pointsAtEnd(valuation, { ...afterstate(), cards: [], stairs: 1 });
        const { plan } = afterstate();
        const stairs = plan.rooms.filter(({ form }) => form.tile.id === 'stairs').length;
        expect(pointsAtEnd(valuation, { ...afterstate(), cards: [], stairs: 0 })).toBe(before + 2 * stairs);
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(0);
  });

  it('expects about as many points as there will be', () => {
    let [errors, positions] = [0, 0];
    for (let game = 0; game < 30; game++) {
      const state = newGame(`expected ${game}`);
      const guesses: number[] = [];
      const score = playOn(state, ({ view }, _, now) => {
        if (view.ask?.type === 'draw-rooms') guesses.push(expectedScore(learnedEvaluator(), now, 0));
      });
      for (const guess of guesses) errors += score - guess;
      positions += guesses.length;
      expect(expectedScore(learnedEvaluator(), state, 0)).toBe(score);
    }
    expect(Math.abs(errors / positions)).toBeLessThan(5);
  });

  it.each([
    [{}, 92],
    [EVERYTHING, 112],
  ])('makes greedy play well (%o)', (given, points) => {
    let sum = 0;
    for (let game = 0; game < 20; game++) sum += playOn(newGame(`strength ${game}`, given));
    expect(sum / 20).toBeGreaterThan(points);
  });
});
