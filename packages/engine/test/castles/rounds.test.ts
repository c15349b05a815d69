import { describe, expect, it } from 'vitest';
import type { CastlesState } from '../../src/castles/index.ts';
import { actor, asked, buy, DRAW, eventsOf, legal, PASS, play, priced, refused, type Scene, scene, setUp, sizeOf } from './scene.ts';

const FOUR_ROOMS = ['pantry 15000', 'parlor 10000', 'nap-room 8000', 'kitchen 6000'];

/** The last turn of a round of two: the Master Builder passes, the other becomes Master Builder and must fill one empty space. */
const atDrawing = (wanted: Scene) => play(scene({ masterBuilder: 0, seat: 0, market: FOUR_ROOMS, ...wanted }), PASS).state;
const tilesOf = (state: { market: readonly { tile: string }[] }): string[] => state.market.map(({ tile }) => tile);

describe('pricing (C-3.6)', () => {
  const prices = () => {
    let state = setUp(2);
    for (let i = 0; i < 2; i++) state = play(state, { type: 'keep-cards', cards: state.hidden.hands[actor(state)].slice(0, 2) }).state;
    return state;
  };

  it('the Master Builder puts every room on a space of its own, in any order', () => {
    const start = prices();
    const { state } = play(start, priced(start, [4000, 15_000, 6000, 10_000, 8000]));
    expect(state.market.map(({ price }) => price)).toEqual([4000, 15_000, 6000, 10_000, 8000]);
    expect(asked(state)).toBe('take-turn');
  });

  it('no space twice, no space that is not in use, no room forgotten, no room twice', () => {
    const start = prices();
    expect(refused(start, priced(start, [4000, 4000, 6000, 10_000, 8000]))).toBe('space-taken');
    expect(refused(start, priced(start, [2000, 4000, 6000, 10_000, 8000]))).toBe('no-such-price');
    const all = priced(start, [15_000, 10_000, 8000, 6000, 4000]);
    if (all.type !== 'price') throw new Error('expected prices');
    expect(refused(start, { type: 'price', prices: all.prices.slice(1) })).toBe('unpriced');
    const twice = [...all.prices.slice(1), { ...all.prices[1], price: 15_000 }];
    expect(refused(start, { type: 'price', prices: twice })).toBe('priced-twice');
    expect(refused(start, { type: 'price', prices: [{ tile: 'foyer', price: 4000 }] })).toBe('not-in-market');
  });

  it('nothing is offered twice, with too few rooms, two equal spaces or a decree that doubles some', () => {
    const offered = (players: number, rooms: number, decree: string | null): CastlesState => {
      const start = setUp(players, { towers: players === 5 });
      const seat = start.masterBuilder;
      const market = start.market.slice(0, rooms).map((room, index) => ({ ...room, coins: index === 0 ? 2000 : 0 }));
      const seats = start.seats.map((own, each) => (each === seat ? { ...own, decree } : own));
      return { ...start, stage: 'rounds', market, seats, asks: [{ type: 'set-prices', seat }] };
    };
    for (const [players, rooms, decree, count] of [
      [2, 5, null, 120],
      [2, 3, null, 60],
      [2, 0, null, 1],
      [2, 3, 'auctioneer', 120],
      [5, 4, null, 7 * 6 * 5 * 4 + 6 * (6 * 5)],
      [5, 3, 'auctioneer', 7 * 7 * 7 - 7 + 1],
      [2, 3, 'treasurer', 60 + 60 * 4],
    ] as const) {
      const made = legal(offered(players, rooms, decree)).map((action) => JSON.stringify(action));
      expect(new Set(made).size, `${players} players, ${rooms} rooms, ${decree}`).toBe(made.length);
      expect(made.length, `${players} players, ${rooms} rooms, ${decree}`).toBe(count);
    }
  });

  it('also rooms that lay there before may be moved to any price', () => {
    const drawn = play(atDrawing({ cards: [100, 100, 400], stacks: { 400: ['observatory'] } }), DRAW).state;
    const { state } = play(drawn, priced(drawn, [4000, 6000, 8000, 10_000, 15_000]));
    expect(state.market.find(({ tile }) => tile === 'pantry')?.price).toBe(4000);
  });
});

describe('turns of a round (C-3.6)', () => {
  it('begin left of the Master Builder and end with them; then the token moves left', () => {
    let state = scene({ players: 3, masterBuilder: 1, cards: [100, 100, 400], market: ['salon 15000'] });
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(actor(state));
      state = play(state, PASS).state;
    }
    expect(order).toEqual([2, 0, 1]);
    expect(state.masterBuilder).toBe(2);
    expect([actor(state), asked(state)]).toEqual([2, 'draw-rooms']);
  });

  it('who passes takes 5000, and the Master Builder receives nothing', () => {
    const { state } = play(scene(), PASS);
    expect(state.seats.map(({ money }) => money)).toEqual([15_000, 20_000]);
  });

  it('the Master Builder may pass for 5000 too', () => {
    expect(play(scene({ seat: 0 }), PASS).state.seats[0].money).toBe(20_000);
  });

  it('a room is paid to the Master Builder', () => {
    const { state } = play(scene({ market: ['pantry 4000'] }), buy('pantry 3 0 0'));
    expect(state.seats.map(({ money }) => money)).toEqual([19_000, 11_000]);
    expect(tilesOf(state)).toEqual([]);
    expect(state.seats[1].castle.tiles[1]).toEqual({ tile: 'pantry', x: 3, y: 0, r: 0 });
  });

  it('the Master Builder pays to the supply', () => {
    const { state, events } = play(scene({ seat: 0, market: ['pantry 4000'] }), buy('pantry 3 0 0'));
    expect(state.seats.map(({ money }) => money)).toEqual([11_000, 15_000]);
    expect(eventsOf(events, 'bought')[0].paidTo).toBeNull();
  });

  it('a hallway or stairs costs 3000, paid like a room', () => {
    expect(play(scene(), buy('hallway 3 1 0 main')).state.seats.map(({ money }) => money)).toEqual([18_000, 12_000]);
    expect(play(scene({ seat: 0 }), buy('stairs 3 1 2')).state.seats.map(({ money }) => money)).toEqual([12_000, 15_000]);
    expect(refused(scene({ money: { 1: 2999 } }), buy('hallway 3 1 0 main'))).toBe('too-dear');
  });

  it('a stack of hallways or stairs can run out', () => {
    expect(refused(scene({ hallways: 0 }), buy('hallway 3 1 0 main'))).toBe('none-left');
    expect(refused(scene({ stairs: 0 }), buy('stairs 3 1 2'))).toBe('none-left');
  });

  it('coins on a room are the buyer’s before paying, and may pay for it', () => {
    const rich = scene({ market: ['pantry 4000 3000'], money: { 1: 1000 } });
    expect(play(rich, buy('pantry 3 0 0')).state.seats.map(({ money }) => money)).toEqual([19_000, 0]);
    expect(refused(scene({ market: ['pantry 4000 3000'], money: { 1: 999 } }), buy('pantry 3 0 0'))).toBe('too-dear');
  });

  it('coins beyond the price stay with the buyer', () => {
    const { state } = play(scene({ market: ['pantry 4000 6000'], money: { 1: 0 } }), buy('pantry 3 0 0'));
    expect(state.seats[1].money).toBe(2000);
  });

  it('after the last turn every unsold room gets 1000 more', () => {
    const state = atDrawing({ market: ['pantry 15000', 'parlor 10000 2000'], cards: [100, 100] });
    expect(state.market.map(({ coins }) => coins)).toEqual([1000, 3000]);
    expect(play(scene({ market: ['pantry 15000'] }), PASS).state.market[0].coins).toBe(0);
  });
});

describe('filling the market (C-3.6, C-3.8, C-3.9)', () => {
  it('as many cards are drawn as spaces are empty, and the top tile of each size comes', () => {
    const state = atDrawing({ cards: [100, 100, 400], stacks: { 400: ['salon', 'observatory'] } });
    const drawn = play(state, DRAW).state;
    expect(tilesOf(drawn)).toEqual(['pantry', 'parlor', 'nap-room', 'kitchen', 'observatory']);
    expect(drawn.hidden.cards).toEqual([100, 100]);
    expect(drawn.hidden.stacks[400]).toEqual(['salon']);
    expect([asked(drawn), actor(drawn)]).toEqual(['set-prices', 1]);
  });

  it('nothing is drawn for a full market and nobody is asked to, but prices may be set again (C-3.10)', () => {
    const full = { market: [...FOUR_ROOMS, 'salon 4000'], cards: [100, 100] } as const;
    expect([asked(atDrawing(full)), atDrawing(full).hidden.cards.length]).toEqual(['set-prices', 2]);
    const asOnce = play(atDrawing({ ...full, version: 1 }), DRAW).state;
    expect([asked(asOnce), asOnce.hidden.cards.length]).toEqual(['set-prices', 2]);
  });

  it('a card whose stack is empty is replaced by the next and stays discarded', () => {
    const state = atDrawing({ cards: [100, 400, 200], stacks: { 200: [], 400: ['observatory'] }, discards: [] });
    const drawn = play(state, DRAW).state;
    expect(tilesOf(drawn)).toContain('observatory');
    expect(drawn.discards).toEqual([200, 400]);
    expect(drawn.hidden.cards).toEqual([100]);
  });

  it('with too few cards all cards of the game, also those just drawn, are shuffled for the missing spaces', () => {
    const market = FOUR_ROOMS.slice(1);
    const state = atDrawing({ market, cards: [400], discards: [], stacks: { 400: ['salon', 'observatory'] } });
    const { state: drawn, events } = play(state, DRAW);
    // The only card of the game is the one just drawn: it is drawn again.
    expect(tilesOf(drawn).slice(3)).toEqual(['observatory', 'salon']);
    expect(eventsOf(events, 'cards-reshuffled').length).toBe(1);
    expect(drawn.lastRound).toBe(true);
  });

  it('in the reshuffle, too, a card whose stack is empty is replaced', () => {
    const state = atDrawing({ cards: [], discards: [200, 100, 200, 200], stacks: { 200: [], 100: ['larder'] }, market: FOUR_ROOMS });
    for (const seed of ['a', 'b', 'c', 'd']) {
      const again = { ...state, rng: { seed: `chacha8:${seed}`, drawn: 0 } };
      expect(tilesOf(play(again, DRAW).state)[4]).toBe('larder');
    }
  });

  it('a space stays empty when every stack named by the cards is empty', () => {
    const state = atDrawing({ cards: [200], discards: [100], stacks: { 100: [], 200: [] } });
    const drawn = play(state, DRAW).state;
    expect(drawn.market.length).toBe(4);
    expect(drawn.lastRound).toBe(true);
    // Any four of the five spaces will do.
    expect(refused(drawn, priced(drawn, [15_000, 4000, 6000, 8000]))).toBeNull();
    expect(refused(drawn, priced(drawn, [10_000, 4000, 6000, 8000]))).toBeNull();
  });

  const laid = [
    { tile: 'larder', size: 100, by: 1 },
    { tile: 'salon', size: 350, by: 0 },
  ] as const;

  it('tiles laid on the deck come before cards, the last laid first', () => {
    const one = play(atDrawing({ laid, cards: [400, 400] }), DRAW).state;
    expect(tilesOf(one)[4]).toBe('salon');
    expect(one.hidden.laid.map(({ tile }) => tile)).toEqual(['larder']);
    expect(one.hidden.cards.length).toBe(2);
    const three = play(atDrawing({ market: FOUR_ROOMS.slice(2), laid, cards: [400, 400] }), DRAW).state;
    expect(tilesOf(three).slice(2, 4)).toEqual(['salon', 'larder']);
    expect(sizeOf(tilesOf(three)[4])).toBe(400);
  });

  it('laid tiles are no cards: the deck is empty when no cards are left', () => {
    expect(play(atDrawing({ laid, cards: [400] }), DRAW).state.lastRound).toBe(false);
    expect(play(atDrawing({ market: FOUR_ROOMS.slice(2), laid, cards: [400] }), DRAW).state.lastRound).toBe(true);
  });
});

describe('the end (C-3.8)', () => {
  it('the round in which the last card is drawn is the last one', () => {
    const state = atDrawing({ cards: [400], stacks: { 400: ['observatory'] } });
    const last = play(state, DRAW).state;
    expect(last.lastRound).toBe(true);
    const turns = play(last, priced(last, [15_000, 10_000, 8000, 6000, 4000]), PASS).state;
    expect(turns.stage).toBe('rounds');
    const over = play(turns, PASS).state;
    expect(over.stage).toBe('over');
    expect(asked(over)).toBeNull();
    expect(over.masterBuilder).toBe(1);
  });

  it('with one card left there is another round', () => {
    expect(play(atDrawing({ cards: [100, 400] }), DRAW).state.lastRound).toBe(false);
  });
});
