import { describe, expect, it } from 'vitest';
import { type CastlesAction, SWAN_COLOURS, type SwanColour, swanPoints } from '../../src/castles/index.ts';
import {
  buy,
  DRAW,
  ended,
  eventsOf,
  lastTurn,
  legal,
  moat,
  PASS,
  play,
  pointsFor,
  priced,
  refused,
  scene,
  setUp,
  take,
} from './expansion-scene.ts';

const SWANS = { options: { swans: true } };
const turnIn = (...swans: SwanColour[]): CastlesAction => ({ type: 'exchange-swans', swans });

describe('swans come with rooms (C-9.1)', () => {
  const stacks = { 250: ['sanctum'], 300: ['sauna'], 350: ['salon'], 400: ['observatory'], 450: ['library'] };
  const before = scene({ ...SWANS, seat: 0, stacks, cards: [100, 450, 400, 350, 300, 250] });
  const drawn = play(before, PASS, DRAW).state;

  it('there are eight tokens of each of five colours', () => {
    const { hidden, market } = setUp(4, { swans: true });
    const tokens = [...hidden.swans, ...market.flatMap(({ swans }) => swans)];
    for (const colour of SWAN_COLOURS) expect(tokens.filter((token) => token === colour).length).toBe(8);
    expect(tokens.length).toBe(40);
  });

  it('every room of 250, 300, 350 and 400 that comes to the market gets one, others none', () => {
    expect(drawn.market.map(({ tile, swans }) => `${tile} ${swans.length}`)).toEqual([
      'sanctum 1',
      'sauna 1',
      'salon 1',
      'observatory 1',
      'library 0',
    ]);
    expect(drawn.hidden.swans.length).toBe(before.hidden.swans.length - 4);
  });

  it('a token stays on its room until it is bought; no second one is added', () => {
    const later = play(drawn, priced(drawn, [15_000, 10_000, 8000, 6000, 4000]), PASS, PASS).state;
    expect(later.market.map(({ swans }) => swans)).toEqual(drawn.market.map(({ swans }) => swans));
  });

  it('when the tokens run out rooms come without', () => {
    const short = scene({ ...SWANS, seat: 0, stacks, cards: [100, 450, 400, 350, 300, 250] });
    short.hidden.swans = ['red'];
    const { market, hidden } = play(short, PASS, DRAW).state;
    expect(market.map(({ swans }) => swans.join())).toEqual(['red', '', '', '', '']);
    expect(hidden.swans).toEqual([]);
  });

  it('who buys the room gets its token', () => {
    const start = scene({ ...SWANS, market: ['tool-loft 4000 0 blue'], swans: { 1: ['red'] } });
    const { state, events } = play(start, buy('tool-loft -5 1 0'));
    expect(state.seats[1].swans).toEqual(['red', 'blue']);
    expect(eventsOf(events, 'swans-gained')).toMatchObject([{ seat: 1, swans: ['blue'] }]);
  });

  it('without the expansion nothing of this happens', () => {
    const plain = scene({ seat: 0, stacks, cards: [100, 450, 400, 350, 300, 250] });
    expect(plain.hidden.swans).toEqual([]);
    expect(play(plain, PASS, DRAW).state.market.every(({ swans }) => swans.length === 0)).toBe(true);
    expect(legal(scene({}), 'exchange-swans')).toEqual([]);
  });

  it('a room laid on the deck has no token there and gets one in the market', () => {
    const laid = [{ tile: 'sanctum', size: 250 as const, by: 1 }];
    const start = scene({ ...SWANS, seat: 0, laid, cards: [100, 100, 100, 100, 100, 100] });
    const { market } = play(start, PASS, DRAW).state;
    expect(market[0]).toMatchObject({ tile: 'sanctum' });
    expect(market[0].swans.length).toBe(1);
  });
});

describe('a moat reward brings no token (C-9.2)', () => {
  it('neither from the stack nor from the supply', () => {
    const start = scene({
      options: { swans: true, moats: true },
      moats: { 1: ['W', 'N'] },
      stacks: { 250: ['tool-loft'] },
    });
    const { state } = play(
      start,
      moat('E'),
      take('moat', 0),
      { type: 'look', size: 250 },
      { type: 'place', tile: 'tool-loft', x: -5, y: 1, r: 0 },
    );
    expect(state.seats[1].castle.tiles.length).toBe(2);
    expect(state.seats[1].swans).toEqual([]);
    expect(state.hidden.swans.length).toBe(start.hidden.swans.length);
  });
});

describe('tokens for money (C-9.2)', () => {
  const many: SwanColour[] = ['red', 'red', 'red', 'yellow', 'green', 'blue', 'blue'];
  const start = scene({ ...SWANS, swans: { 1: many }, market: ['pantry 2000'] });

  for (const [count, money] of [
    [1, 1000],
    [2, 3000],
    [3, 6000],
    [4, 10_000],
    [5, 15_000],
  ]) {
    it(`${count} of any colours are worth ${money}`, () => {
      const { state } = play(start, turnIn(...many.slice(0, count)));
      expect(state.seats[1].money).toBe(15_000 + money);
      expect(state.seats[1].swans).toEqual(many.slice(count));
    });
  }

  it('they leave the game: they are not drawn again', () => {
    expect(play(start, turnIn('red')).state.hidden.swans).toEqual(start.hidden.swans);
  });

  it('the turn goes on afterwards, and more can follow up to five in all', () => {
    const { state } = play(start, turnIn('red', 'red', 'red'), turnIn('blue', 'blue'));
    expect(state.seats[1].money).toBe(15_000 + 6000 + 3000);
    expect(refused(state, turnIn('green'))).toBe('too-many-swans');
    expect(refused(state, buy('pantry 3 0 0'))).toBeNull();
  });

  it('more than five, none at all, or tokens that one does not have are refused', () => {
    expect(refused(start, turnIn())).toBe('no-swans-named');
    expect(refused(start, turnIn('purple'))).toBe('swans-missing');
    expect(refused(start, turnIn('green', 'green'))).toBe('swans-missing');
    expect(refused(play(start, turnIn('red')).state, turnIn('red', 'red', 'yellow', 'green', 'blue'))).toBe('too-many-swans');
  });

  it('an extra turn is a turn of its own', () => {
    const food = scene({ ...SWANS, swans: { 1: many }, castles: { 1: ['pantry 3 0 0'] } });
    const { state } = play(food, turnIn(...many.slice(0, 5)), buy('hallway 5 0 0 main'), take('food', 1), turnIn('blue', 'blue'));
    expect(state.seats[1].swans).toEqual([]);
  });

  it('at any moment of the own turn: also while a reward is chosen', () => {
    const food = scene({ ...SWANS, swans: { 1: many }, castles: { 1: ['pantry 3 0 0'] } });
    const choosing = play(food, buy('hallway 5 0 0 main')).state;
    expect(play(choosing, turnIn('red')).state.seats[1].money).toBe(15_000 - 3000 + 1000);
  });

  it('not while others have their turn, nor while the Master Builder draws and prices', () => {
    const builder = scene({ ...SWANS, swans: { 0: ['red'], 1: ['red'] } });
    expect(legal(builder, 'exchange-swans').length).toBe(1);
    const pricing = play(builder, PASS, PASS).state;
    expect(pricing.masterBuilder).toBe(1);
    expect(refused(pricing, turnIn('red'))).toBe('too-many-swans');
    expect(refused(play(pricing, DRAW).state, turnIn('red'))).toBe('too-many-swans');
  });

  it('nor by whoever only watches another player’s discards', () => {
    const start = scene({
      ...SWANS,
      decrees: { 0: 'eavesdropper' },
      swans: { 0: ['red'] },
      hands: { 0: ['hallways'] },
      market: ['broom-closet 2000'],
    });
    const drawing = play(start, buy('broom-closet 3 1 1'), take('utility', 1)).state;
    const watching = play(drawing, legal(drawing, 'keep-cards')[0]).state;
    expect(watching.asks.at(-1)).toMatchObject({ type: 'swap-card', seat: 0 });
    expect(refused(watching, turnIn('red'))).toBe('too-many-swans');
    expect(legal(watching, 'exchange-swans')).toEqual([]);
  });

  it('money from tokens can pay for the room of the same turn', () => {
    const poor = scene({ ...SWANS, money: { 1: 1000 }, swans: { 1: ['red'] }, market: ['pantry 2000'] });
    expect(refused(poor, buy('pantry 3 0 0'))).toBe('too-dear');
    expect(play(poor, turnIn('red'), buy('pantry 3 0 0')).state.seats[1].money).toBe(0);
  });
});

describe('sets at the end (C-9.3)', () => {
  const three: SwanColour[] = ['red', 'red', 'red'];

  for (const [swans, points] of [
    [['red'], 1],
    [['red', 'red'], 2],
    [['red', 'blue'], 3],
    [['red', 'blue', 'green'], 6],
    [['red', 'blue', 'green', 'yellow'], 10],
    [['red', 'blue', 'green', 'yellow', 'purple'], 15],
    [[...three, 'blue', 'blue', 'green', 'yellow', 'purple'], 19],
    [[...three, 'blue', 'blue', 'blue'], 9],
    [[], 0],
  ] as const) {
    it(`${swans.join(', ') || 'no tokens'}: ${points}`, () => {
      expect(pointsFor(ended({ ...SWANS, swans: { 1: swans } }), 1, 'swans')).toBe(points);
    });
  }

  it('no other split is better', () => {
    const points = [0, 1, 3, 6, 10, 15];
    const best = (counts: readonly number[]): number => {
      let most = 0;
      for (let set = 1; set < 32; set++) {
        const members = [0, 1, 2, 3, 4].filter((colour) => set & (1 << colour));
        if (members.some((colour) => counts[colour] === 0)) continue;
        const rest = counts.map((count, colour) => count - (members.includes(colour) ? 1 : 0));
        most = Math.max(most, points[members.length] + best(rest));
      }
      return most;
    };
    const colours = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
    for (const counts of [
      [2, 1, 1, 0, 0],
      [2, 2, 1, 1, 0],
      [3, 1, 1, 1, 1],
      [2, 2, 2, 1, 0],
      [3, 3, 0, 0, 1],
    ]) {
      expect(swanPoints(counts.flatMap((count, colour) => Array(count).fill(colours[colour])))).toBe(best(counts));
    }
  });

  it('tokens that score count for the Swan Tokens favor as well; tokens turned in count for neither', () => {
    const wanted = { ...SWANS, favors: ['swan-tokens'], swans: { 0: ['red', 'red'], 1: ['red', 'blue'] } } as const;
    const state = ended(wanted);
    expect([pointsFor(state, 0, 'favor'), pointsFor(state, 1, 'favor')]).toEqual([6, 6]);
    const turnedIn = play(lastTurn(wanted), turnIn('red'), PASS).state;
    expect([pointsFor(turnedIn, 0, 'favor'), pointsFor(turnedIn, 1, 'favor')]).toEqual([4, 8]);
    expect(pointsFor(turnedIn, 0, 'swans')).toBe(1);
  });
});
