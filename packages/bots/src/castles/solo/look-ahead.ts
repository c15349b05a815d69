import { digSketch, extendOn, HALLWAY, type RewardType, STAIRS } from '@luftschloss/engine/castles';
import { earn, NOTHING_NEXT, ORDINARY_REWARDS, type Waiting } from './afterstate.ts';
import {
  type Building,
  bestWorth,
  buildings,
  type Choice,
  freePieces,
  leftAsItIs,
  type Position,
  passing,
  piecesLeft,
  piecesOnOffer,
  QUICK,
  roomsOnOffer,
} from './position.ts';

const PIECES = [HALLWAY, STAIRS];

/** The same choices; those that bring a reward to decide about are worth as much as the best use of it. */
export function lookedAhead(position: Position, built: readonly Building[], besides = Number.NEGATIVE_INFINITY): Choice[] {
  const { effort } = position;
  const best = bestWorth(built, besides);
  const worthALook = built
    .filter(({ worth, earnings }) => worth >= best - effort.behind && toDecide(earnings.waiting))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, effort.lookedAhead);
  return built.map((each) => (worthALook.includes(each) ? { ...each, worth: worthAhead(position, each) } : each));
}

function toDecide({ downstairs, corridor, food }: Waiting): boolean {
  return downstairs > 0 || corridor > 0 || food > 0;
}

function worthAhead(position: Position, built: Building): number {
  return built.points + (worthOfWaiting(positionAfter(position, built)) ?? built.worth - built.points);
}

function positionAfter(position: Position, { type, candidate, earnings, tile, price }: Building): Position {
  const { form, cell, passages } = candidate.place;
  const plan = digSketch(extendOn(position.plan.drawing.grid.slice(), position.plan, form, cell), passages);
  return {
    ...position,
    ...piecesLeft(position, tile),
    plan,
    money: position.money - price + earnings.money,
    owed: { ...earnings, points: 0, money: 0 },
    passages: position.passages.filter((kind) => !passages.some((passage) => passage.form.kind === kind)),
    bought: type === 'buy-room' ? tile : position.bought,
    downstairs: candidate.completed.find((room) => plan.rooms[room].form.tile.type === 'downstairs') ?? position.downstairs,
  };
}

/** All points from now on with the best use of what is waiting, or `null` if there is nothing to decide about it. */
function worthOfWaiting(position: Position): number | null {
  const { downstairs, corridor, food } = position.owed.waiting;
  if (downstairs > 0 && position.downstairs !== null) return worthOfAnyReward(without(position, 'downstairs'), position.downstairs);
  if (corridor > 0) return worthOfFreePiece(without(position, 'corridor'));
  return food > 0 ? worthOfExtraTurn(without(position, 'food')) : null;
}

function without(position: Position, kind: keyof Waiting): Position {
  const { owed } = position;
  const waiting = { ...owed.waiting, [kind]: owed.waiting[kind] - 1 };
  return { ...position, owed: { ...owed, waiting, pieceTaken: owed.pieceTaken || kind === 'corridor' } };
}

function worthOfAnyReward(position: Position, room: number): number {
  return ORDINARY_REWARDS.reduce(
    (most, type) => Math.max(most, worthOnceTaken(withReward(position, type, room))),
    Number.NEGATIVE_INFINITY,
  );
}

export function withReward(position: Position, type: RewardType, room: number): Position {
  return { ...position, owed: earn(position.valuation, position.owed, position.plan, type, room) };
}

/** All points from now on, once the points and the money that are owed have been taken. */
export function worthOnceTaken(position: Position): number {
  const { points, money } = position.owed;
  return points + worthOfPosition({ ...position, money: position.money + money, owed: { ...position.owed, points: 0, money: 0 } });
}

function worthOfPosition(position: Position): number {
  return worthOfWaiting(position) ?? position.evaluator.worthOf(position.valuation, leftAsItIs(position));
}

function worthOfFreePiece(position: Position): number {
  const pieces = freePieces(position, PIECES, position.effort.placesAhead);
  return pieces.length > 0 ? bestWorth(lookedAhead({ ...position, effort: QUICK }, pieces)) : worthOfPosition(position);
}

function worthOfExtraTurn({ owed, ...left }: Position): number {
  const position = { ...left, owed: { ...owed, pieceTaken: false } };
  const offers = [...roomsOnOffer(position), ...piecesOnOffer(position, QUICK.hallwaysUpTo)];
  const built = buildings(position, offers, position.effort.placesAhead);
  const passed = passing(position, () => NOTHING_NEXT);
  return bestWorth(built, passed.worth);
}
