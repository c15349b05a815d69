import {
  type CastlesAction,
  HALLWAY,
  ownSeat,
  type PassageKind,
  type PlacingType,
  type Plan,
  placedAt,
  planOf,
  priceFor,
  STAIRS,
  tileOf,
} from '@luftschloss/engine/castles';
import { type Candidate, promisingPlaces, sketched } from '../places.ts';
import { type Valuation, worthOfSwans } from '../valuation.ts';
import { type Afterstate, type Earnings, earnedBy, type Next, NOTHING_NEXT, owedIn } from './afterstate.ts';
import type { Evaluator } from './evaluator.ts';

/** Something that could be done in a solo game, and what it leads to. */
export interface Choice {
  readonly action: CastlesAction;
  /** At once, rewards included. */
  readonly points: number;
  /** All points from now on. */
  readonly worth: number;
  /** Drawn anew, for those who want to look at it again; `null` where a castle does not show it. */
  readonly afterstate: (() => Afterstate) | null;
}

/** How carefully choices are looked for. */
export interface Effort {
  /** Places of a tile that are thought about. */
  readonly places: number;
  /** A tile whose first places are further behind than this is not tried at others. */
  readonly tileBehind: number;
  /** Hallways have more places than all else together: they are thought of only with as few open entrances as this. */
  readonly hallwaysUpTo: number;
  /** Some choices bring a decision of their own, such as a free hallway. The best of them are judged by the outcome of that decision: at most this many. */
  readonly lookedAhead: number;
  /** Choices that are this many points behind the best are not looked at that closely. */
  readonly behind: number;
  /** Places that are thought about for that other decision. */
  readonly placesAhead: number;
  /** Stacks that are thought of for a Sleeping reward, and places of each room that could be in them. */
  readonly stacks: number;
  readonly placesFromStack: number;
}

export const QUICK: Effort = {
  places: 8,
  tileBehind: 4,
  hallwaysUpTo: 2,
  lookedAhead: 3,
  behind: 8,
  placesAhead: 4,
  stacks: 5,
  placesFromStack: 1,
};
export const THOROUGH: Effort = {
  places: 16,
  tileBehind: Number.POSITIVE_INFINITY,
  hallwaysUpTo: Number.POSITIVE_INFINITY,
  lookedAhead: 12,
  behind: 15,
  placesAhead: 6,
  stacks: Number.POSITIVE_INFINITY,
  placesFromStack: 2,
};

/** Where a seat stands before it decides, now or in a line that it thinks through. */
export interface Position {
  readonly evaluator: Evaluator;
  readonly valuation: Valuation;
  readonly effort: Effort;
  readonly plan: Plan;
  readonly money: number;
  /** Not yet taken. */
  readonly owed: Earnings;
  readonly hallways: number;
  readonly stairs: number;
  /** Bought in the turn that is thought about, and not in the market any more. */
  readonly bought: string | null;
  /** Not yet dug. */
  readonly passages: readonly PassageKind[];
  /** The last downstairs room that it completed. */
  readonly downstairs: number | null;
}

export function positionOf(evaluator: Evaluator, valuation: Valuation, effort: Effort = QUICK): Position {
  const { view, money } = valuation;
  const { hallways, stairs } = view;
  return {
    evaluator,
    valuation,
    effort,
    plan: planOf(ownSeat(view).castle),
    money,
    owed: owedIn(valuation),
    hallways,
    stairs,
    bought: null,
    passages: ownSeat(view).passages,
    downstairs: null,
  };
}

export function leftAsItIs({ valuation, plan, money, owed, hallways, stairs }: Position): Afterstate {
  const cards = ownSeat(valuation.view).bonusCards;
  return { plan, money: money + owed.money, cards, waiting: owed.waiting, hallways, stairs, next: NOTHING_NEXT };
}

export function withoutBuilding({ evaluator, valuation }: Position, action: CastlesAction, afterstate: Afterstate, points: number): Choice {
  return { action, points, worth: points + evaluator.worthOf(valuation, afterstate), afterstate: () => afterstate };
}

/** A tile to place, and what it costs. */
export interface Offer {
  readonly type: PlacingType;
  readonly tile: string;
  readonly price: number;
  /** Points beside those of the room. */
  readonly extras: number;
}

export type NextFor = (tile: string | null, money: number) => Next;

export interface Building extends Choice, Offer {
  readonly candidate: Candidate;
  readonly earnings: Earnings;
}

/** So many places of every tile are tried, and more where that looks good enough. */
const FIRST_PLACES = 2;

/** The tiles on offer at their promising places. */
export function buildings(position: Position, offers: readonly Offer[], places: number, nextFor: NextFor = () => NOTHING_NEXT): Building[] {
  const { valuation, plan, effort } = position;
  const candidates = offers.map(({ tile }) => promisingPlaces(valuation, plan, tileOf(tile), position.passages, effort.places));
  const build = (index: number, from: number, to: number): Building[] =>
    candidates[index].slice(from, to).map((candidate) => building(position, offers[index], candidate, nextFor));
  const first = offers.map((_, index) => build(index, 0, FIRST_PLACES));
  const enough = bestWorth(first.flat()) - effort.tileBehind;
  return first.flatMap((built, index) => (bestWorth(built) >= enough ? [...built, ...build(index, FIRST_PLACES, places)] : built));
}

export function building(position: Position, offer: Offer, candidate: Candidate, nextFor: NextFor): Building {
  const { evaluator, valuation, plan, owed } = position;
  const { place } = candidate;
  const after = sketched(plan, place);
  const earnings = earnedBy(valuation, owed, plan, after, candidate.completed);
  const money = position.money - offer.price + earnings.money;
  const next = earnings.waiting.food > 0 ? nextFor(offer.tile, money) : NOTHING_NEXT;
  const left = piecesLeft(position, offer.tile);
  const showing = (drawn: Plan): Afterstate => ({
    ...leftAsItIs(position),
    ...left,
    plan: drawn,
    money,
    waiting: earnings.waiting,
    next,
  });
  const points = candidate.points + earnings.points + offer.extras - passagesWorth(valuation, place.passages.length);
  return {
    ...offer,
    candidate,
    earnings,
    action: { type: offer.type, ...placedAt(ownSeat(valuation.view).castle, place) } as CastlesAction,
    points,
    worth: points + evaluator.worthOf(valuation, showing(after)),
    afterstate: () => showing(sketched(plan, place)),
  };
}

/** A passage that is dug now cannot be dug at a better place. */
function passagesWorth({ ahead }: Valuation, dug: number): number {
  return 1.2 * dug * ahead;
}

export function piecesLeft({ hallways, stairs }: Position, tile: string): Pick<Afterstate, 'hallways' | 'stairs'> {
  return { hallways: hallways - (tile === HALLWAY ? 1 : 0), stairs: stairs - (tile === STAIRS ? 1 : 0) };
}

export function passing(position: Position, nextFor: NextFor): Choice {
  const { valuation, owed } = position;
  const left = leftAsItIs(position);
  const money = left.money + valuation.terms.passMoney;
  const next = owed.waiting.food > 0 ? nextFor(null, money) : NOTHING_NEXT;
  return withoutBuilding(position, { type: 'pass' }, { ...left, money, next }, owed.points);
}

export function roomsOnOffer({ valuation, money, bought }: Position): Offer[] {
  return valuation.view.market.flatMap((room) => {
    const { tile, coins } = room;
    if (room.price === null || tile === bought) return [];
    // Coins that lie on a room come with it and help to pay for it.
    const price = priceFor(valuation.view, valuation.seat, room) - coins;
    return price > money ? [] : [{ type: 'buy-room' as const, tile, price, extras: worthOfSwans(valuation, room.swans) }];
  });
}

export function piecesOnOffer({ valuation, plan, money, hallways, stairs }: Position, hallwaysUpTo: number): Offer[] {
  const price = priceFor(valuation.view, valuation.seat, HALLWAY);
  if (money < price) return [];
  const offers: Offer[] = [];
  if (hallways > 0 && plan.open.length <= hallwaysUpTo) offers.push({ type: 'buy-hallway', tile: HALLWAY, price, extras: 0 });
  if (stairs > 0) offers.push({ type: 'buy-stairs', tile: STAIRS, price, extras: 0 });
  return offers;
}

export function freePieces(position: Position, pieces: readonly string[], places: number): Building[] {
  const left = pieces.filter((piece) => (piece === HALLWAY ? position.hallways : position.stairs) > 0);
  return buildings(
    position,
    left.map((tile) => ({ type: 'place', tile, price: 0, extras: 0 })),
    places,
  );
}

export function bestWorth(choices: readonly Choice[], besides = Number.NEGATIVE_INFINITY): number {
  return choices.reduce((most, { worth }) => Math.max(most, worth), besides);
}
