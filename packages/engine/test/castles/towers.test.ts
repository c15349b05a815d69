import { describe, expect, it } from 'vitest';
import { type CastlesAction, favorsInPlay, RIVAL_FAVORS } from '../../src/castles/index.ts';
import {
  asked,
  buy,
  decline,
  ended,
  eventsOf,
  legal,
  optionsOf,
  play,
  pointsFor,
  refused,
  scene,
  scored,
  setUp,
  take,
  waiting,
} from './expansion-scene.ts';

const TOWERS = { options: { towers: true } };
const keep = (favor: string): CastlesAction => ({ type: 'keep-favor', favor });
const FALKENSTEIN = 'falkenstein 3 -1 1';

describe('setup with towers (C-3.1, C-3.4, C-12.1)', () => {
  for (const [players, towers, favors] of [
    [2, 5, 15],
    [3, 6, 18],
    [4, 7, 21],
    [5, 8, 24],
  ]) {
    it(`${players} players: ${towers} tower rooms, ${favors} favors face down`, () => {
      const { hidden, market } = setUp(players, { towers: true });
      expect(hidden.stacks[325].length + market.filter(({ tile }) => TOWER_ROOMS.includes(tile)).length).toBe(towers);
      expect(hidden.favorStack.length).toBe(favors);
    });
  }

  it('the five cards of size 325 are among those from which the deck is dealt', () => {
    const all = setUp(5, { towers: true });
    expect([...all.hidden.cards, ...all.discards].filter((size) => size === 325).length).toBe(5);
    expect([...all.hidden.cards, ...all.discards].length).toBe(55);
  });

  it('without them there are neither towers nor their favor and bonus card', () => {
    for (let game = 0; game < 20; game++) {
      const { hidden, favors } = setUp(4, {}, `plain ${game}`);
      expect(hidden.stacks[325]).toBeUndefined();
      expect([...favors, ...hidden.hands.flat(), ...hidden.bonusDeck]).not.toContain('tower-rooms');
      expect([...hidden.hands.flat(), ...hidden.bonusDeck]).not.toContain('towers');
    }
  });

  it('a favor that was removed for its rival is not among those that wait either', () => {
    // With five players all favors of this table are dealt, but for the one removed.
    const inPlay = favorsInPlay(optionsOf({ towers: true }));
    let removals = 0;
    for (let game = 0; game < 60; game++) {
      const { favors, hidden } = setUp(5, { towers: true }, `rivals ${game}`);
      const onTable = RIVAL_FAVORS.filter((favor) => favors.includes(favor));
      const missing = inPlay.filter((favor) => !favors.includes(favor) && !hidden.favorStack.includes(favor));
      expect(onTable.length).toBeLessThan(2);
      if (missing.length > 0) expect([...missing, ...onTable].sort()).toEqual([...RIVAL_FAVORS].sort());
      removals += missing.length;
    }
    expect(removals).toBeGreaterThan(0);
  });
});

const TOWER_ROOMS = [
  'linderhof',
  'herrenchiemsee',
  'bayreuth',
  'hohenschwangau',
  'neuschwanstein',
  'nymphenburg',
  'winter-garden',
  'falkenstein',
];

describe('completing a tower (C-12.1)', () => {
  const favorStack = ['money', 'round', 'square', 'small', 'large'];
  const start = scene({ ...TOWERS, market: ['falkenstein 4000'], favorStack });
  const done = play(start, buy(FALKENSTEIN)).state;

  it('gives the reward of its type and three favors, in the order that the player chooses', () => {
    expect(waiting(done)).toEqual(['utility 1', 'tower 1']);
    expect(refused(done, take('utility', 1))).toBeNull();
    const { state } = play(done, take('tower', 1));
    expect(asked(state)).toBe('keep-favor');
    expect(legal(state, 'keep-favor').map(({ favor }) => favor)).toEqual(['large', 'small', 'square']);
    expect(waiting(state)).toEqual(['utility 1']);
  });

  it('one is kept, the two others leave the game', () => {
    const { state } = play(done, take('tower', 1), keep('small'));
    expect(state.hidden.ownFavors).toEqual([[], ['small']]);
    expect(state.hidden.favorStack).toEqual(['money', 'round']);
    expect(refused(play(done, take('tower', 1)).state, keep('money'))).toBe('no-such-favor');
  });

  it('with fewer than three left there is less to choose from, with none the reward is lost', () => {
    const two = scene({ ...TOWERS, market: ['falkenstein 4000'], favorStack: ['money', 'round'] });
    expect(legal(play(two, buy(FALKENSTEIN), take('tower', 1)).state, 'keep-favor').length).toBe(2);
    const none = scene({ ...TOWERS, market: ['falkenstein 4000'], favorStack: [], bonusDeck: [] });
    const { state, events } = play(none, buy(FALKENSTEIN));
    expect(eventsOf(events, 'reward-lost').map(({ reward }) => reward)).toEqual(['utility', 'tower']);
    expect(asked(state)).toBe('take-turn');
  });

  it('may be declined', () => {
    const { state } = play(done, decline('tower', 1), decline('utility', 1));
    expect(state.hidden.ownFavors).toEqual([[], []]);
    expect(state.hidden.favorStack).toEqual(favorStack);
  });

  it('a downstairs tower counts towards the second, fourth, ... completed downstairs room (C-5.8)', () => {
    const cellar = ['stairs 3 1 2', 'hallway 6 1 0 down', 'the-hole 6 -2 0'];
    // Linderhof's north door on the hallway, its west door closed by a second hallway.
    const lines = [...cellar, 'linderhof 6 2 0'];
    const state = scene({ ...TOWERS, castles: { 1: lines }, favorStack });
    const finished = play(state, buy('hallway 0 4 0 down')).state;
    expect(waiting(finished)).toEqual(['downstairs 4', 'tower 4']);
    const asThird = [...cellar, 'bottomless-pit 9 -2 2', 'linderhof 6 2 0'];
    const third = scene({ ...TOWERS, castles: { 1: asThird }, favorStack });
    expect(waiting(play(third, buy('hallway 0 4 0 down')).state)).toEqual(['tower 5']);
  });
});

describe('tower favors at the end (C-12.1, C-6.3)', () => {
  const lines = { 0: ['pantry 3 0 0', 'larder -2 0 0'], 1: ['buttery 3 1 0'], 2: ['spice-cupboard 1 3 0'] };

  it('are scored against everybody, for their owner only', () => {
    const state = ended({ ...TOWERS, players: 3, castles: lines, ownFavors: { 1: ['rooms-food'] } });
    expect([0, 1, 2].map((seat) => pointsFor(state, seat, 'own-favor'))).toEqual([0, 3, 0]);
    expect(scored(state, 1, 'own-favor')).toEqual(['3 rooms-food 2 2']);
  });

  it('first place alone is worth 8, the fourth 1, and nothing is worth nothing', () => {
    const state = ended({ ...TOWERS, players: 3, castles: lines, ownFavors: { 0: ['rooms-food'], 2: ['rooms-utility'] } });
    expect([0, 1, 2].map((seat) => pointsFor(state, seat, 'own-favor'))).toEqual([8, 0, 0]);
  });

  it('do not count for the bonus card for favors won alone', () => {
    const hands = { 0: ['favors-won'] };
    const own = ended({ ...TOWERS, castles: { 0: lines[0] }, hands, ownFavors: { 0: ['rooms-food'] } });
    const shown = ended({ ...TOWERS, castles: { 0: lines[0] }, hands, favors: ['rooms-food'] });
    expect([pointsFor(own, 0, 'bonus-card'), pointsFor(shown, 0, 'bonus-card')]).toEqual([0, 4]);
  });

  it('come after the bonus cards and before the money (C-6.1)', () => {
    const state = ended({
      options: { towers: true, swans: true },
      castles: { 0: lines[0] },
      decrees: { 0: 'collector' },
      swans: { 0: ['red'] },
      favors: ['feet-food'],
      hands: { 0: ['type-food'] },
      ownFavors: { 0: ['rooms-food'] },
      stacks: { 100: [] },
    });
    expect(state.seats[0].ledger.map(([reason]) => reason)).toEqual([
      'depleted',
      'swans',
      'decree',
      'favor',
      'bonus-card',
      'own-favor',
      'money',
    ]);
  });
});

describe('towers in measures (section 7)', () => {
  const tower = { castles: { 0: [FALKENSTEIN] } };

  for (const favor of ['small', 'large', 'square', 'round']) {
    it(`a tower is no ${favor} room`, () => {
      expect(pointsFor(ended({ ...TOWERS, ...tower, favors: [favor] }), 0, 'favor')).toBe(0);
    });
  }

  it('it counts as a tower room, complete or not', () => {
    expect(pointsFor(ended({ ...TOWERS, ...tower, favors: ['tower-rooms'] }), 0, 'favor')).toBe(8);
    expect(pointsFor(ended({ ...TOWERS, castles: { 0: ['nymphenburg -1 3 0'] }, favors: ['tower-rooms'] }), 0, 'favor')).toBe(8);
    expect(pointsFor(ended({ ...TOWERS, ...tower, hands: { 0: ['towers'] } }), 0, 'bonus-card')).toBe(3);
  });

  it('it has no swan', () => {
    expect(pointsFor(ended({ ...TOWERS, ...tower, hands: { 0: ['swan-rooms'] } }), 0, 'bonus-card')).toBe(0);
  });
});
