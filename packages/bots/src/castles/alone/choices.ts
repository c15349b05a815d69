import {
  type AskOf,
  type CastlesAction,
  extendOn,
  HALLWAY,
  isAvailable,
  ownSeat,
  type PlacingType,
  type Plan,
  placedAt,
  planOf,
  STAIRS,
  sketch,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Outlook } from '../outlook.ts';
import { type Candidate, promisingPlaces, quickWorth } from '../places.ts';
import type { Judge } from './judge.ts';
import { type Earnings, earn, earnedBy, type Next, NOTHING_NEXT, ORDINARY_REWARDS, owedIn, type Prospect } from './prospect.ts';

/** Something that could be done in a solo game, and what it leads to. */
export interface Choice {
  readonly action: CastlesAction;
  /** At once, rewards included. */
  readonly points: number;
  /** All points from now on. */
  readonly worth: number;
  /** Drawn anew, for those who want to look at it again. */
  readonly prospect: () => Prospect;
}

/** What a seat has before it decides. */
interface Desk {
  readonly judge: Judge;
  readonly outlook: Outlook;
  readonly plan: Plan;
  readonly money: number;
  /** Not yet taken. */
  readonly owed: Earnings;
  readonly hallways: number;
  readonly stairs: number;
}

function deskOf(judge: Judge, outlook: Outlook): Desk {
  const { view, money } = outlook;
  const { hallways, stairs } = view;
  return { judge, outlook, plan: planOf(ownSeat(view).castle), money, owed: owedIn(outlook), hallways, stairs };
}

function leftAsItIs({ outlook, plan, money, owed, hallways, stairs }: Desk): Prospect {
  const cards = ownSeat(outlook.view).bonusCards;
  return { plan, money: money + owed.money, cards, waiting: owed.waiting, hallways, stairs, next: NOTHING_NEXT };
}

/** The points that are to come if nothing is decided now. */
export function worthAsItIs(judge: Judge, outlook: Outlook): number {
  const desk = deskOf(judge, outlook);
  return desk.owed.points + judge.worthOf(outlook, leftAsItIs(desk));
}

function withoutBuilding({ judge, outlook }: Desk, action: CastlesAction, prospect: Prospect, points: number): Choice {
  return { action, points, worth: points + judge.worthOf(outlook, prospect), prospect: () => prospect };
}

/** A tile to place, and what it costs. */
interface Offer {
  readonly type: PlacingType;
  readonly tile: string;
  readonly price: number;
}

type NextFor = (tile: string | null, money: number) => Next;

interface Building extends Choice, Offer {
  readonly candidate: Candidate;
  readonly earnings: Earnings;
}

/** The tile of an offer at its promising places. */
function buildings(desk: Desk, offer: Offer, places: number, nextFor: NextFor = () => NOTHING_NEXT): Building[] {
  const candidates = promisingPlaces(desk.outlook, desk.plan, tileOf(offer.tile), [], PLACES);
  return candidates.slice(0, places).map((candidate) => building(desk, offer, candidate, nextFor));
}

function building(desk: Desk, offer: Offer, candidate: Candidate, nextFor: NextFor): Building {
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

function piecesLeft({ hallways, stairs }: Desk, tile: string): Pick<Prospect, 'hallways' | 'stairs'> {
  return { hallways: hallways - (tile === HALLWAY ? 1 : 0), stairs: stairs - (tile === STAIRS ? 1 : 0) };
}

/** Places of a tile that are thought about, and in an extra turn. */
const PLACES = 16;
const PLACES_NEXT = 4;
/** Hallways have more places than all else together: greedy thinks of them only when it has as few open entrances as this. */
const ENTRANCES_SHORT = 2;

/** Everything that a turn can be used for. */
export function turnChoices(judge: Judge, outlook: Outlook, hallwaysUpTo = ENTRANCES_SHORT): Choice[] {
  const desk = deskOf(judge, outlook);
  const nextFor = nextIn(desk);
  const offers = [...roomsOnOffer(desk), ...piecesOnOffer(desk, hallwaysUpTo)];
  const built = offers.flatMap((offer) => buildings(desk, offer, PLACES, nextFor));
  const passed = passing(desk, nextFor);
  return [passed, ...withNextTurns(desk, passed, built)];
}

function passing(desk: Desk, nextFor: NextFor): Choice {
  const { outlook, owed } = desk;
  const left = leftAsItIs(desk);
  const money = left.money + outlook.terms.passMoney;
  const next = owed.waiting.food > 0 ? nextFor(null, money) : NOTHING_NEXT;
  return withoutBuilding(desk, { type: 'pass' }, { ...left, money, next }, owed.points);
}

function roomsOnOffer({ outlook, money }: Desk, without: string | null = null): Offer[] {
  return outlook.view.market.flatMap(({ tile, price }) =>
    price === null || price > money || tile === without ? [] : [{ type: 'buy-room' as const, tile, price }],
  );
}

function piecesOnOffer({ outlook, plan, money, hallways, stairs }: Desk, hallwaysUpTo: number): Offer[] {
  const price = outlook.terms.corridorPrice;
  if (money < price) return [];
  const offers: Offer[] = [];
  if (hallways > 0 && plan.open.length <= hallwaysUpTo) offers.push({ type: 'buy-hallway', tile: HALLWAY, price });
  if (stairs > 0) offers.push({ type: 'buy-stairs', tile: STAIRS, price });
  return offers;
}

/** What the rooms of the market promise for an extra turn, at first sight and in the castle as it is now. */
function nextIn({ outlook, plan }: Desk): NextFor {
  const rooms = outlook.view.market.flatMap(({ tile, price }) => {
    const [best] = promisingPlaces(outlook, plan, tileOf(tile), [], PLACES);
    return best && price !== null ? [{ tile, price, worth: Math.max(0, quickWorth(outlook.weights, plan, tileOf(tile), best)) }] : [];
  });
  return (tile, money) => {
    const possible = rooms.filter((room) => room.tile !== tile && room.price <= money);
    return { worth: Math.max(0, ...possible.map(({ worth, price }) => worth - price / 2000)), rooms: possible.length };
  };
}

/** So many choices that bring an extra turn are looked at to the end of that turn, if they are not too far behind. */
const LOOKED_AHEAD = 3;
const TOO_FAR_BEHIND = 8;

function withNextTurns(desk: Desk, passed: Choice, built: readonly Building[]): Choice[] {
  const { food } = desk.owed.waiting;
  const best = built.reduce((most, { worth }) => Math.max(most, worth), passed.worth);
  const worthALook = built
    .filter(({ worth, earnings }) => earnings.waiting.food > food && worth >= best - TOO_FAR_BEHIND)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, LOOKED_AHEAD);
  if (worthALook.length === 0 || desk.outlook.view.market.length < 2) return [...built];
  return built.map((each) => (worthALook.includes(each) ? { ...each, worth: worthWithNextTurn(desk, each) } : each));
}

/** What a building is worth together with the best use of the extra turn that it brings. */
function worthWithNextTurn(desk: Desk, { candidate, earnings, tile, price, points }: Building): number {
  const { plan } = desk;
  const { form, cell } = candidate.place;
  const { waiting, money } = earnings;
  const then: Desk = {
    ...desk,
    ...piecesLeft(desk, tile),
    plan: extendOn(plan.grid.slice(), plan, form, cell),
    money: desk.money - price + money,
    owed: { points: 0, money: 0, waiting: { ...waiting, food: waiting.food - 1 } },
  };
  const rooms = roomsOnOffer(then, tile).flatMap((offer) => buildings(then, offer, PLACES_NEXT));
  const passed = passing(then, () => NOTHING_NEXT);
  return points + rooms.reduce((most, { worth }) => Math.max(most, worth), passed.worth);
}

/** The places of a free hallway or stairs. */
export function pieceChoices(judge: Judge, outlook: Outlook, { pieces }: AskOf<'place-corridor'>): Choice[] {
  const desk = deskOf(judge, outlook);
  const { owed } = desk;
  const taken = { ...desk, owed: { ...owed, waiting: { ...owed.waiting, corridor: 0 } } };
  const left = pieces.filter((piece) => (piece === HALLWAY ? desk.hallways : desk.stairs) > 0);
  return left.flatMap((tile) => buildings(taken, { type: 'place', tile, price: 0 }, PLACES));
}

export function cardChoices(judge: Judge, outlook: Outlook, { cards }: AskOf<'keep-drawn-card'>): Choice[] {
  const desk = deskOf(judge, outlook);
  const left = leftAsItIs(desk);
  return cards.map((card) => {
    const prospect = { ...left, cards: [...left.cards, card] };
    return withoutBuilding(desk, { type: 'keep-cards', cards: [card] }, prospect, desk.owed.points);
  });
}

export function rewardChoices(judge: Judge, outlook: Outlook, { rooms, taken }: AskOf<'choose-any-reward'>): Choice[] {
  const desk = deskOf(judge, outlook);
  const { view, seat } = outlook;
  const possible = ORDINARY_REWARDS.filter((type) => !taken.includes(type) && isAvailable(view, seat, { type, rooms: [] }));
  return possible.flatMap((reward) =>
    (reward === 'living' ? rooms : rooms.slice(0, 1)).map((room) => {
      const then = { ...desk, owed: earn(outlook, desk.owed, desk.plan, reward, room) };
      return withoutBuilding(desk, { type: 'reward', reward, room }, leftAsItIs(then), then.owed.points);
    }),
  );
}
