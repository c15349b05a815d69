import { type Board, boardOf, type Palace } from './board.ts';
import { hasOpenEntrance } from './open-entrance.ts';
import { nextOfArm } from './outline.ts';
import { pondSpots } from './ponds.ts';
import {
  AROUND,
  BUILT,
  type Cell,
  cellOf,
  EMPTY,
  LEFT_LAKE,
  LEFT_MOAT,
  RIGHT_LAKE,
  RIGHT_MOAT,
  type Spot,
  sameCell,
  spotOf,
} from './table.ts';
import { ARMS, type Arm } from './vocabulary.ts';

/** Where a moat tile goes or comes from: the end of an arm, or a cell of a pond. */
export type MoatPlace = Arm | Cell;

const MOAT: { readonly [A in Arm]: number } = { left: LEFT_MOAT, right: RIGHT_MOAT };

function isArm(place: MoatPlace): place is Arm {
  return typeof place === 'string';
}

export function samePlace(a: MoatPlace, b: MoatPlace): boolean {
  return isArm(a) || isArm(b) ? a === b : sameCell(a, b);
}

/** Whether water of this arm on this spot touches water of the other side, corners included. P-11.4 */
function touchesOther(ground: Uint8Array, spot: Spot, arm: Arm): boolean {
  const [moat, lake] = arm === 'left' ? [RIGHT_MOAT, RIGHT_LAKE] : [LEFT_MOAT, LEFT_LAKE];
  for (let i = 0; i < 8; i++) {
    const kind = ground[spot + AROUND[i]];
    if (kind === moat || kind === lake) return true;
  }
  return false;
}

const joinedBoards = new WeakMap<Board, boolean>();

/** P-11.4: the two sides of the moat have met. */
export function joined(board: Board): boolean {
  let answer = joinedBoards.get(board);
  if (answer === undefined) {
    answer = ARMS.some((arm) => board.palace[arm].some(({ x, y }) => touchesOther(board.ground, spotOf(x, y), arm)));
    answer ||= nextOfArm(board.ground, 'left') < 0;
    joinedBoards.set(board, answer);
  }
  return answer;
}

/** Puts one more tile on an arm of this ground. Answers whether the arms have met. */
function extend(ground: Uint8Array, arm: Arm): boolean {
  const spot = nextOfArm(ground, arm);
  if (spot < 0) return false;
  ground[spot] = MOAT[arm];
  return touchesOther(ground, spot, arm) || nextOfArm(ground, 'left') < 0;
}

const joinCosts = new WeakMap<Board, Map<Spot, number>>();
const NOTHING_BUILT: Spot = -1;

/**
 * How few more moat tiles join the arms, if a tile is first built on a spot: some on the left, then the rest on the right. More than `most` is not looked for, and
 * answered by infinity. P-11.6
 */
export function joinCost(board: Board, most: number, built: Spot = NOTHING_BUILT): number {
  if (joined(board)) return 0;
  let costs = joinCosts.get(board);
  if (!costs) {
    costs = new Map();
    joinCosts.set(board, costs);
  }
  const key = built * 1000 + most;
  let cost = costs.get(key);
  if (cost === undefined) {
    cost = cheapestJoin(board.ground, most, built);
    costs.set(key, cost);
  }
  return cost;
}

function cheapestJoin(before: Uint8Array, most: number, built: Spot): number {
  const ground = before.slice();
  if (built >= 0) ground[built] = BUILT;
  let best = Number.POSITIVE_INFINITY;
  for (let left = 0; left <= most && left < best; left++) {
    const scratch = ground.slice();
    for (let all = left + 1; all <= most && all < best; all++) if (extend(scratch, 'right')) best = all;
    if (left < most && extend(ground, 'left')) best = Math.min(best, left + 1);
  }
  return best;
}

export function withMoat(palace: Palace, place: MoatPlace): Palace {
  if (!isArm(place)) return { ...palace, ponds: [...palace.ponds, place] };
  const cell = cellOf(nextOfArm(boardOf(palace).ground, place));
  return { ...palace, [place]: [...palace[place], cell] };
}

function withoutMoat(palace: Palace, place: MoatPlace): Palace {
  if (isArm(place)) return { ...palace, [place]: palace[place].slice(0, -1) };
  return { ...palace, ponds: palace.ponds.filter((cell) => !sameCell(cell, place)) };
}

/** Everywhere a moat tile could lie next, if nothing else mattered. P-11.3, P-11.7 */
function roomForMoat(board: Board): MoatPlace[] {
  const arms = ARMS.filter((arm) => nextOfArm(board.ground, arm) >= 0);
  return [...arms, ...pondSpots(board).map(cellOf)];
}

/** P-11.5: `rest` tiles are still to be laid after this one. */
function layingAllowed(palace: Palace, place: MoatPlace, rest: number, mustJoin: boolean): boolean {
  const after = boardOf(withMoat(palace, place));
  if (joined(after)) return true;
  if (!mustJoin && hasOpenEntrance(after)) return true;
  return joinCost(after, rest) <= rest;
}

/** Where the first of `tiles` moat tiles may be laid. P-11.8 */
export function layings(palace: Palace, tiles: number, mustJoin: boolean): MoatPlace[] {
  return roomForMoat(boardOf(palace)).filter((place) => layingAllowed(palace, place, tiles - 1, mustJoin));
}

export interface MoatMove {
  readonly from: MoatPlace;
  readonly to: MoatPlace;
}

export function afterMove(palace: Palace, { from, to }: MoatMove): Palace {
  return withMoat(withoutMoat(palace, from), to);
}

const moves = new WeakMap<Palace, readonly MoatMove[]>();

/** Single moves of moat tiles: between the arms, and from and to ponds. P-12.5 */
export function moatMoves(palace: Palace): readonly MoatMove[] {
  let found = moves.get(palace);
  if (!found) {
    found = joined(boardOf(palace)) ? [] : findMoves(palace);
    moves.set(palace, found);
  }
  return found;
}

function findMoves(palace: Palace): MoatMove[] {
  const sources: MoatPlace[] = [...ARMS.filter((arm) => palace[arm].length > 0), ...palace.ponds];
  return sources.flatMap((from) =>
    roomForMoat(boardOf(withoutMoat(palace, from)))
      .filter((to) => !samePlace(from, to) && !isOwnCell(palace, from, to))
      .map((to) => ({ from, to }))
      .filter((move) => {
        const after = boardOf(afterMove(palace, move));
        return joined(after) || hasOpenEntrance(after);
      }),
  );
}

/** The end of an arm could be laid back where it was, as a pond: that is no move. */
function isOwnCell(palace: Palace, from: MoatPlace, to: MoatPlace): boolean {
  return isArm(from) && !isArm(to) && sameCell(palace[from][palace[from].length - 1], to);
}

export function isDry(board: Board, cell: Cell): boolean {
  return board.ground[spotOf(cell.x, cell.y)] === EMPTY;
}
