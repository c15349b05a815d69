import { extendOn, HALLWAY, type RewardType, STAIRS } from '@luftschloss/engine/castles';
import {
  type Building,
  bestWorth,
  buildings,
  type Choice,
  type Desk,
  freePieces,
  leftAsItIs,
  passing,
  piecesLeft,
  piecesOnOffer,
  QUICK,
  roomsOnOffer,
} from './desk.ts';
import { earn, NOTHING_NEXT, ORDINARY_REWARDS, type Waiting } from './prospect.ts';

const PIECES = [HALLWAY, STAIRS];

/** The same choices; those that bring a reward to decide about are worth as much as the best use of it. */
export function lookedAhead(desk: Desk, built: readonly Building[], besides = Number.NEGATIVE_INFINITY): Choice[] {
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

export function withReward(desk: Desk, type: RewardType, room: number): Desk {
  return { ...desk, owed: earn(desk.outlook, desk.owed, desk.plan, type, room) };
}

/** All points from now on, once the points and the money that are owed have been taken. */
export function worthOnceTaken(desk: Desk): number {
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

function worthOfExtraTurn({ owed, ...left }: Desk): number {
  const desk = { ...left, owed: { ...owed, pieceTaken: false } };
  const offers = [...roomsOnOffer(desk), ...piecesOnOffer(desk, QUICK.hallwaysUpTo)];
  const built = buildings(desk, offers, desk.care.placesAhead);
  const passed = passing(desk, () => NOTHING_NEXT);
  return bestWorth(built, passed.worth);
}
