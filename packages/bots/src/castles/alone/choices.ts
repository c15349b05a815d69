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
  type RewardType,
  STAIRS,
  sketch,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Outlook } from '../outlook.ts';
import { type Candidate, promisingPlaces, quickWorth } from '../places.ts';
import type { Judge } from './judge.ts';
import {
  type Earnings,
  earn,
  earnedBy,
  type Next,
  NOTHING_NEXT,
  ORDINARY_REWARDS,
  owedIn,
  type Prospect,
  type Waiting,
} from './prospect.ts';

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
}

export const QUICK: Care = { places: 8, tileBehind: 4, hallwaysUpTo: 2, lookedAhead: 3, behind: 8, placesAhead: 4 };
export const THOROUGH: Care = {
  places: 16,
  tileBehind: Number.POSITIVE_INFINITY,
  hallwaysUpTo: Number.POSITIVE_INFINITY,
  lookedAhead: 12,
  behind: 15,
  placesAhead: 6,
};

/** What a seat has before it decides. */
interface Desk {
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

function deskOf(judge: Judge, outlook: Outlook, care: Care = QUICK): Desk {
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

/** So many places of every tile are tried, and more where that looks good enough. */
const FIRST_PLACES = 2;

/** The tiles on offer at their promising places. */
function buildings(desk: Desk, offers: readonly Offer[], places: number, nextFor: NextFor = () => NOTHING_NEXT): Building[] {
  const { outlook, plan, care } = desk;
  const candidates = offers.map(({ tile }) => promisingPlaces(outlook, plan, tileOf(tile), [], care.places));
  const build = (index: number, from: number, to: number): Building[] =>
    candidates[index].slice(from, to).map((candidate) => building(desk, offers[index], candidate, nextFor));
  const first = offers.map((_, index) => build(index, 0, FIRST_PLACES));
  const enough = bestWorth(first.flat()) - care.tileBehind;
  return first.flatMap((built, index) => (bestWorth(built) >= enough ? [...built, ...build(index, FIRST_PLACES, places)] : built));
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

/** Everything that a turn can be used for. */
export function turnChoices(judge: Judge, outlook: Outlook, care: Care): Choice[] {
  const desk = deskOf(judge, outlook, care);
  const nextFor = nextIn(desk);
  const offers = [...roomsOnOffer(desk), ...piecesOnOffer(desk, care.hallwaysUpTo)];
  const built = buildings(desk, offers, care.places, nextFor);
  const passed = passing(desk, nextFor);
  return [passed, ...lookedAhead(desk, built, passed.worth)];
}

function passing(desk: Desk, nextFor: NextFor): Choice {
  const { outlook, owed } = desk;
  const left = leftAsItIs(desk);
  const money = left.money + outlook.terms.passMoney;
  const next = owed.waiting.food > 0 ? nextFor(null, money) : NOTHING_NEXT;
  return withoutBuilding(desk, { type: 'pass' }, { ...left, money, next }, owed.points);
}

function roomsOnOffer({ outlook, money, bought }: Desk): Offer[] {
  return outlook.view.market.flatMap(({ tile, price }) =>
    price === null || price > money || tile === bought ? [] : [{ type: 'buy-room' as const, tile, price }],
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

/** The same choices; those that bring a reward to decide about are worth as much as the best use of it. */
function lookedAhead(desk: Desk, built: readonly Building[], besides = Number.NEGATIVE_INFINITY): Choice[] {
  const { care } = desk;
  const best = bestWorth(built, besides);
  const worthALook = built
    .filter(({ worth, earnings }) => worth >= best - care.behind && toDecide(earnings.waiting))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, care.lookedAhead);
  return built.map((each) => (worthALook.includes(each) ? { ...each, worth: worthAhead(desk, each) } : each));
}

function toDecide({ downstairs, corridor, food }: Waiting): boolean {
  return downstairs > 0 || corridor > 0 || food > 0;
}

function worthAhead(desk: Desk, built: Building): number {
  return built.points + (worthOfWaiting(deskAfter(desk, built)) ?? built.worth - built.points);
}

function deskAfter(desk: Desk, { type, candidate, earnings, tile, price }: Building): Desk {
  const { form, cell } = candidate.place;
  const plan = extendOn(desk.plan.grid.slice(), desk.plan, form, cell);
  return {
    ...desk,
    ...piecesLeft(desk, tile),
    plan,
    money: desk.money - price + earnings.money,
    owed: { ...earnings, points: 0, money: 0 },
    bought: type === 'buy-room' ? tile : desk.bought,
    downstairs: candidate.completed.find((room) => plan.rooms[room].form.tile.type === 'downstairs') ?? desk.downstairs,
  };
}

/** All points from now on with the best use of what is waiting, or `null` if there is nothing to decide about it. */
function worthOfWaiting(desk: Desk): number | null {
  const { downstairs, corridor, food } = desk.owed.waiting;
  if (downstairs > 0 && desk.downstairs !== null) return worthOfAnyReward(without(desk, 'downstairs'), desk.downstairs);
  if (corridor > 0) return worthOfFreePiece(without(desk, 'corridor'));
  return food > 0 ? worthOfExtraTurn(without(desk, 'food')) : null;
}

function without(desk: Desk, kind: keyof Waiting): Desk {
  const { owed } = desk;
  const waiting = { ...owed.waiting, [kind]: owed.waiting[kind] - 1 };
  return { ...desk, owed: { ...owed, waiting, pieceTaken: owed.pieceTaken || kind === 'corridor' } };
}

function worthOfAnyReward(desk: Desk, room: number): number {
  return ORDINARY_REWARDS.reduce((most, type) => Math.max(most, worthOnceTaken(withReward(desk, type, room))), Number.NEGATIVE_INFINITY);
}

function withReward(desk: Desk, type: RewardType, room: number): Desk {
  return { ...desk, owed: earn(desk.outlook, desk.owed, desk.plan, type, room) };
}

/** All points from now on, once the points and the money that are owed have been taken. */
function worthOnceTaken(desk: Desk): number {
  const { points, money } = desk.owed;
  return points + worthOfDesk({ ...desk, money: desk.money + money, owed: { ...desk.owed, points: 0, money: 0 } });
}

function worthOfDesk(desk: Desk): number {
  return worthOfWaiting(desk) ?? desk.judge.worthOf(desk.outlook, leftAsItIs(desk));
}

function worthOfFreePiece(desk: Desk): number {
  const pieces = freePieces(desk, PIECES, desk.care.placesAhead);
  return pieces.length > 0 ? bestWorth(lookedAhead({ ...desk, care: QUICK }, pieces)) : worthOfDesk(desk);
}

function bestWorth(choices: readonly Choice[], besides = Number.NEGATIVE_INFINITY): number {
  return choices.reduce((most, { worth }) => Math.max(most, worth), besides);
}

function worthOfExtraTurn({ owed, ...left }: Desk): number {
  const desk = { ...left, owed: { ...owed, pieceTaken: false } };
  const offers = [...roomsOnOffer(desk), ...piecesOnOffer(desk, QUICK.hallwaysUpTo)];
  const built = buildings(desk, offers, desk.care.placesAhead);
  const passed = passing(desk, () => NOTHING_NEXT);
  return bestWorth(built, passed.worth);
}

const PIECES = [HALLWAY, STAIRS];

function freePieces(desk: Desk, pieces: readonly string[], places: number): Building[] {
  const left = pieces.filter((piece) => (piece === HALLWAY ? desk.hallways : desk.stairs) > 0);
  return buildings(
    desk,
    left.map((tile) => ({ type: 'place', tile, price: 0 })),
    places,
  );
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
