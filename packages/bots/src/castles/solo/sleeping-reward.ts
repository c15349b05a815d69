import {
  type AskOf,
  type CastlesAction,
  HIDDEN,
  possibleRooms,
  priceSpaces,
  ROOM_SIZES,
  type RoomSize,
  tileOf,
} from '@luftschloss/engine/castles';
import { subsets } from '@luftschloss/engine/kernel';
import { promisingPlaces } from '../places.ts';
import { bestToExpect } from '../stacks.ts';
import type { Valuation } from '../valuation.ts';
import { NOTHING_NEXT } from './afterstate.ts';
import type { Evaluator } from './evaluator.ts';
import { bestWorth, building, type Choice, type Effort, leftAsItIs, type Position, positionOf } from './position.ts';

/** Rooms left are something to choose from: what each seems to be worth before they are thought of one by one. */
const ROOM_LEFT = 0.5;

/** Which stack to look through for a Sleeping reward: for the best room that is likely to be in it, and for what becomes of the stack. */
export function stackChoices(evaluator: Evaluator, valuation: Valuation, effort: Effort): Choice[] {
  const position = positionOf(evaluator, valuation, effort);
  const { supply, lastRound } = valuation.view;
  const possible = possibleRooms(valuation.view);
  const stacks = ROOM_SIZES.filter((size) => supply.stacks[size] > 0).map((size) => {
    const left = supply.stacks[size];
    const once = worthOnceLaid(position, size, Math.min(valuation.terms.sleepingRooms, left));
    return { size, left, once, appeal: once + ROOM_LEFT * left };
  });
  const promising = stacks.sort((a, b) => b.appeal - a.appeal).slice(0, effort.stacks);
  return promising.map(({ size, left, once }) => {
    const gain = lastRound ? 0 : bestToExpect(possible(size), left, (rooms) => gainsOf(position, rooms, effort.placesFromStack));
    return choice(position, { type: 'look', size }, once + gain);
  });
}

/** What a second room counts that comes with a better one: it is bought only now and then. */
const SECOND = 0.25;

/** Which rooms of a stack to lay on the deck: they come next, the last one first and therefore cheapest. */
export function layingChoices(evaluator: Evaluator, valuation: Valuation, { size, tiles }: AskOf<'lay-rooms'>, effort: Effort): Choice[] {
  const position = positionOf(evaluator, valuation, effort);
  const most = Math.min(valuation.terms.sleepingRooms, tiles.length);
  const once = Array.from({ length: most + 1 }, (_, count) => worthOnceLaid(position, size, count));
  // In the last round they leave the game: which ones does not matter.
  const gains = valuation.view.lastRound ? tiles.map(() => 0) : gainsOf(position, tiles, effort.placesAhead);
  return subsets(
    tiles.map((_, index) => index),
    0,
    most,
  ).map((chosen) => {
    const [first, second] = chosen.sort((a, b) => gains[b] - gains[a]);
    const gain = (gains[first] ?? 0) + SECOND * (gains[second] ?? 0);
    const laid = chosen.map((index) => tiles[index]).reverse();
    return choice(position, { type: 'lay', tiles: laid }, once[chosen.length] + gain);
  });
}

/** Nothing is built by it, and what it leads to lies in the stacks. */
function choice({ owed }: Position, action: CastlesAction, worth: number): Choice {
  return { action, points: owed.points, worth: owed.points + worth, afterstate: null };
}

/** What is to come once so many rooms of a stack are laid, whichever they are. */
function worthOnceLaid(position: Position, size: RoomSize, count: number): number {
  return position.evaluator.worthOf(onceLaid(position.valuation, size, count), leftAsItIs(position));
}

function onceLaid(valuation: Valuation, size: RoomSize, count: number): Valuation {
  const { view, seat } = valuation;
  const { supply, lastRound } = view;
  const stacks = { ...supply.stacks, [size]: supply.stacks[size] - count };
  const laid = lastRound ? [] : Array.from({ length: count }, () => ({ tile: HIDDEN, size, by: seat }));
  return { ...valuation, view: { ...view, supply: { ...supply, stacks, laid: [...supply.laid, ...laid] } } };
}

/** How much better it is to buy each of these rooms next than to go on as it is. */
function gainsOf(position: Position, tiles: readonly string[], places: number): number[] {
  const { evaluator, valuation, plan, money, owed, effort } = position;
  const [price] = priceSpaces(1);
  if (price > money + owed.money) return tiles.map(() => 0);
  const left = evaluator.worthOf(valuation, leftAsItIs(position));
  return tiles.map((tile) => {
    const offer = { type: 'buy-room' as const, tile, price, extras: 0 };
    const candidates = promisingPlaces(valuation, plan, tileOf(tile), [], effort.places).slice(0, places);
    const built = candidates.map((candidate) => building(position, offer, candidate, () => NOTHING_NEXT));
    return bestWorth(built, left + owed.points) - left - owed.points;
  });
}
