import { type AskOf, isAvailable, tileOf } from '@luftschloss/engine/castles';
import type { Outlook } from '../outlook.ts';
import { promisingPlaces, quickWorth } from '../places.ts';
import { lookedAhead, withReward, worthOnceTaken } from './ahead.ts';
import {
  buildings,
  type Care,
  type Choice,
  type Desk,
  deskOf,
  freePieces,
  leftAsItIs,
  type NextFor,
  passing,
  piecesOnOffer,
  roomsOnOffer,
  withoutBuilding,
} from './desk.ts';
import type { Judge } from './judge.ts';
import { ORDINARY_REWARDS } from './prospect.ts';

/** The points that are to come if nothing is decided now. */
export function worthAsItIs(judge: Judge, outlook: Outlook): number {
  const desk = deskOf(judge, outlook);
  return desk.owed.points + judge.worthOf(outlook, leftAsItIs(desk));
}

/** Everything that a turn can be used for. */
export function turnChoices(judge: Judge, outlook: Outlook, care: Care): Choice[] {
  const desk = deskOf(judge, outlook, care);
  const nextFor = nextIn(desk);
  const offers = [...roomsOnOffer(desk), ...piecesOnOffer(desk, care.hallwaysUpTo)];
  const built = buildings(desk, offers, care.places, nextFor);
  const passed = passing(desk, nextFor);
  return [passed, ...lookedAhead(desk, built, passed.worth)];
}

/** What the rooms of the market promise for an extra turn, at first sight and in the castle as it is now. */
function nextIn({ outlook, plan, care }: Desk): NextFor {
  const rooms = outlook.view.market.flatMap(({ tile, price }) => {
    const [best] = promisingPlaces(outlook, plan, tileOf(tile), [], care.places);
    return best && price !== null ? [{ tile, price, worth: Math.max(0, quickWorth(outlook.weights, plan, tileOf(tile), best)) }] : [];
  });
  return (tile, money) => {
    const possible = rooms.filter((room) => room.tile !== tile && room.price <= money);
    return { worth: Math.max(0, ...possible.map(({ worth, price }) => worth - price / 2000)), rooms: possible.length };
  };
}

/** The places of a free hallway or stairs. */
export function pieceChoices(judge: Judge, outlook: Outlook, { pieces }: AskOf<'place-corridor'>, care: Care): Choice[] {
  const desk = deskOf(judge, outlook, care);
  return lookedAhead(desk, freePieces(desk, pieces, care.places));
}

export function cardChoices(judge: Judge, outlook: Outlook, { cards }: AskOf<'keep-drawn-card'>): Choice[] {
  const desk = deskOf(judge, outlook);
  const left = leftAsItIs(desk);
  return cards.map((card) => {
    const prospect = { ...left, cards: [...left.cards, card] };
    return withoutBuilding(desk, { type: 'keep-cards', cards: [card] }, prospect, desk.owed.points);
  });
}

export function rewardChoices(judge: Judge, outlook: Outlook, { rooms, taken }: AskOf<'choose-any-reward'>, care: Care): Choice[] {
  const desk = deskOf(judge, outlook, care);
  const { view, seat } = outlook;
  const possible = ORDINARY_REWARDS.filter((type) => !taken.includes(type) && isAvailable(view, seat, { type, rooms: [] }));
  return possible.flatMap((reward) =>
    (reward === 'living' ? rooms : rooms.slice(0, 1)).map((room) => {
      const then = withReward(desk, reward, room);
      return {
        action: { type: 'reward', reward, room },
        points: then.owed.points,
        worth: worthOnceTaken(then),
        prospect: () => leftAsItIs(then),
      };
    }),
  );
}
