import { type Choice, type Refusal, single } from '../../kernel/index.ts';
import { earn, pay } from '../accounts.ts';
import type { CastlesAction } from '../actions.ts';
import { answered } from '../asking.ts';
import { placeTile } from '../building.ts';
import type { PlacedTile } from '../castle.ts';
import { type Game, tell } from '../events.ts';
import type { AskOf, MarketRoom } from '../state.ts';
import { termsOf } from '../terms.ts';
import { HALLWAY, STAIRS, tileOf } from '../tiles.ts';
import { type CastlesView, ownSeat } from '../view.ts';
import { type Decision, refuse } from './decision.ts';
import { placedPart, placementRefusal, placements } from './placement.ts';

// C-3.6: buy a room, a hallway or stairs and place it, or pass
export const takeTurn: Decision<'take-turn'> = {
  choices: (view, { seat }) => [...purchases(view, seat), single<CastlesAction>({ type: 'pass' })],
  actions: {
    'buy-room': {
      refusal(view, _, action) {
        const room = view.market.find(({ tile }) => tile === action.tile);
        if (!room) return refuse('not-in-market', { tile: action.tile });
        if (!isAffordable(view, room)) return refuse('too-dear', { price: room.price ?? 0, money: ownSeat(view).money + room.coins });
        return placementRefusal(view, action);
      },
      play(game, { seat }, action) {
        const { state } = game;
        const room = state.market.find(({ tile }) => tile === action.tile) as MarketRoom;
        const price = room.price ?? 0;
        state.market = state.market.filter((other) => other !== room);
        // The coins on the room are the buyer's before paying.
        state.seats[seat].money += room.coins;
        tell(game, { type: 'bought', seat, tile: room.tile, price, coins: room.coins, paidTo: pay(game, seat, price) });
        answered(game);
        placeTile(game, seat, placedPart(action));
      },
    },
    'buy-hallway': buyCorridor(HALLWAY, 'hallways'),
    'buy-stairs': buyCorridor(STAIRS, 'stairs'),
    pass: {
      refusal: () => null,
      play(game, { seat }) {
        earn(game, seat, termsOf(game.state, seat).passMoney, 'pass');
        answered(game);
      },
    },
  },
};

function purchases(view: CastlesView, seat: number): Choice<CastlesAction>[] {
  const rooms = view.market.filter((room) => isAffordable(view, room)).map(({ tile }) => placements(view, 'buy-room', tileOf(tile)));
  const affordsCorridor = ownSeat(view).money >= termsOf(view, seat).corridorPrice;
  const hallways = affordsCorridor && view.hallways > 0 ? [placements(view, 'buy-hallway', tileOf(HALLWAY))] : [];
  const stairs = affordsCorridor && view.stairs > 0 ? [placements(view, 'buy-stairs', tileOf(STAIRS))] : [];
  return [...rooms, ...hallways, ...stairs];
}

export function isAffordable(view: CastlesView, { price, coins }: MarketRoom): boolean {
  return price !== null && ownSeat(view).money + coins >= price;
}

function buyCorridor(id: typeof HALLWAY | typeof STAIRS, stack: 'hallways' | 'stairs') {
  return {
    refusal(view: CastlesView, { seat }: AskOf<'take-turn'>, action: PlacedTile): Refusal | null {
      const { corridorPrice } = termsOf(view, seat);
      if (action.tile !== id) return refuse('wrong-tile', { tile: action.tile, expected: id });
      if (view[stack] === 0) return refuse('none-left', { tile: id });
      if (ownSeat(view).money < corridorPrice) return refuse('too-dear', { price: corridorPrice, money: ownSeat(view).money });
      return placementRefusal(view, action);
    },
    play(game: Game, { seat }: AskOf<'take-turn'>, action: PlacedTile): void {
      const { corridorPrice } = termsOf(game.state, seat);
      game.state[stack]--;
      tell(game, { type: 'bought', seat, tile: id, price: corridorPrice, coins: 0, paidTo: pay(game, seat, corridorPrice) });
      answered(game);
      placeTile(game, seat, placedPart(action));
    },
  };
}

/** A hallway or stairs from the supply without paying. */
export function placeFree(game: Game, seat: number, placed: PlacedTile): void {
  game.state[placed.tile === HALLWAY ? 'hallways' : 'stairs']--;
  placeTile(game, seat, placed);
}
