import { describe, expect, it } from 'vitest';
import { advance, expectOk, type Player, randomPlayer, replay, rngFrom, simulateGame } from '../../src/kernel/index.ts';
import { torture } from '../torture.ts';
import { boldPlayer, dealt, HIGH_CARD_OPTIONS, type HighCard, highCard, type State } from './toy-game.ts';

describe('a simulated game', () => {
  it('is the same for the same seed and another for another', () => {
    const play = (seed: string) => simulateGame(highCard, HIGH_CARD_OPTIONS, [randomPlayer, randomPlayer], seed);
    expect(play('a')).toEqual(play('a'));
    expect(play('a').record.actions).not.toEqual(play('b').record.actions);
  });

  it('records what replays to the same result', () => {
    const { record, result } = simulateGame(highCard, HIGH_CARD_OPTIONS, [boldPlayer, randomPlayer, boldPlayer], 'x');
    expect(record).toMatchObject({ game: 'high-card', rulesVersion: 3, seed: 'chacha8:x', options: HIGH_CARD_OPTIONS });
    expect(record.seats.map(({ bot }) => bot)).toEqual(['bold', 'random', 'bold']);
    expect(expectOk(replay(highCard, record)).result).toEqual(result);
  });

  it('keeps the name of the generator that a seed brings along', () => {
    expect(simulateGame(highCard, HIGH_CARD_OPTIONS, [boldPlayer, boldPlayer], 'splitmix32:x').record.seed).toBe('splitmix32:x');
  });

  it('counts what bots try against the rules and goes on with a legal action', () => {
    const cheat: Player<HighCard> = { name: 'cheat', choose: () => ({ type: 'pick', card: 10 }) };
    const { record, illegalActions } = simulateGame(highCard, HIGH_CARD_OPTIONS, [cheat, boldPlayer], 'cheat');
    expect(illegalActions).toBe(record.actions.filter(({ seat }) => seat === 0).length);
    expect(illegalActions).toBeGreaterThan(2);
    expect(replay(highCard, record).ok).toBe(true);
    expect(simulateGame(highCard, HIGH_CARD_OPTIONS, [boldPlayer, boldPlayer], 'fair').illegalActions).toBe(0);
  });

  it('gives every seat its own luck, whoever else plays', () => {
    const seen: number[][] = [];
    const dreamer: Player<HighCard> = {
      name: 'dreamer',
      choose(rules, view, rng) {
        seen.push([rng.below(1000), rng.below(1000)]);
        return boldPlayer.choose(rules, view, rng);
      },
    };
    simulateGame(highCard, HIGH_CARD_OPTIONS, [dreamer, boldPlayer], 'luck');
    const first = seen.splice(0);
    simulateGame(highCard, HIGH_CARD_OPTIONS, [dreamer, randomPlayer], 'luck');
    expect(seen[0]).toEqual(first[0]);
    seen.splice(0);
    simulateGame(highCard, HIGH_CARD_OPTIONS, [dreamer, dreamer], 'luck');
    expect(seen[1]).not.toEqual(seen[0]);
  });

  it('that cannot end is a bug and says so', () => {
    const endless = { ...highCard, play: () => [] };
    expect(() => simulateGame(endless, HIGH_CARD_OPTIONS, [boldPlayer, boldPlayer], 'e')).toThrow('a game of high-card does not end');
    const stuck = { ...highCard, choices: () => [], refusal: () => ({ code: 'never' }) };
    expect(() => simulateGame(stuck, HIGH_CARD_OPTIONS, [boldPlayer, boldPlayer], 's')).toThrow('has no legal action');
    const odd = { ...highCard, toAct: () => [] };
    expect(() => simulateGame(odd, HIGH_CARD_OPTIONS, [boldPlayer, boldPlayer], 'o')).toThrow('is not over');
  });
});

describe('a game on the kernel', () => {
  const conserved = (state: State): void => {
    const cards = [...state.deck, ...state.used, ...state.hands.flat(), ...state.picks.filter((pick) => pick !== null)];
    expect(cards.length).toBe(27);
  };

  for (const seats of [2, 3, 4, 5]) {
    it(`stands the torture with ${seats} seats`, () => {
      for (let game = 0; game < 15; game++) {
        torture({ rules: highCard, options: HIGH_CARD_OPTIONS, seats, seed: `torture ${game}`, invariant: conserved });
      }
    });
  }

  it('does not stand the torture when its views tell secrets', () => {
    const leaky = {
      ...highCard,
      view: (state: State, viewer: number | null) => ({ ...highCard.view(state, viewer), secret: state.hands }),
    };
    expect(() => torture({ rules: leaky, options: HIGH_CARD_OPTIONS, seats: 2, seed: 'leak' })).toThrow('view after resampling');
  });

  it('does not stand the torture when playing changes old states', () => {
    const careless = { ...highCard, clone: (state: State) => state };
    expect(() => torture({ rules: careless, options: HIGH_CARD_OPTIONS, seats: 2, seed: 'old' })).toThrow('the old state');
  });

  it('does not stand the torture when scores are not the sum of their lines', () => {
    const generous: typeof highCard = {
      ...highCard,
      result(state) {
        const result = highCard.result(state);
        return result && { ...result, standings: result.standings.map((standing) => ({ ...standing, score: standing.score + 1 })) };
      },
    };
    expect(() => torture({ rules: generous, options: HIGH_CARD_OPTIONS, seats: 2, seed: 'sum' })).toThrow('score is the sum of its lines');
  });

  it('does not stand the torture when an action that shows a hidden card can be taken back', () => {
    const forgetful: typeof highCard = {
      ...highCard,
      play: (state, seat, action) =>
        highCard.play(state, seat, action).map((event) => (event.type === 'discarded' ? ({ ...event, reveals: false } as never) : event)),
    };
    expect(() => torture({ rules: forgetful, options: HIGH_CARD_OPTIONS, seats: 3, seed: 'undo' })).toThrow('which can be taken back');
  });

  it('shows an opponent the same whatever is secret', () => {
    const state = dealt(3);
    const swapped = structuredClone(state);
    swapped.hands[1] = state.hands[2];
    swapped.hands[2] = state.hands[1];
    expect(highCard.view(swapped, 0)).toEqual(highCard.view(state, 0));
    expect(highCard.view(swapped, null)).toEqual(highCard.view(state, null));
    expect(highCard.view(swapped, 1)).not.toEqual(highCard.view(state, 1));
  });

  it('samples worlds that differ in what is hidden and play on', () => {
    const view = highCard.view(dealt(3), 0);
    const worlds = Array.from({ length: 20 }, (_, i) => highCard.sample(view, rngFrom(`world ${i}`)));
    expect(new Set(worlds.map(({ hands }) => hands[1].join())).size).toBeGreaterThan(10);
    for (const world of worlds) {
      expect(world.hands[0]).toEqual(view.hand);
      expect(advance(highCard, world, 1, { type: 'pick', card: world.hands[1][0] }).ok).toBe(true);
    }
  });
});
