import { ARMS, type Arm } from '../data/vocabulary.ts';
import { type Board, boardOf, type Palace, registerWater } from './board.ts';
import {
  AROUND,
  BUILT,
  type Cell,
  type CellIndex,
  cellIndex,
  cellOf,
  EMPTY,
  LEFT_LAKE,
  LEFT_MOAT,
  POND,
  RIGHT_LAKE,
  RIGHT_MOAT,
  sameCell,
} from './cells.ts';
import { WALL } from './doors.ts';
import { measuredOnce } from './measured.ts';
import { inheritOpenness, keepsOpenEntrance } from './open-entrance.ts';
import { nextOfArm } from './outline.ts';
import { pondCells } from './ponds.ts';

/** Where a moat tile goes or comes from: the end of an arm, or a cell of a pond. */
export type MoatPlace = Arm | Cell;

const MOAT: { readonly [A in Arm]: number } = { left: LEFT_MOAT, right: RIGHT_MOAT };

function isArm(place: MoatPlace): place is Arm {
  return typeof place === 'string';
}

export function samePlace(a: MoatPlace, b: MoatPlace): boolean {
  return isArm(a) || isArm(b) ? a === b : sameCell(a, b);
}

/** Whether water of this arm on this cell touches water of the other side, corners included. P-11.4 */
function touchesOther(ground: Uint8Array, cell: CellIndex, arm: Arm): boolean {
  const [moat, lake] = arm === 'left' ? [RIGHT_MOAT, RIGHT_LAKE] : [LEFT_MOAT, LEFT_LAKE];
  for (let i = 0; i < 8; i++) {
    const kind = ground[cell + AROUND[i]];
    if (kind === moat || kind === lake) return true;
  }
  return false;
}

/** P-11.4: the two sides of the moat have met. */
export const joined = measuredOnce(
  ({ palace, ground }): boolean =>
    ARMS.some((arm) => palace[arm].some(({ x, y }) => touchesOther(ground, cellIndex(x, y), arm))) || nextOfArm(ground, 'left') < 0,
);

/** Puts one more tile on an arm of this ground. Answers whether the arms have met. */
function extend(ground: Uint8Array, arm: Arm): boolean {
  const cell = nextOfArm(ground, arm);
  if (cell < 0) return false;
  ground[cell] = MOAT[arm];
  return touchesOther(ground, cell, arm) || nextOfArm(ground, 'left') < 0;
}

const joinCosts = measuredOnce(() => new Map<number, number>());
const NOTHING_BUILT: CellIndex = -1;

/**
 * The fewest further moat tiles that join the arms once a tile is built on a cell: some on the left, the rest on the right. Infinity if it
 * takes more than `most`. P-11.6
 */
export function joinCost(board: Board, most: number, built: CellIndex = NOTHING_BUILT): number {
  if (joined(board)) return 0;
  const costs = joinCosts(board);
  const key = built * 1000 + most;
  let cost = costs.get(key);
  if (cost === undefined) {
    cost = cheapestJoin(board.ground, most, built);
    costs.set(key, cost);
  }
  return cost;
}

function cheapestJoin(before: Uint8Array, most: number, built: CellIndex): number {
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

/** Where a tile for this place would lie. */
export function cellFor(board: Board, place: MoatPlace): CellIndex {
  return isArm(place) ? nextOfArm(board.ground, place) : cellIndex(place.x, place.y);
}

export function withMoat(palace: Palace, place: MoatPlace): Palace {
  const board = boardOf(palace);
  const cell = cellFor(board, place);
  const list = isArm(place) ? place : 'ponds';
  const flooded = { ...palace, [list]: [...palace[list], cellOf(cell)] };
  registerWater(board, flooded, cell, isArm(place) ? MOAT[place] : POND);
  inheritOpenness(board, boardOf(flooded), cell);
  return flooded;
}

function withoutMoat(palace: Palace, place: MoatPlace): Palace {
  const source = isArm(place) ? palace[place][palace[place].length - 1] : place;
  const list = isArm(place) ? place : 'ponds';
  const drained = { ...palace, [list]: palace[list].filter((cell) => !sameCell(cell, source)) };
  registerWater(boardOf(palace), drained, cellIndex(source.x, source.y), EMPTY);
  return drained;
}

interface MoatRoom {
  readonly place: MoatPlace;
  readonly cell: CellIndex;
}

/** Everywhere a moat tile could lie next, if nothing else mattered. P-11.3, P-11.7 */
const roomForMoat = measuredOnce((board): readonly MoatRoom[] => {
  const arms = ARMS.map((arm) => ({ place: arm, cell: nextOfArm(board.ground, arm) })).filter(({ cell }) => cell >= 0);
  return [...arms, ...pondCells(board).map((cell) => ({ place: cellOf(cell), cell }))];
});

/** P-11.5 a, seen before the tile is laid. */
function joins({ ground }: Board, { place, cell }: MoatRoom): boolean {
  return isArm(place) && touchesOther(ground, cell, place);
}

const NO_DOORS = [WALL, WALL, WALL, WALL];

/** P-11.5 b */
function leavesOpenEntrance(board: Board, { cell }: MoatRoom): boolean {
  return keepsOpenEntrance(board, cell, NO_DOORS);
}

/** P-11.5: `rest` tiles are still to be laid after this one. */
function layingAllowed(board: Board, room: MoatRoom, rest: number, mustJoin: boolean): boolean {
  if (joins(board, room) || (!mustJoin && leavesOpenEntrance(board, room))) return true;
  return joinCost(boardOf(withMoat(board.palace, room.place)), rest) <= rest;
}

/** Where the first of `tiles` moat tiles may be laid. P-11.8 */
export function layings(palace: Palace, tiles: number, mustJoin: boolean): MoatPlace[] {
  const board = boardOf(palace);
  return roomForMoat(board)
    .filter((room) => layingAllowed(board, room, tiles - 1, mustJoin))
    .map(({ place }) => place);
}

export interface MoatMove {
  readonly from: MoatPlace;
  readonly to: MoatPlace;
}

export function afterMove(palace: Palace, { from, to }: MoatMove): Palace {
  return withMoat(withoutMoat(palace, from), to);
}

/** Single moves of moat tiles: between the arms, and from and to ponds. P-12.5 */
export function moatMoves(palace: Palace): readonly MoatMove[] {
  return movesOn(boardOf(palace));
}

const movesOn = measuredOnce((board): readonly MoatMove[] => (joined(board) ? [] : findMoves(board.palace)));

function findMoves(palace: Palace): MoatMove[] {
  const sources: MoatPlace[] = [...ARMS.filter((arm) => palace[arm].length > 0), ...palace.ponds];
  return sources.flatMap((from) => {
    const board = boardOf(withoutMoat(palace, from));
    return roomForMoat(board)
      .filter(({ place }) => !samePlace(from, place) && !isOwnCell(palace, from, place))
      .filter((room) => joins(board, room) || leavesOpenEntrance(board, room))
      .map(({ place }) => ({ from, to: place }));
  });
}

/** The end of an arm could be laid back where it was, as a pond: that is no move. */
function isOwnCell(palace: Palace, from: MoatPlace, to: MoatPlace): boolean {
  return isArm(from) && !isArm(to) && sameCell(palace[from][palace[from].length - 1], to);
}
