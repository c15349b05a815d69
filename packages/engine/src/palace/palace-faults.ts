import { type Rejected, reject } from '../kernel/index.ts';
import { MOAT_SUPPLY } from './data/constants.ts';
import type { Arm } from './data/vocabulary.ts';
import { type Board, boardOf, facing, type Palace } from './geometry/board.ts';
import { BRIDGE, type CellIndex, cellIndex, inBuildArea, LEFT_LAKE, neighbours, RIGHT_LAKE, STEP } from './geometry/cells.ts';
import { connect } from './geometry/doors.ts';
import { isWalledOff } from './geometry/ponds.ts';

/** Why no game could have led to what a palace file shows, with the place; `null` if nothing speaks against it. */
export function palaceFault(palace: Palace): Rejected | null {
  return (
    doubled(palace) ??
    inFrame(palace) ??
    tooMuchMoat(palace) ??
    unreached(palace) ??
    floating(palace, 'left') ??
    floating(palace, 'right') ??
    notWalledOff(palace)
  );
}

function doubled({ tiles, left, right, ponds }: Palace): Rejected | null {
  const seen = new Set<string>();
  for (const [index, { tile }] of tiles.entries()) {
    if (seen.has(tile)) return reject('palace-tile-twice', { tile }, `palace.tiles[${index}]`);
    seen.add(tile);
  }
  const cells = new Set<CellIndex>();
  for (const [name, things] of Object.entries({ tiles, left, right, ponds })) {
    for (const [index, { x, y }] of things.entries()) {
      if (cells.has(cellIndex(x, y))) return reject('place-taken', {}, `palace.${name}[${index}]`);
      cells.add(cellIndex(x, y));
    }
  }
  return null;
}

/** P-2.2 */
function inFrame({ tiles }: Palace): Rejected | null {
  const index = tiles.findIndex((tile) => !inBuildArea(tile));
  return index < 0 ? null : reject('in-frame', {}, `palace.tiles[${index}]`);
}

function tooMuchMoat({ left, right, ponds }: Palace): Rejected | null {
  const laid = left.length + right.length + ponds.length;
  return laid <= MOAT_SUPPLY ? null : reject('too-much-moat', { laid, most: MOAT_SUPPLY }, 'palace');
}

/** P-4.4: every tile can be reached from the bridge over connections. */
function unreached(palace: Palace): Rejected | null {
  const board = boardOf(palace);
  const reached = new Set<CellIndex>();
  const start = cellIndex(0, 0);
  if (isConnected(board, start, SOUTH) && board.ground[start + STEP[SOUTH]] === BRIDGE) reached.add(start);
  for (const cell of reached) {
    for (const [direction, step] of STEP.entries()) {
      if (board.tileAt[cell + step] !== 0 && isConnected(board, cell, direction)) reached.add(cell + step);
    }
  }
  const index = palace.tiles.findIndex(({ x, y }) => !reached.has(cellIndex(x, y)));
  return index < 0 ? null : reject('unreached', { tile: palace.tiles[index].tile }, `palace.tiles[${index}]`);
}

const SOUTH = 2;

function isConnected(board: Board, cell: CellIndex, direction: number): boolean {
  return connect(board.doors[cell * 4 + direction], facing(board, cell, direction));
}

/** P-11.1: each tile of an arm touches its lake or an earlier tile of the arm. */
function floating(palace: Palace, arm: Arm): Rejected | null {
  const { ground } = boardOf(palace);
  const lake = arm === 'left' ? LEFT_LAKE : RIGHT_LAKE;
  const index = palace[arm].findIndex((cell, position) => {
    const near = neighbours(cellIndex(cell.x, cell.y));
    return (
      !near.some((index) => ground[index] === lake) &&
      !palace[arm].slice(0, position).some((earlier) => near.includes(cellIndex(earlier.x, earlier.y)))
    );
  });
  return index < 0 ? null : reject('floating-moat', {}, `palace.${arm}[${index}]`);
}

/** P-11.7 */
function notWalledOff(palace: Palace): Rejected | null {
  const board = boardOf(palace);
  const index = palace.ponds.findIndex(({ x, y }) => !isWalledOff(board, cellIndex(x, y)));
  return index < 0 ? null : reject('not-walled-off', {}, `palace.ponds[${index}]`);
}

/** A favor is there once: on the table or on one board. */
export function favorFault(
  publicFavors: readonly string[],
  seats: readonly { readonly slots?: readonly (string | null)[] | undefined }[],
  where: { readonly table: string; readonly seats: string },
): Rejected | null {
  const places = [
    ...publicFavors.map((favor, index) => ({ favor, place: `${where.table}.publicFavors[${index}]` })),
    ...seats.flatMap(({ slots = [] }, seat) => slots.map((favor, slot) => ({ favor, place: `${where.seats}[${seat}].slots[${slot}]` }))),
  ].filter(({ favor }) => favor !== null && favor !== 'room');
  const again = places.find(({ favor }, index) => places.findIndex((other) => other.favor === favor) < index);
  return again ? reject('favor-twice', { favor: String(again.favor) }, again.place) : null;
}

/** The tile lies in the palace already: a placement of it makes no sense. */
export function isBuilt({ tiles }: Palace, tile: string): boolean {
  return tiles.some((placed) => placed.tile === tile);
}
