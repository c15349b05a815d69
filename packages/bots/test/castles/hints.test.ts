import {
  type AskType,
  type CastlesView,
  castles,
  isStackedRoom,
  ownSeat,
  priceSpaces,
  ROOM_SIZES,
  tileOf,
} from '@luftschloss/engine/castles';
import { parseOptions, rngFrom, rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from '../../src/castles/greedy.ts';
import { ratherThan, reasonsFor } from '../../src/castles/reasons.ts';
import { hintsFor } from '../../src/index.ts';

/** What somebody sees when first asked this in or after a round. */
function asked(type: AskType, round: number, seed = 'hints', seats = 2): CastlesView {
  const options = parseOptions(castles.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const state = castles.setup(options.value, seats, rngState(`splitmix32:${seed}`));
  for (let toAct = castles.toAct(state); toAct.length > 0; toAct = castles.toAct(state)) {
    const view = castles.view(state, toAct[0]);
    if (view.ask?.type === type && view.round >= round) return view;
    castles.play(state, toAct[0], greedy.choose(castles, view, rngFrom('x')));
  }
  throw new Error(`nobody was asked to ${type}`);
}

const hints = hintsFor('castles');

describe('hints for Castles', () => {
  it('are a few legal actions with reasons, the best first', () => {
    const decisions = [
      ['take-turn', 2],
      ['set-prices', 2],
      ['choose-reward', 2],
      ['choose-stack', 1],
      ['lay-rooms', 1],
      ['lay-rooms', 2],
    ] as const;
    for (const [type, seats] of decisions) {
      const view = asked(type, 3, 'hints', seats);
      const given = hints?.(castles as never, view, rngFrom('hint'), { playouts: 40 }) ?? [];
      expect(given.length).toBeGreaterThan(0);
      expect(given.length).toBeLessThanOrEqual(3);
      for (const { action, reasons } of given) {
        expect(castles.refusal(view, action as never)).toBeNull();
        expect(reasons.length).toBeGreaterThan(0);
      }
    }
  });

  it('are the same for the same seed and number of playouts', () => {
    const view = asked('take-turn', 2);
    const twice = [0, 1].map(() => hints?.(castles as never, view, rngFrom('hint'), { playouts: 40 }));
    expect(twice[1]).toEqual(twice[0]);
  });

  it('are different ideas, not one room at different places, and none seems better than the first', () => {
    for (const [seed, seats] of [
      ['ideas 1', 1],
      ['ideas 2', 2],
      ['ideas 3', 2],
    ] as const) {
      const given = hints?.(castles as never, asked('take-turn', 3, seed, seats), rngFrom('hint'), { playouts: 60 }) ?? [];
      const ideas = given.map(({ action }) => (action as { readonly tile?: string }).tile ?? action.type);
      expect(ideas).toHaveLength(3);
      expect(new Set(ideas).size).toBe(3);
      for (const { estimate } of given) expect(estimate).toBeLessThanOrEqual(given[0].estimate);
    }
  });

  it('are not given about a game that nobody has thought about', () => {
    expect(hintsFor('chess')).toBeNull();
  });
});

describe('reasons for an action', () => {
  it('name what a room scores, what it opens and what it costs', () => {
    const view = asked('take-turn', 1);
    const room = castles.choices(view).find(({ kind }) => kind === 'buy-room');
    const action = room?.at(0);
    if (action?.type !== 'buy-room') throw new Error('no room can be bought');
    const price = view.market.find(({ tile }) => tile === action.tile)?.price;
    const reasons = reasonsFor(view, action);
    expect(reasons[0]).toMatchObject({ code: 'now', params: { points: expect.any(Number) } });
    expect(reasons).toContainEqual({ code: 'costs', params: { price } });
  });

  it('name what is saved by the cheaper of two rooms, and nothing where more is paid or nothing is built', () => {
    const view = asked('take-turn', 1);
    const rooms = castles.choices(view).filter(({ kind }) => kind === 'buy-room');
    const bought = rooms.flatMap((choice) => Array.from({ length: choice.count() }, (_, index) => choice.at(index)));
    const priceOf = (tile: string): number => view.market.find((each) => each.tile === tile)?.price ?? 0;
    const byPrice = bought
      .flatMap((action) => (action.type === 'buy-room' ? [action] : []))
      .sort((a, b) => priceOf(a.tile) - priceOf(b.tile));
    const [cheap, dear] = [byPrice[0], byPrice[byPrice.length - 1]];
    const money = priceOf(dear.tile) - priceOf(cheap.tile);
    expect(money).toBeGreaterThan(0);
    expect(ratherThan(view, cheap, dear)).toEqual([{ code: 'saves', params: { money } }]);
    expect(ratherThan(view, dear, cheap)).toEqual([]);
    expect(ratherThan(view, { type: 'pass' }, dear)).toEqual([]);
    // Coins on a room go to whoever buys it.
    const onDear = (coins: number) => ({
      ...view,
      market: view.market.map((room) => (room.tile === dear.tile ? { ...room, coins } : room)),
    });
    expect(ratherThan(onDear(1000), cheap, dear)).toEqual([{ code: 'saves', params: { money: money - 1000 } }]);
    expect(ratherThan(onDear(money + 3000), dear, cheap)).toEqual([{ code: 'saves', params: { money: 3000 } }]);
  });

  it('compared with another: say that nobody else can have one more, only where it is so', () => {
    const view = asked('take-turn', 2);
    const stairs = { type: 'buy-stairs', tile: 'stairs', x: 0, y: 0, r: 0 } as const;
    const hallway = { type: 'buy-hallway', tile: 'hallway', x: 0, y: 0, r: 0, level: 'main' } as const;
    const pass = { type: 'pass' } as const;
    const last = { ...view, stairs: 1, hallways: 3 };
    expect(ratherThan(last, stairs, hallway)).toEqual([{ code: 'takes-last', params: { piece: 'stairs' } }]);
    expect(ratherThan(last, { ...stairs, type: 'place' }, pass)).toEqual([{ code: 'takes-last', params: { piece: 'stairs' } }]);
    expect(ratherThan(last, hallway, pass)).toEqual([]);
    expect(ratherThan(last, stairs, { ...stairs, x: 3 })).toEqual([]);
    expect(ratherThan({ ...last, stairs: 2 }, stairs, hallway)).toEqual([]);
  });

  it('tell of prices what is probably sold, for how much, and what is left for whoever set them', () => {
    const view = asked('set-prices', 1);
    const [first, ...others] = view.market.map(({ tile }) => tile);
    const spaces = priceSpaces(view.seats.length).toSorted((a, b) => a - b);
    const prices = [first, ...others].map((tile, index) => ({ tile, price: spaces[index] }));
    const dear = prices.map(({ tile }, index) => ({ tile, price: spaces[prices.length - 1 - index] }));
    const [cheapFirst, dearFirst] = [prices, dear].map((each) => reasonsFor(view, { type: 'price', prices: each }));
    for (const [reasons, set] of [
      [cheapFirst, prices],
      [dearFirst, dear],
    ] as const) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const { code, params } of reasons) {
        if (code === 'nobody-buys') continue;
        expect(['likely-sold', 'then-yours']).toContain(code);
        expect(set).toContainEqual({ tile: params?.['room'], price: params?.['money'] });
      }
      // The Master Builder buys last.
      const codes = reasons.map(({ code }) => code);
      expect(codes.toSorted((a, b) => Number(a === 'then-yours') - Number(b === 'then-yours'))).toEqual(codes);
    }
    expect(cheapFirst).not.toEqual(dearFirst);
    expect(reasonsFor(view, { type: 'price', prices })).toEqual(cheapFirst);
  });

  it('say what passing brings', () => {
    expect(reasonsFor(asked('take-turn', 1), { type: 'pass' })).toEqual([{ code: 'brings', params: { money: 5000 } }]);
  });

  it('name the reward of a room that is completed', () => {
    const view = asked('choose-reward', 1);
    const action = greedy.choose(castles, view, rngFrom('x'));
    expect(reasonsFor(view, action)).toHaveLength(1);
  });

  it('tell what comes when rooms are laid on the deck, and that a stack is emptied by it', () => {
    const view = asked('lay-rooms', 1, 'laying', 1);
    if (view.ask?.type !== 'lay-rooms') throw new Error('nothing to lay');
    const { size, tiles } = view.ask;
    const [a, b] = tiles;
    const reasons = reasonsFor(view, { type: 'lay', tiles: tiles.slice(0, 2) });
    // What is laid last comes first.
    expect(reasons.slice(0, 2).map(({ params }) => params?.['room'])).toEqual([b, a]);
    expect(reasons[0].code).toMatch(/^comes/);
    expect(reasons.at(-1)).toEqual({ code: 'longer' });
    expect(reasonsFor(view, { type: 'lay', tiles: [] })).toEqual([{ code: 'nothing-comes' }]);
    const own = ownSeat(view).castle.tiles.filter(({ tile }) => isStackedRoom(tileOf(tile)) && tileOf(tile).size === size).length;
    const last = { ...view, supply: { ...view.supply, stacks: { ...view.supply.stacks, [size]: 1 } } };
    const emptying = reasonsFor(last, { type: 'lay', tiles: [tiles[0]] }).filter(({ code }) => code === 'empties');
    expect(emptying).toHaveLength(own > 0 ? 1 : 0);
    expect(reasonsFor({ ...last, lastRound: true }, { type: 'lay', tiles: [tiles[0]] })).toEqual([{ code: 'leave-game' }, ...emptying]);
  });

  it('tell how many rooms there are to choose from', () => {
    const view = asked('choose-stack', 1, 'laying', 1);
    for (const size of ROOM_SIZES.filter((each) => view.supply.stacks[each] > 1)) {
      expect(reasonsFor(view, { type: 'look', size })[0]).toEqual({ code: 'choice', params: { rooms: view.supply.stacks[size] } });
    }
  });
});
