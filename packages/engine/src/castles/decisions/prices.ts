import { orders, type Refusal, single } from '../../kernel/index.ts';
import type { CastlesAction } from '../actions.ts';
import { answered, ask as askNext } from '../asking.ts';
import { tell } from '../events.ts';
import { beginTurn, isSolo } from '../flow.ts';
import { fillMarket, priceSpaces } from '../market.ts';
import type { CastlesView } from '../view.ts';
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
  choices: (view) => [
    orders<CastlesAction, number>('price', priceSpaces(view.seats.length), (spaces) => ({
      type: 'price',
      prices: view.market.map(({ tile }, index) => ({ tile, price: spaces[index] })),
    })),
  ],
  actions: {
    price: {
      refusal: (view, _, { prices }) => priceRefusal(view, prices),
      play(game, { seat }, { prices }) {
        const { state } = game;
        const priceOf = new Map(prices.map(({ tile, price }) => [tile, price]));
        state.market = state.market.map((room) => ({ ...room, price: priceOf.get(room.tile) ?? null }));
        tell(game, { type: 'priced', seat, prices });
        answered(game);
        beginTurn(game, (seat + 1) % state.seats.length);
      },
    },
  },
};

function priceRefusal(view: CastlesView, prices: readonly { tile: string; price: number }[]): Refusal | null {
  const spaces = [...priceSpaces(view.seats.length)];
  for (const { tile, price } of prices) {
    if (!view.market.some((room) => room.tile === tile)) return refuse('not-in-market', { tile });
    const space = spaces.indexOf(price);
    if (space < 0) return refuse('no-such-price', { price });
    spaces.splice(space, 1);
  }
  const priced = new Set(prices.map(({ tile }) => tile));
  if (priced.size !== prices.length) return refuse('priced-twice');
  const unpriced = view.market.find(({ tile }) => !priced.has(tile));
  return unpriced ? refuse('unpriced', { tile: unpriced.tile }) : null;
}
