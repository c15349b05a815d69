import {
  type CastlesAction,
  HALLWAY,
  ownSeat,
  type PlacingType,
  type Plan,
  placedAt,
  planOf,
  priceFor,
  STAIRS,
  sketch,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Outlook } from '../outlook.ts';
import { type Candidate, promisingPlaces } from '../places.ts';
import type { Judge } from './judge.ts';
import { type Earnings, earnedBy, type Next, NOTHING_NEXT, owedIn, type Prospect } from './prospect.ts';

/** Something that could be done in a solo game, and what it leads to. */
export interface Choice {
  readonly action: CastlesAction;
  /** At once, rewards included. */
  readonly points: number;
  /** All points from now on. */
  readonly worth: number;
  /** Drawn anew, for those who want to look at it again; `null` where a castle does not show it. */
  readonly prospect: (() => Prospect) | null;
}

/** How carefully choices are looked for. */
export interface Care {
  /** Places of a tile that are thought about. */
  readonly places: number;
  /** A tile whose first places are further behind than this is not tried at others. */
  readonly tileBehind: number;
  /** Hallways have more places than all else together: they are thought of only with as few open entrances as this. */
  readonly hallwaysUpTo: number;
  /** So many choices that lead straight to another decision are looked at to the end of that, if they are no further behind than this. */
  readonly lookedAhead: number;
  readonly behind: number;
  /** Places that are thought about for that other decision. */
  readonly placesAhead: number;
  /** Stacks that are thought of for a Sleeping reward, and places of each room that could be in them. */
  readonly stacks: number;
  readonly placesFromStack: number;
}

export const QUICK: Care = {
  places: 8,
  tileBehind: 4,
  hallwaysUpTo: 2,
  lookedAhead: 3,
  behind: 8,
  placesAhead: 4,
  stacks: 5,
  placesFromStack: 1,
};
export const THOROUGH: Care = {
  places: 16,
  tileBehind: Number.POSITIVE_INFINITY,
  hallwaysUpTo: Number.POSITIVE_INFINITY,
  lookedAhead: 12,
  behind: 15,
  placesAhead: 6,
  stacks: Number.POSITIVE_INFINITY,
  placesFromStack: 2,
};

/** What a seat has before it decides. */
export interface Desk {
  readonly judge: Judge;
  readonly outlook: Outlook;
  readonly care: Care;
  readonly plan: Plan;
  readonly money: number;
  /** Not yet taken. */
  readonly owed: Earnings;
  readonly hallways: number;
  readonly stairs: number;
  /** Bought in the turn that is thought about, and not in the market any more. */
  readonly bought: string | null;
  /** The last downstairs room that it completed. */
  readonly downstairs: number | null;
}

export function deskOf(judge: Judge, outlook: Outlook, care: Care = QUICK): Desk {
  const { view, money } = outlook;
  const { hallways, stairs } = view;
  return {
    judge,
    outlook,
    care,
    plan: planOf(ownSeat(view).castle),
    money,
    owed: owedIn(outlook),
    hallways,
    stairs,
    bought: null,
    downstairs: null,
  };
}

export function leftAsItIs({ outlook, plan, money, owed, hallways, stairs }: Desk): Prospect {
  const cards = ownSeat(outlook.view).bonusCards;
  return { plan, money: money + owed.money, cards, waiting: owed.waiting, hallways, stairs, next: NOTHING_NEXT };
}

export function withoutBuilding({ judge, outlook }: Desk, action: CastlesAction, prospect: Prospect, points: number): Choice {
  return { action, points, worth: points + judge.worthOf(outlook, prospect), prospect: () => prospect };
}

/** A tile to place, and what it costs. */
export interface Offer {
  readonly type: PlacingType;
  readonly tile: string;
  readonly price: number;
}

export type NextFor = (tile: string | null, money: number) => Next;

export interface Building extends Choice, Offer {
  readonly candidate: Candidate;
  readonly earnings: Earnings;
}

/** So many places of every tile are tried, and more where that looks good enough. */
const FIRST_PLACES = 2;

/** The tiles on offer at their promising places. */
export function buildings(desk: Desk, offers: readonly Offer[], places: number, nextFor: NextFor = () => NOTHING_NEXT): Building[] {
  const { outlook, plan, care } = desk;
  const candidates = offers.map(({ tile }) => promisingPlaces(outlook, plan, tileOf(tile), [], care.places));
  const build = (index: number, from: number, to: number): Building[] =>
    candidates[index].slice(from, to).map((candidate) => building(desk, offers[index], candidate, nextFor));
  const first = offers.map((_, index) => build(index, 0, FIRST_PLACES));
  const enough = bestWorth(first.flat()) - care.tileBehind;
  return first.flatMap((built, index) => (bestWorth(built) >= enough ? [...built, ...build(index, FIRST_PLACES, places)] : built));
}

export function building(desk: Desk, offer: Offer, candidate: Candidate, nextFor: NextFor): Building {
  const { judge, outlook, plan, owed } = desk;
  const { place } = candidate;
  const after = sketch(plan, place.form, place.cell);
  const earnings = earnedBy(outlook, owed, plan, after, candidate.completed);
  const money = desk.money - offer.price + earnings.money;
  const next = earnings.waiting.food > 0 ? nextFor(offer.tile, money) : NOTHING_NEXT;
  const left = piecesLeft(desk, offer.tile);
  const showing = (drawn: Plan): Prospect => ({
    ...leftAsItIs(desk),
    ...left,
    plan: drawn,
    money,
    waiting: earnings.waiting,
    next,
  });
  const points = candidate.points + earnings.points;
  return {
    ...offer,
    candidate,
    earnings,
    action: { type: offer.type, ...placedAt(ownSeat(outlook.view).castle, place) } as CastlesAction,
    points,
    worth: points + judge.worthOf(outlook, showing(after)),
    prospect: () => showing(sketch(plan, place.form, place.cell)),
  };
}

export function piecesLeft({ hallways, stairs }: Desk, tile: string): Pick<Prospect, 'hallways' | 'stairs'> {
  return { hallways: hallways - (tile === HALLWAY ? 1 : 0), stairs: stairs - (tile === STAIRS ? 1 : 0) };
}

export function passing(desk: Desk, nextFor: NextFor): Choice {
  const { outlook, owed } = desk;
  const left = leftAsItIs(desk);
  const money = left.money + outlook.terms.passMoney;
  const next = owed.waiting.food > 0 ? nextFor(null, money) : NOTHING_NEXT;
  return withoutBuilding(desk, { type: 'pass' }, { ...left, money, next }, owed.points);
}

export function roomsOnOffer({ outlook, money, bought }: Desk): Offer[] {
  return outlook.view.market.flatMap(({ tile, price }) =>
    price === null || price > money || tile === bought ? [] : [{ type: 'buy-room' as const, tile, price }],
  );
}

export function piecesOnOffer({ outlook, plan, money, hallways, stairs }: Desk, hallwaysUpTo: number): Offer[] {
  const price = priceFor(outlook.view, outlook.seat, HALLWAY);
  if (money < price) return [];
  const offers: Offer[] = [];
  if (hallways > 0 && plan.open.length <= hallwaysUpTo) offers.push({ type: 'buy-hallway', tile: HALLWAY, price });
  if (stairs > 0) offers.push({ type: 'buy-stairs', tile: STAIRS, price });
  return offers;
}

export function freePieces(desk: Desk, pieces: readonly string[], places: number): Building[] {
  const left = pieces.filter((piece) => (piece === HALLWAY ? desk.hallways : desk.stairs) > 0);
  return buildings(
    desk,
    left.map((tile) => ({ type: 'place', tile, price: 0 })),
    places,
  );
}

export function bestWorth(choices: readonly Choice[], besides = Number.NEGATIVE_INFINITY): number {
  return choices.reduce((most, { worth }) => Math.max(most, worth), besides);
}
