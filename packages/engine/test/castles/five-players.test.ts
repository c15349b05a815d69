import { describe, expect, it } from 'vitest';
import { castles, tileOf } from '../../src/castles/index.ts';
import {
  actor,
  asked,
  DRAW,
  EVERYTHING,
  ended,
  optionsOf,
  PASS,
  play,
  pointsFor,
  priced,
  refused,
  scene,
  setUp,
} from './expansion-scene.ts';

const TOWERS = { towers: true };

describe('five players', () => {
  it('need the towers and the Collector’s Edition (C-12.1, C-14.1)', () => {
    expect(castles.optionsRefusal(optionsOf({}), 5)?.code).toBe('five-need-towers');
    expect(castles.optionsRefusal(optionsOf({ edition: 'first' }), 5)?.params).toMatchObject({ min: 1, max: 4 });
    expect(castles.optionsRefusal(optionsOf(TOWERS), 5)).toBeNull();
    expect(castles.optionsRefusal(optionsOf(TOWERS), 6)?.params).toMatchObject({ min: 1, max: 5 });
  });

  it('stacks of 7 and 11, towers 8, moats 10 (C-3.1)', () => {
    const { hidden, hallways, stairs, moats, market } = setUp(5, EVERYTHING);
    expect([hallways, stairs, moats]).toEqual([11, 7, 10]);
    const tiles = [...Object.values(hidden.stacks).flat(), ...market.map(({ tile }) => tile)];
    for (const [size, count] of [
      [100, 11],
      [300, 11],
      [325, 8],
      [350, 7],
      [600, 7],
    ]) {
      expect(tiles.filter((tile) => tileOf(tile).size === size).length).toBe(count);
    }
  });

  it('a deck of 55 cards, eight rooms in the market, five favors (C-3.2, C-3.3, C-3.4)', () => {
    const { hidden, discards, market, favors } = setUp(5, TOWERS);
    expect([hidden.cards.length + discards.length, market.length, favors.length]).toEqual([55, 8, 5]);
  });

  it('start scores are the distance from the Master Builder (C-3.5)', () => {
    expect(setUp(5, TOWERS).seats.map(({ score }) => score)).toEqual([0, 1, 2, 3, 4]);
  });

  it('two rooms share 15000 (C-3.3)', () => {
    const state = play(scene({ players: 5, options: TOWERS, seat: 0 }), PASS, DRAW).state;
    expect([actor(state), asked(state), state.market.length]).toEqual([1, 'set-prices', 8]);
    expect(refused(state, priced(state, [15_000, 15_000, 10_000, 8000, 6000, 4000, 2000, 1000]))).toBeNull();
    expect(refused(state, priced(state, [15_000, 10_000, 10_000, 8000, 6000, 4000, 2000, 1000]))).toBe('space-taken');
  });

  it('the fifth place of a favor is worth nothing (C-6.3)', () => {
    const lines = ['pantry 3 0 0', 'larder -2 0 0', 'buttery 5 0 0', 'meat-locker 7 1 0'];
    const castlesBySeat = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, lines.slice(0, 4 - seat)]));
    const state = ended({ players: 5, options: TOWERS, castles: castlesBySeat, favors: ['total-rooms'] });
    expect([0, 1, 2, 3, 4].map((seat) => pointsFor(state, seat, 'favor'))).toEqual([8, 4, 2, 1, 0]);
  });

  it('each has a turn, from left of the Master Builder to the Master Builder', () => {
    let state = scene({ players: 5, options: TOWERS });
    const order: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      order.push(actor(state));
      state = play(state, PASS).state;
    }
    expect(order).toEqual([1, 2, 3, 4, 0]);
    expect([state.masterBuilder, asked(state)]).toEqual([1, 'draw-rooms']);
  });
});
