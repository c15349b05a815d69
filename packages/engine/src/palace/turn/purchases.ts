import type { Seat } from '../../kernel/index.ts';
import { THIRD_COLUMN, THIRD_COLUMN_COUNT, TRACKED_TYPES } from '../data/constants.ts';
import { tileOf } from '../data/tiles.ts';
import { boardOf, type Palace, type PlacedTile, withTile } from '../geometry/board.ts';
import { cellIndex } from '../geometry/cells.ts';
import { facesOf } from '../geometry/doors.ts';
import { joined } from '../geometry/moat.ts';
import { inheritOpenness, keepsOpenEntrance } from '../geometry/open-entrance.ts';
import { tilesOwned } from '../scoring/favors.ts';
import type { PalaceEvent } from '../table/events.ts';
import { fillSlot } from '../table/purse.ts';
import { takeFromRow } from '../table/row.ts';
import type { PalaceState, Purchase, Task, TaskOf } from '../table/state.ts';
import { finishTask, goOnWith } from './agenda.ts';
import { due } from './possible.ts';
import { matchesOf } from './rewards.ts';

/** The current task becomes a purchase: paid first, if it costs anything. P-8.3 */
export function buy(state: PalaceState, seat: Seat, purchase: Purchase, price: number, log: PalaceEvent[]): void {
  const amount = due(state, seat, price);
  if (amount > 0) goOnWith(state, { type: 'pay', seat, amount, purchase });
  else receive(state, seat, purchase, log);
}

type PurchaseOf<T extends Purchase['type']> = Extract<Purchase, { type: T }>;
type Receive<T extends Purchase['type']> = (state: PalaceState, seat: Seat, purchase: PurchaseOf<T>, log: PalaceEvent[]) => void;

const RECEIVE: { readonly [T in Purchase['type']]: Receive<T> } = {
  build,
  activate(state, seat, { tile, slot }, log) {
    takeFromRow(state, tile);
    fillSlot(state, seat, slot, { kind: 'room', tile });
    log.push({ type: 'activated', seat, tile, slot });
    finishTask(state);
  },
  favors(state, seat) {
    goOnWith(state, { type: 'look-at-favors', seat });
  },
  discard(state, seat, { tile }, log) {
    takeFromRow(state, tile);
    state.discarded = [...state.discarded, tile];
    log.push({ type: 'discarded', seat, tile });
    finishTask(state);
  },
};

export function receive(state: PalaceState, seat: Seat, purchase: Purchase, log: PalaceEvent[]): void {
  const effect = RECEIVE[purchase.type] as Receive<Purchase['type']>;
  effect(state, seat, purchase, log);
}

/** P-9 */
function build(state: PalaceState, seat: Seat, purchase: PurchaseOf<'build'>, log: PalaceEvent[]): void {
  const { tile, x, y, turns } = purchase;
  const before = boardOf(state.palace);
  const mustJoin = !joined(before) && !keepsOpenEntrance(before, cellIndex(x, y), facesOf(tile, turns));
  takeTile(state, tile);
  const placed: PlacedTile = { tile, x, y, turns, owner: seat, complete: false };
  state.palace = withTile(state.palace, placed);
  inheritOpenness(before, boardOf(state.palace), cellIndex(x, y));
  if (mustJoin) state.turn = { ...state.turn, mustJoin };
  // Ruling 41: the hallway below is seen now.
  const uncovers = tileOf(tile).type === 'hallway' && state.hallways.length > 0;
  log.push({ type: 'built', seat, tile, x, y, turns, mustJoin, ...(uncovers && { reveals: true }) });
  const tasks: Task[] = [...swansFor(state.palace, seat, placed), { type: 'complete', tile }];
  if (isFreeTile(tile)) tasks.push({ type: 'discard' });
  goOnWith(state, ...tasks);
}

function isFreeTile(tile: string): boolean {
  return ['hallway', 'stairs'].includes(tileOf(tile).type);
}

function takeTile(state: PalaceState, tile: string): void {
  takeFromRow(state, tile);
  if (state.hallways.at(-1) === tile) state.hallways = state.hallways.slice(0, -1);
  if (state.stairs.at(-1) === tile) state.stairs = state.stairs.slice(0, -1);
}

/** The swans that a tile brings when it is put into the palace, which it lies in already. */
export function swansFor(palace: Palace, seat: Seat, placed: PlacedTile): TaskOf<'swan'>[] {
  return [...thirdColumn(palace, seat, placed), ...matches(palace, seat, placed)];
}

/** P-9 step 2 */
function thirdColumn(palace: Palace, seat: Seat, { tile }: PlacedTile): TaskOf<'swan'>[] {
  const { type } = tileOf(tile);
  if (!TRACKED_TYPES.includes(type) || tilesOwned(palace, seat, type) !== THIRD_COLUMN_COUNT) return [];
  return [{ type: 'swan', seat, colour: THIRD_COLUMN[type], reason: { why: 'third-column', tile } }];
}

/** P-9 step 3: one swan for each owner, and only one for the owner of both. */
function matches(palace: Palace, seat: Seat, placed: PlacedTile): TaskOf<'swan'>[] {
  return matchesOf(palace, placed).flatMap(({ other, swan }) => {
    const owners = other.owner === null || other.owner === seat ? [seat] : [seat, other.owner];
    return owners.map((owner) => ({
      type: 'swan' as const,
      seat: owner,
      colour: swan,
      reason: { why: 'match' as const, tile: placed.tile, other: other.tile },
    }));
  });
}
