import { type Choice, listed, type Refusal, single } from '../../kernel/index.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import { canPlaceStored } from '../expansions/decrees/storehouse.ts';
import { buyMoat, moatChoices } from '../expansions/moats/decisions.ts';
import { versionTerms } from '../rules-version.ts';
import { earn, pay, score } from '../scoring/accounts.ts';
import type { CastlesAction, Placement } from '../table/actions.ts';
import { answered } from '../table/asking.ts';
import { digBetween, gainSwans, placeTile } from '../table/building.ts';
import { type Game, tell } from '../table/events.ts';
import { canSave } from '../table/flow.ts';
import { isAffordable, priceFor } from '../table/prices.ts';
import type { AskOf, MarketRoom, StoredRoom } from '../table/state.ts';
import { type CastlesView, ownSeat } from '../table/view.ts';
import { HALLWAY, STAIRS, tileOf } from '../tiles.ts';
import { type Decision, refuse } from './decision.ts';
import { passagesRefusal, passChoices } from './passing.ts';
import { placementRefusal, placements } from './placement.ts';

// C-3.6: buy a room, a hallway, stairs or a moat, or pass
export const takeTurn: Decision<'take-turn'> = {
  choices: (view, { seat }) => [
    ...purchases(view, seat),
    ...moatChoices(view),
    ...insteadOfBuying(view, seat),
    ...storedChoices(view),
    ...passChoices(view),
  ],
  actions: {
    'buy-room': {
      refusal: (view, { seat }, action) => marketRefusal(view, seat, action.tile) ?? placementRefusal(view, action),
      play(game, { seat }, action) {
        const room = buyFromMarket(game, seat, action.tile);
        gainSwans(game, seat, room.swans);
        answered(game);
        placeTile(game, seat, action);
      },
    },
    'buy-hallway': buyCorridor(HALLWAY, 'hallways'),
    'buy-stairs': buyCorridor(STAIRS, 'stairs'),
    'buy-moat': buyMoat,
    'store-room': {
      refusal(view, { seat }, { tile }) {
        if (!termsOf(view, seat).storesRoom) return refuse('no-storehouse');
        if (ownSeat(view).stored) return refuse('storehouse-full');
        return marketRefusal(view, seat, tile);
      },
      play(game, { seat }, { tile }) {
        const { swans } = buyFromMarket(game, seat, tile);
        const atOnce = versionTerms(game.state).storedSwansAtOnce;
        game.state.seats[seat].stored = { tile, swans: atOnce ? [] : swans };
        if (atOnce) gainSwans(game, seat, swans);
        if (game.state.turn) game.state.turn.storedNow = true;
        tell(game, { type: 'room-stored', seat, tile });
        answered(game);
      },
    },
    'place-stored': placeStored(false),
    'take-coins': {
      refusal(view, { seat }, { tile }) {
        if (!termsOf(view, seat).takesCoins) return refuse('no-coins-to-take');
        return view.market.some((room) => room.tile === tile) ? null : refuse('not-in-market', { tile });
      },
      play(game, { seat }, { tile }) {
        const { state } = game;
        const coins = state.market.find((room) => room.tile === tile)?.coins ?? 0;
        state.market = state.market.map((room) => (room.tile === tile ? { ...room, coins: 0 } : room));
        earn(game, seat, coins + termsOf(state, seat).passMoney, 'coins');
        answered(game);
      },
    },
    'take-pension': {
      refusal: (view, { seat }) => (termsOf(view, seat).insteadOfBuilding > 0 ? null : refuse('no-pension')),
      play(game, { seat }, action) {
        const { insteadOfBuilding } = termsOf(game.state, seat);
        if (action.as === 'points') score(game, seat, ['decree', insteadOfBuilding, 'royal-pension']);
        else earn(game, seat, 1000 * insteadOfBuilding, 'pension');
        answered(game);
      },
    },
    pass: {
      refusal: (view, _, { passages }) => passagesRefusal(view, passages ?? []),
      play(game, { seat }, { passages }) {
        earn(game, seat, termsOf(game.state, seat).passMoney, 'pass');
        answered(game);
        if (passages && passages.length > 0) digBetween(game, seat, passages);
      },
    },
  },
};

/** What may still be done when the action of the turn is over. */
export const finishTurn: Decision<'finish-turn'> = {
  choices: (view) => [
    ...storedChoices(view),
    ...(view.turn && canSave(view, view.turn) ? [single<CastlesAction>({ type: 'save' })] : []),
    single<CastlesAction>({ type: 'finish' }),
  ],
  actions: {
    'place-stored': placeStored(true),
    save: {
      refusal: (view) => (view.turn && canSave(view, view.turn) ? null : refuse('cannot-save')),
      play(game, { seat }) {
        const player = game.state.seats[seat];
        player.money -= 1000;
        player.savings += 1000;
        if (game.state.turn) game.state.turn.saved = true;
        tell(game, { type: 'saved', seat, amount: 1000 });
        answered(game);
      },
    },
    finish: {
      refusal: () => null,
      play(game) {
        if (game.state.turn) game.state.turn.finished = true;
        answered(game);
      },
    },
  },
};

function purchases(view: CastlesView, seat: number): Choice<CastlesAction>[] {
  const choices: Choice<CastlesAction>[] = [];
  for (const room of view.market) if (isAffordable(view, seat, room)) choices.push(...placements(view, 'buy-room', tileOf(room.tile)));
  if (ownSeat(view).money < priceFor(view, seat, HALLWAY)) return choices;
  if (view.hallways > 0) choices.push(...placements(view, 'buy-hallway', tileOf(HALLWAY)));
  if (view.stairs > 0) choices.push(...placements(view, 'buy-stairs', tileOf(STAIRS)));
  return choices;
}

function insteadOfBuying(view: CastlesView, seat: number): Choice<CastlesAction>[] {
  const { storesRoom, takesCoins, insteadOfBuilding } = termsOf(view, seat);
  const choices: Choice<CastlesAction>[] = [];
  if (storesRoom && !ownSeat(view).stored) {
    const affordable = view.market.filter((room) => isAffordable(view, seat, room));
    choices.push(
      listed<CastlesAction, MarketRoom>(
        'store-room',
        () => affordable,
        ({ tile }) => ({ type: 'store-room', tile }),
      ),
    );
  }
  if (takesCoins)
    choices.push(
      listed<CastlesAction, MarketRoom>(
        'take-coins',
        () => view.market,
        ({ tile }) => ({ type: 'take-coins', tile }),
      ),
    );
  if (insteadOfBuilding > 0) {
    choices.push(
      listed<CastlesAction, 'points' | 'money'>(
        'take-pension',
        () => ['points', 'money'],
        (as) => ({ type: 'take-pension', as }),
      ),
    );
  }
  return choices;
}

function storedChoices(view: CastlesView): Choice<CastlesAction>[] {
  const { stored } = ownSeat(view);
  if (!stored || !view.turn || view.turn.storedNow) return [];
  return placements(view, 'place-stored', tileOf(stored.tile));
}

function marketRefusal(view: CastlesView, seat: number, tile: string): Refusal | null {
  const room = view.market.find((each) => each.tile === tile);
  if (!room) return refuse('not-in-market', { tile });
  if (isAffordable(view, seat, room)) return null;
  return refuse('too-dear', { price: priceFor(view, seat, room), money: ownSeat(view).money + room.coins });
}

/** The coins on the room are the buyer's before paying (C-3.6). */
function buyFromMarket(game: Game, seat: number, tile: string): MarketRoom {
  const { state } = game;
  const room = state.market.find((each) => each.tile === tile);
  if (!room) throw new Error(`${tile} is not in the market`);
  const price = priceFor(state, seat, room);
  state.market = state.market.filter((each) => each !== room);
  state.seats[seat].money += room.coins;
  tell(game, { type: 'bought', seat, tile, price, coins: room.coins, paidTo: pay(game, seat, price) });
  return room;
}

function buyCorridor(id: typeof HALLWAY | typeof STAIRS, stack: 'hallways' | 'stairs') {
  return {
    refusal(view: CastlesView, { seat }: AskOf<'take-turn'>, action: Placement): Refusal | null {
      const price = priceFor(view, seat, id);
      if (action.tile !== id) return refuse('wrong-tile', { tile: action.tile, expected: id });
      if (view[stack] === 0) return refuse('none-left', { tile: id });
      if (ownSeat(view).money < price) return refuse('too-dear', { price, money: ownSeat(view).money });
      return placementRefusal(view, action);
    },
    play(game: Game, { seat }: AskOf<'take-turn'>, action: Placement): void {
      const price = priceFor(game.state, seat, id);
      game.state[stack]--;
      tell(game, { type: 'bought', seat, tile: id, price, coins: 0, paidTo: pay(game, seat, price) });
      answered(game);
      placeTile(game, seat, action);
    },
  };
}

/** Comes in addition to the turn's action: before it, or after it as an answer of its own. */
function placeStored(answers: boolean) {
  return {
    refusal(view: CastlesView, _ask: unknown, action: Placement): Refusal | null {
      const { stored } = ownSeat(view);
      if (!stored || !view.turn || !canPlaceStored(view, view.turn)) return refuse('nothing-stored');
      if (action.tile !== stored.tile) return refuse('wrong-tile', { tile: action.tile, expected: stored.tile });
      return placementRefusal(view, action);
    },
    play(game: Game, { seat }: { readonly seat: number; readonly type: string }, action: Placement): void {
      const { swans } = game.state.seats[seat].stored as StoredRoom;
      game.state.seats[seat].stored = null;
      if (answers) answered(game);
      gainSwans(game, seat, swans);
      placeTile(game, seat, action);
    },
  };
}

/** A hallway or stairs from the supply without paying. */
export function placeFree(game: Game, seat: number, placement: Placement): void {
  game.state[placement.tile === HALLWAY ? 'hallways' : 'stairs']--;
  placeTile(game, seat, placement);
}
