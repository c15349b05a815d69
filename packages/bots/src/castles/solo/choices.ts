import { type Ask, type AskOf, type CastlesState, castles, isAvailable, ownSeat, tileOf } from '@luftschloss/engine/castles';
import type { Seat } from '@luftschloss/engine/kernel';
import { promisingPlaces, quickWorth } from '../places.ts';
import { type Valuation, valuationOf } from '../valuation.ts';
import { ORDINARY_REWARDS } from './afterstate.ts';
import type { Evaluator } from './evaluator.ts';
import { lookedAhead, withReward, worthOnceTaken } from './look-ahead.ts';
import {
  buildings,
  type Choice,
  type Effort,
  freePieces,
  leftAsItIs,
  type NextFor,
  type Position,
  passing,
  piecesOnOffer,
  positionOf,
  roomsOnOffer,
  withoutBuilding,
} from './position.ts';

/** What the score of a seat is going to be. */
export function expectedScore(evaluator: Evaluator, state: CastlesState, seat: Seat): number {
  const view = castles.view(state, seat);
  const { score } = ownSeat(view);
  return state.stage === 'over' ? score : score + worthAsItIs(evaluator, valuationOf(view));
}

/** The points that are to come if nothing is decided now. */
function worthAsItIs(evaluator: Evaluator, valuation: Valuation): number {
  const position = positionOf(evaluator, valuation);
  return position.owed.points + evaluator.worthOf(valuation, leftAsItIs(position));
}

/** Everything that a turn can be used for. */
export function turnChoices(evaluator: Evaluator, valuation: Valuation, effort: Effort): Choice[] {
  const position = positionOf(evaluator, valuation, effort);
  const nextFor = nextIn(position);
  const offers = [...roomsOnOffer(position), ...piecesOnOffer(position, effort.hallwaysUpTo)];
  const built = buildings(position, offers, effort.places, nextFor);
  const passed = passing(position, nextFor);
  return [passed, ...lookedAhead(position, built, passed.worth)];
}

/** What the rooms of the market promise for an extra turn, at first sight and in the castle as it is now. */
function nextIn({ valuation, plan, effort }: Position): NextFor {
  const rooms = valuation.view.market.flatMap(({ tile, price }) => {
    const [best] = promisingPlaces(valuation, plan, tileOf(tile), [], effort.places);
    return best && price !== null ? [{ tile, price, worth: Math.max(0, quickWorth(valuation.weights, plan, tileOf(tile), best)) }] : [];
  });
  return (tile, money) => {
    const possible = rooms.filter((room) => room.tile !== tile && room.price <= money);
    return { worth: Math.max(0, ...possible.map(({ worth, price }) => worth - price / 2000)), rooms: possible.length };
  };
}

/** What is decided in the same way alone and in company, or `null` where nothing was learned about it. */
export function choicesAnywhere(evaluator: Evaluator, valuation: Valuation, ask: Ask, effort: Effort): Choice[] | null {
  switch (ask.type) {
    case 'place-corridor':
      return pieceChoices(evaluator, valuation, ask, effort);
    case 'keep-drawn-card':
      return cardChoices(evaluator, valuation, ask);
    case 'choose-any-reward':
      return rewardChoices(evaluator, valuation, ask, effort);
    default:
      return null;
  }
}

/** The places of a free hallway or stairs. */
function pieceChoices(evaluator: Evaluator, valuation: Valuation, { pieces }: AskOf<'place-corridor'>, effort: Effort): Choice[] {
  const position = positionOf(evaluator, valuation, effort);
  return lookedAhead(position, freePieces(position, pieces, effort.places));
}

function cardChoices(evaluator: Evaluator, valuation: Valuation, { cards }: AskOf<'keep-drawn-card'>): Choice[] {
  const position = positionOf(evaluator, valuation);
  const left = leftAsItIs(position);
  return cards.map((card) => {
    const afterstate = { ...left, cards: [...left.cards, card] };
    return withoutBuilding(position, { type: 'keep-cards', cards: [card] }, afterstate, position.owed.points);
  });
}

function rewardChoices(evaluator: Evaluator, valuation: Valuation, { rooms, taken }: AskOf<'choose-any-reward'>, effort: Effort): Choice[] {
  const position = positionOf(evaluator, valuation, effort);
  const { view, seat } = valuation;
  const possible = ORDINARY_REWARDS.filter((type) => !taken.includes(type) && isAvailable(view, seat, { type, rooms: [] }));
  return possible.flatMap((reward) =>
    (reward === 'living' ? rooms : rooms.slice(0, 1)).map((room) => {
      const then = withReward(position, reward, room);
      return {
        action: { type: 'reward', reward, room },
        points: then.owed.points,
        worth: worthOnceTaken(then),
        afterstate: () => leftAsItIs(then),
      };
    }),
  );
}
