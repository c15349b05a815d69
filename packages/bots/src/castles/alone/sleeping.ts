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
import type { Outlook } from '../outlook.ts';
import { promisingPlaces } from '../places.ts';
import { bestToExpect } from '../stacks.ts';
import { bestWorth, building, type Care, type Choice, type Desk, deskOf, leftAsItIs } from './desk.ts';
import type { Judge } from './judge.ts';
import { NOTHING_NEXT } from './prospect.ts';

/** Rooms left are something to choose from: what each seems to be worth before they are thought of one by one. */
const ROOM_LEFT = 0.5;

/** Which stack to look through for a Sleeping reward: for the best room that is likely to be in it, and for what becomes of the stack. */
export function stackChoices(judge: Judge, outlook: Outlook, care: Care): Choice[] {
  const desk = deskOf(judge, outlook, care);
  const { supply, lastRound } = outlook.view;
  const possible = possibleRooms(outlook.view);
  const stacks = ROOM_SIZES.filter((size) => supply.stacks[size] > 0).map((size) => {
    const left = supply.stacks[size];
    const once = worthOnceLaid(desk, size, Math.min(outlook.terms.sleepingRooms, left));
    return { size, left, once, appeal: once + ROOM_LEFT * left };
  });
  const promising = stacks.sort((a, b) => b.appeal - a.appeal).slice(0, care.stacks);
  return promising.map(({ size, left, once }) => {
    const gain = lastRound ? 0 : bestToExpect(possible(size), left, (rooms) => gainsOf(desk, rooms, care.placesFromStack));
    return choice(desk, { type: 'look', size }, once + gain);
  });
}

/** What a second room counts that comes with a better one: it is bought only now and then. */
const SECOND = 0.25;

/** Which rooms of a stack to lay on the deck: they come next, the last one first and therefore cheapest. */
export function layingChoices(judge: Judge, outlook: Outlook, { size, tiles }: AskOf<'lay-rooms'>, care: Care): Choice[] {
  const desk = deskOf(judge, outlook, care);
  const most = Math.min(outlook.terms.sleepingRooms, tiles.length);
  const once = Array.from({ length: most + 1 }, (_, count) => worthOnceLaid(desk, size, count));
  // In the last round they leave the game: which ones does not matter.
  const gains = outlook.view.lastRound ? tiles.map(() => 0) : gainsOf(desk, tiles, care.placesAhead);
  return subsets(
    tiles.map((_, index) => index),
    0,
    most,
  ).map((chosen) => {
    const [first, second] = chosen.sort((a, b) => gains[b] - gains[a]);
    const gain = (gains[first] ?? 0) + SECOND * (gains[second] ?? 0);
    const laid = chosen.map((index) => tiles[index]).reverse();
    return choice(desk, { type: 'lay', tiles: laid }, once[chosen.length] + gain);
  });
}

/** Nothing is built by it, and what it leads to lies in the stacks. */
function choice({ owed }: Desk, action: CastlesAction, worth: number): Choice {
  return { action, points: owed.points, worth: owed.points + worth, prospect: null };
}

/** What is to come once so many rooms of a stack are laid, whichever they are. */
function worthOnceLaid(desk: Desk, size: RoomSize, count: number): number {
  return desk.judge.worthOf(onceLaid(desk.outlook, size, count), leftAsItIs(desk));
}

function onceLaid(outlook: Outlook, size: RoomSize, count: number): Outlook {
  const { view, seat } = outlook;
  const { supply, lastRound } = view;
  const stacks = { ...supply.stacks, [size]: supply.stacks[size] - count };
  const laid = lastRound ? [] : Array.from({ length: count }, () => ({ tile: HIDDEN, size, by: seat }));
  return { ...outlook, view: { ...view, supply: { ...supply, stacks, laid: [...supply.laid, ...laid] } } };
}

/** How much better it is to buy each of these rooms next than to go on as it is. */
function gainsOf(desk: Desk, tiles: readonly string[], places: number): number[] {
  const { judge, outlook, plan, money, owed, care } = desk;
  const [price] = priceSpaces(1);
  if (price > money + owed.money) return tiles.map(() => 0);
  const left = judge.worthOf(outlook, leftAsItIs(desk));
  return tiles.map((tile) => {
    const offer = { type: 'buy-room' as const, tile, price };
    const candidates = promisingPlaces(outlook, plan, tileOf(tile), [], care.places).slice(0, places);
    const built = candidates.map((candidate) => building(desk, offer, candidate, () => NOTHING_NEXT));
    return bestWorth(built, left + owed.points) - left - owed.points;
  });
}
