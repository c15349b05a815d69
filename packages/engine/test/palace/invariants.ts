import { expect } from 'vitest';
import { MOAT_SUPPLY } from '../../src/palace/data/constants.ts';
import { TILES } from '../../src/palace/data/tiles.ts';
import { ARMS } from '../../src/palace/data/vocabulary.ts';
import { type Board, boardOf } from '../../src/palace/geometry/board.ts';
import { cellIndex, STEP } from '../../src/palace/geometry/cells.ts';
import { joined } from '../../src/palace/geometry/moat.ts';
import { hasOpenEntrance, openLand, opennessOf } from '../../src/palace/geometry/open-entrance.ts';
import { outlineOf } from '../../src/palace/geometry/outline.ts';
import { palaceFault } from '../../src/palace/palace-faults.ts';
import { FAVORS } from '../../src/palace/scoring/favors.ts';
import type { PalaceEvent } from '../../src/palace/table/events.ts';
import type { PalaceState } from '../../src/palace/table/state.ts';
import { reachableFromBridge } from './table.ts';

function tilesAreConserved(state: PalaceState): void {
  const slotTiles = state.players.flatMap(({ slots }) => slots.flatMap((slot) => (slot?.kind === 'room' ? [slot.tile] : [])));
  const all = [
    ...state.row.filter((tile) => tile !== null),
    ...state.rooms,
    ...state.hallways,
    ...state.stairs,
    ...state.discarded,
    ...slotTiles,
    ...state.palace.tiles.map(({ tile }) => tile),
  ];
  expect(all.sort()).toEqual(TILES.map(({ id }) => id).sort());
}

function favorsAndSecretSwansAreConserved(state: PalaceState): void {
  const slotFavors = state.players.flatMap(({ slots }) => slots.flatMap((slot) => (slot?.kind === 'favor' ? [slot.favor] : [])));
  const looked = state.agenda.flatMap((task) =>
    task.type === 'choose-favor' ? task.favors : task.type === 'deal' ? task.hands.flatMap(({ favors }) => favors) : [],
  );
  expect([...slotFavors, ...looked, ...state.favors, ...state.publicFavors].sort()).toEqual(FAVORS.map(({ id }) => id).sort());
  const secret = [...state.bridge, ...state.players.flatMap((player) => player.secret)];
  expect(secret.sort().join('')).toBe('BBBGGGPPPRRRYYY');
}

function moatIsConserved({ palace: { left, right, ponds }, moatSupply }: PalaceState): void {
  expect(left.length + right.length + ponds.length + moatSupply).toBe(MOAT_SUPPLY);
}

/** P-20.2 */
function armsGrowFromTheLake({ palace: { left, right, ponds } }: PalaceState): void {
  expect(new Set([...left, ...right, ...ponds].map(({ x, y }) => `${x},${y}`)).size).toBe(left.length + right.length + ponds.length);
  for (const arm of [left, right]) {
    for (const [index, { x, y }] of arm.entries()) {
      const near = arm.slice(0, index).some((earlier) => Math.abs(earlier.x - x) + Math.abs(earlier.y - y) === 1);
      expect(near || y === 0, `moat tile ${index} at ${x},${y}`).toBe(true);
    }
  }
}

/** P-20.2 */
function outlineAndOpenLandAgree(state: PalaceState): void {
  const board = boardOf(state.palace);
  const [left, right] = ARMS.map((arm) => [...new Set(outlineOf(board.ground, arm))].sort((a, b) => a - b));
  expect(left).toEqual(right);
  const open = openLand(board.ground);
  const bordersOpen = state.palace.tiles.some(({ x, y }) => STEP.some((step) => open[cellIndex(x, y) + step] === 1));
  expect(joined(board)).toBe(!bordersOpen);
}

/** P-4.4 */
function everyTileIsReachedFromTheBridge(state: PalaceState): void {
  expect(reachableFromBridge(state.palace).length).toBe(state.palace.tiles.length);
}

function completeMeansAllConnected(state: PalaceState): void {
  const board = boardOf(state.palace);
  const waiting = state.agenda.flatMap((task) => (task.type === 'complete' ? [task.tile] : []));
  if (waiting.length > 0) return;
  for (const { tile, x, y, complete } of state.palace.tiles) expect(board.loose[cellIndex(x, y)] === 0, tile).toBe(complete);
}

/** What a palace is measured by must not depend on whether it grew or was read from a file. */
function boardIsTheSameWhenSpreadOutAnew(state: PalaceState): void {
  const parts = ({ ground, built, frontier, upstairsFrontier }: Board) => ({ ground, built, frontier, upstairsFrontier });
  const board = boardOf(state.palace);
  const anew = boardOf(structuredClone(state.palace));
  expect(parts(board)).toEqual(parts(anew));
  expect(opennessOf(board).open).toEqual(opennessOf(anew).open);
  expect(opennessOf(board).entrances).toEqual(opennessOf(anew).entrances);
  expect(joined(board)).toBe(joined(anew));
}

/** What must hold after every action of any game. */
export function invariant(state: PalaceState, events: readonly PalaceEvent[], before: PalaceState): void {
  tilesAreConserved(state);
  favorsAndSecretSwansAreConserved(state);
  moatIsConserved(state);
  for (const player of state.players) for (const count of Object.values(player.swans)) expect(count).toBeGreaterThanOrEqual(0);
  if (state.palace === before.palace) return;
  armsGrowFromTheLake(state);
  expect(palaceFault(state.palace), 'as a file').toBeNull();
  outlineAndOpenLandAgree(state);
  everyTileIsReachedFromTheBridge(state);
  completeMeansAllConnected(state);
  boardIsTheSameWhenSpreadOutAnew(state);
  const isJoined = joined(boardOf(state.palace));
  if (events.some(({ type }) => type === 'turn-began')) {
    expect(isJoined).toBe(false);
    expect(hasOpenEntrance(boardOf(state.palace)), 'an open entrance after every batch without join').toBe(true);
    expect(before.turn.mustJoin, 'a turn that had to join').toBe(false);
  }
  if (state.over && before.turn.mustJoin) expect(isJoined).toBe(true);
}
