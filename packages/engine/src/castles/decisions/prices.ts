import { type Choice, orders, type Refusal, single, subsets } from '../../kernel/index.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import type { CastlesAction, TileCoins, TilePrice } from '../table/actions.ts';
import { answered, ask as askNext } from '../table/asking.ts';
import { tell } from '../table/events.ts';
import { beginTurn, isSolo } from '../table/flow.ts';
import { fillMarket, priceSpaces } from '../table/market.ts';
import type { CastlesView } from '../table/view.ts';
import { type Decision, refuse } from './decision.ts';

// C-3.6, C-8.1
export const drawRooms: Decision<'draw-rooms'> = {
  choices: () => [single<CastlesAction>({ type: 'draw' })],
  actions: {
    draw: {
      refusal: () => null,
      play(game, { seat }) {
        const { state } = game;
        answered(game);
        fillMarket(game, seat);
        if (isSolo(state)) {
          state.market = state.market.map((room, index) => ({ ...room, price: priceSpaces(1)[index] }));
          beginTurn(game, seat);
        } else askNext(game, { type: 'set-prices', seat });
      },
    },
  },
};

// C-3.6: all rooms to the price spaces, freely
export const setPrices: Decision<'set-prices'> = {
  choices(view, { seat }) {
    const spaces = priceSpaces(view.seats.length);
    const terms = termsOf(view, seat);
    const usual = fillings([spaces], view.market.length);
    const doubled = terms.doublesSpaces ? fillings([spaces, ...doubledSpaces(spaces)], view.market.length) : usual;
    return [
      ...doubled.map((prices) => ordersOf(view, prices)),
      ...(terms.movesCoins ? coinMoves(view).flatMap((coins) => usual.map((prices) => ordersOf(view, prices, coins))) : []),
    ];
  },
  actions: {
    price: {
      refusal: (view, { seat }, { prices, coins }) => priceRefusal(view, seat, prices) ?? coinsRefusal(view, seat, coins),
      play(game, { seat }, { prices, coins }) {
        const { state } = game;
        const priceOf = new Map(prices.map(({ tile, price }) => [tile, price]));
        const coinsOn = new Map(coins?.map((each) => [each.tile, each.coins]));
        state.market = state.market.map((room) => ({
          ...room,
          price: priceOf.get(room.tile) ?? null,
          coins: coinsOn.get(room.tile) ?? room.coins,
        }));
        if (coins && coins.length > 0) tell(game, { type: 'coins-moved', seat, coins });
        tell(game, { type: 'priced', seat, prices });
        answered(game);
        beginTurn(game, (seat + 1) % state.seats.length);
      },
    },
  },
};

/** Every different handful of prices for so many rooms: where rooms are missing, some spaces stay empty. */
function fillings(spaces: readonly (readonly number[])[], rooms: number): number[][] {
  const found = new Map<string, number[]>();
  for (const prices of spaces.flatMap((each) => subsets(each, rooms, rooms))) found.set(prices.join(), prices);
  return [...found.values()];
}

function ordersOf(view: CastlesView, spaces: readonly number[], coins?: readonly TileCoins[]): Choice<CastlesAction> {
  return orders<CastlesAction, number>('price', spaces, (order) => {
    const prices = view.market.map(({ tile }, index) => ({ tile, price: order[index] }));
    return coins ? { type: 'price', prices, coins } : { type: 'price', prices };
  });
}

/** One space left empty, one more room at another (section 13). */
function doubledSpaces(spaces: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (const [empty] of spaces.entries()) {
    const rest = spaces.filter((_, index) => index !== empty);
    for (const doubled of new Set(rest)) {
      if (doubled === spaces[empty]) continue;
      const filled = [...rest, doubled].sort((a, b) => b - a);
      found.set(filled.join(), filled);
    }
  }
  return [...found.values()];
}

function isFilling(prices: readonly number[], spaces: readonly number[]): boolean {
  const free = [...spaces];
  return prices.every((price) => {
    const space = free.indexOf(price);
    if (space >= 0) free.splice(space, 1);
    return space >= 0;
  });
}

function priceRefusal(view: CastlesView, seat: number, prices: readonly TilePrice[]): Refusal | null {
  const spaces = priceSpaces(view.seats.length);
  for (const { tile, price } of prices) {
    if (!view.market.some((room) => room.tile === tile)) return refuse('not-in-market', { tile });
    if (!spaces.includes(price)) return refuse('no-such-price', { price });
  }
  const priced = new Set(prices.map(({ tile }) => tile));
  if (priced.size !== prices.length) return refuse('priced-twice');
  const unpriced = view.market.find(({ tile }) => !priced.has(tile));
  if (unpriced) return refuse('unpriced', { tile: unpriced.tile });
  const allowed = termsOf(view, seat).doublesSpaces ? [spaces, ...doubledSpaces(spaces)] : [spaces];
  const chosen = prices.map(({ price }) => price);
  return allowed.some((filling) => isFilling(chosen, filling)) ? null : refuse('space-taken');
}

/** A room whose coins changed ends with at most this (section 13). */
export const MOST_MOVED_COINS = 5000;

/** Coins from one room to another, every amount that is allowed. */
function coinMoves({ market }: CastlesView): TileCoins[][] {
  const moves: TileCoins[][] = [];
  for (const from of market) {
    for (const to of market) {
      if (from === to) continue;
      for (let amount = 1000; amount <= from.coins; amount += 1000) {
        if (from.coins - amount > MOST_MOVED_COINS || to.coins + amount > MOST_MOVED_COINS) continue;
        moves.push([
          { tile: from.tile, coins: from.coins - amount },
          { tile: to.tile, coins: to.coins + amount },
        ]);
      }
    }
  }
  return moves;
}

function coinsRefusal(view: CastlesView, seat: number, coins: readonly TileCoins[] = []): Refusal | null {
  if (coins.length === 0) return null;
  if (!termsOf(view, seat).movesCoins) return refuse('coins-stay');
  let before = 0;
  let after = 0;
  for (const [index, { tile, coins: wanted }] of coins.entries()) {
    const room = view.market.find((each) => each.tile === tile);
    if (!room || coins.findIndex((each) => each.tile === tile) !== index) return refuse('not-in-market', { tile });
    if (wanted % 1000 !== 0 || (wanted !== room.coins && wanted > MOST_MOVED_COINS))
      return refuse('too-many-coins', { tile, most: MOST_MOVED_COINS });
    before += room.coins;
    after += wanted;
  }
  return before === after ? null : refuse('coins-do-not-add-up');
}
