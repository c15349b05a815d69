import { describe, expect, it } from 'vitest';
import { castles, priceSpaces, ROOM_SIZES } from '../../src/castles/index.ts';
import { actor, asked, castleOf, optionsOf, play, refused, setUp, sizeOf } from './scene.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `setup ${index}`);
const BASE_SIZES = ROOM_SIZES.filter((size) => size !== 325);

describe.each(['first', 'collectors'] as const)('setup of the %s edition', (edition) => {
  for (const [players, large, small, spaces] of [
    [2, 4, 5, 5],
    [3, 5, 7, 6],
    [4, 6, 9, 7],
  ] as const) {
    const state = setUp(players, { edition }, `stacks ${players}`);

    it(`${players} players: stacks of ${small} small and ${large} large rooms, hallways and stairs alike (C-3.1, C-14.1)`, () => {
      for (const size of BASE_SIZES) {
        const inMarket = state.market.filter(({ tile }) => sizeOf(tile) === size).length;
        expect(state.hidden.stacks[size].length + inMarket, `size ${size}`).toBe(size >= 350 ? large : small);
      }
      expect(state.hidden.stacks[325]).toBeUndefined();
      expect([state.hallways, state.stairs]).toEqual([small, large]);
    });

    it(`${players} players: ${11 * players} room cards, at most five of a size and none of 325 (C-3.2)`, () => {
      const cards = [...state.hidden.cards, ...state.discards];
      expect(cards.length).toBe(11 * players);
      for (const size of ROOM_SIZES) expect(cards.filter((card) => card === size).length).toBeLessThanOrEqual(size === 325 ? 0 : 5);
    });

    it(`${players} players: ${spaces} rooms lie in the market, of the sizes that the cards named (C-3.3)`, () => {
      expect(state.market.length).toBe(spaces);
      expect(state.market.map(({ tile }) => sizeOf(tile))).toEqual(state.discards);
      expect(state.market.every(({ coins, price }) => coins === 0 && price === null)).toBe(true);
    });

    it(`${players} players: one favor each on the table (C-3.4)`, () => {
      expect(new Set(state.favors).size).toBe(players);
      expect(state.favors.length).toBe(players);
    });

    it(`${players} players: 15000 each, and points by distance from the Master Builder (C-3.5)`, () => {
      for (let distance = 0; distance < players; distance++) {
        const seat = state.seats[(state.masterBuilder + distance) % players];
        expect([seat.money, seat.score]).toEqual([15_000, distance]);
        expect(seat.castle).toEqual(castleOf());
      }
    });
  }

  it('stacks are a random draw from all rooms of the size (C-3.1)', () => {
    const seen = new Set(
      SEEDS.flatMap((seed) => Object.values(setUp(4, { edition }, seed).hidden.stacks).flat()).filter((tile) => sizeOf(tile) === 100),
    );
    expect(seen.size).toBe(edition === 'first' ? 9 : 18);
  });

  it('Completed and Incomplete Rooms never lie on the table together (C-3.4)', () => {
    const drawn = SEEDS.flatMap((seed) => [setUp(4, { edition }, seed).favors]);
    for (const favors of drawn) expect(favors.includes('completed') && favors.includes('incomplete')).toBe(false);
    expect(drawn.some((favors) => favors.includes('completed'))).toBe(true);
    expect(drawn.some((favors) => favors.includes('incomplete'))).toBe(true);
  });

  it('everybody holds three bonus cards, all different, from the cards of the edition (C-3.5, C-14.1)', () => {
    const { hidden } = setUp(4, { edition });
    expect(hidden.hands.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(new Set([...hidden.hands.flat(), ...hidden.bonusDeck]).size).toBe(edition === 'first' ? 27 : 32);
  });
});

describe('options of the setup', () => {
  it('the later of the two rival favors is replaced by another (C-3.4)', () => {
    const others = castles.options.excludedFavors;
    if (others.kind !== 'set') throw new Error('expected a set');
    const kept = ['completed', 'incomplete', 'money'];
    const excludedFavors = others.choices.filter((id) => !kept.includes(id));
    for (const seed of SEEDS) {
      const { favors } = setUp(2, { excludedFavors }, seed);
      expect(favors).toContain('money');
      expect(favors.length).toBe(2);
    }
  });

  it('the first edition has 24 favors and the Collector’s Edition 28 without its expansions (C-3.4, C-14.1)', () => {
    const drawn = (edition: string) => new Set(Array.from({ length: 200 }, (_, i) => setUp(4, { edition }, `favors ${i}`).favors).flat());
    expect(drawn('first').size).toBe(24);
    expect(drawn('collectors').size).toBe(28);
    for (const expansion of ['moats', 'towers', 'swans']) expect([...drawn('collectors')].join()).not.toContain(expansion);
  });

  it('a table may play the Collector’s Edition with the 75 printed rooms only (C-1.10)', () => {
    const { hidden, market } = setUp(4, { rooms: 'printed' });
    const first = new Set(Object.values(setUp(4, { edition: 'first' }).hidden.stacks).flat());
    const tiles = [...Object.values(hidden.stacks).flat(), ...market.map(({ tile }) => tile)];
    expect(tiles.length).toBe(75);
    expect([...first].every((tile) => tiles.includes(tile))).toBe(true);
  });

  it('the Master Builder is chosen by chance', () => {
    expect(new Set(SEEDS.map((seed) => setUp(4, {}, seed).masterBuilder)).size).toBe(4);
  });

  it('the same seed sets up the same game, another seed another', () => {
    expect(setUp(3, {}, 'a')).toEqual(setUp(3, {}, 'a'));
    expect(JSON.stringify(setUp(3, {}, 'a').hidden)).not.toBe(JSON.stringify(setUp(3, {}, 'b').hidden));
  });

  it('Castles is for one to four players, and needs enough favors and cards (C-3.1, C-14.1)', () => {
    const first = optionsOf({ edition: 'first' });
    expect(castles.optionsRefusal(first, 4)).toBeNull();
    expect(castles.optionsRefusal(first, 0)?.code).toBe('players');
    expect(castles.optionsRefusal(first, 5)?.code).toBe('players');
    const others = castles.options.excludedBonusCards;
    if (others.kind !== 'set') throw new Error('expected a set');
    const excludedBonusCards = others.choices;
    expect(castles.optionsRefusal(optionsOf({ excludedBonusCards }), 2)?.code).toBe('too-few-bonus-cards');
  });
});

describe('choosing bonus cards (C-3.5)', () => {
  const start = setUp(3, {}, 'choose');

  it('is asked of everybody in order, from the Master Builder on', () => {
    let state = start;
    for (let distance = 0; distance < 3; distance++) {
      expect(asked(state)).toBe('keep-bonus-cards');
      expect(actor(state)).toBe((state.masterBuilder + distance) % 3);
      state = play(state, { type: 'keep-cards', cards: state.hidden.hands[actor(state)].slice(0, 2) }).state;
    }
    // C-3.7: nothing is drawn in the first round.
    expect(asked(state)).toBe('set-prices');
    expect(actor(state)).toBe(state.masterBuilder);
    expect(state.market).toEqual(start.market);
  });

  it('two are kept, the third goes to the bottom of the deck', () => {
    const seat = actor(start);
    const [first, second, third] = start.hidden.hands[seat];
    const { state } = play(start, { type: 'keep-cards', cards: [first, third] });
    expect(state.hidden.hands[seat]).toEqual([first, third]);
    expect(state.hidden.bonusDeck).toEqual([second, ...start.hidden.bonusDeck]);
  });

  it('exactly two different ones of the own three', () => {
    const [first] = start.hidden.hands[actor(start)];
    const [other] = start.hidden.hands[(actor(start) + 1) % 3];
    expect(refused(start, { type: 'keep-cards', cards: [first] })).toBe('wrong-number-of-cards');
    expect(refused(start, { type: 'keep-cards', cards: [first, first] })).toBe('no-such-card');
    expect(refused(start, { type: 'keep-cards', cards: [first, other] })).toBe('no-such-card');
  });
});

describe('price spaces (C-3.3)', () => {
  it('the cheapest two are unused by two players, the cheapest by three', () => {
    expect(priceSpaces(2)).toEqual([15_000, 10_000, 8000, 6000, 4000]);
    expect(priceSpaces(3)).toEqual([15_000, 10_000, 8000, 6000, 4000, 2000]);
    expect(priceSpaces(4)).toEqual([15_000, 10_000, 8000, 6000, 4000, 2000, 1000]);
  });

  it('with five players two rooms share the dearest', () => {
    expect(priceSpaces(5)).toEqual([15_000, 15_000, 10_000, 8000, 6000, 4000, 2000, 1000]);
  });
});
