import type { Seat } from '../../kernel/index.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import type { Swan, TileType } from '../data/vocabulary.ts';
import { boardOf, facing, type Palace, type PlacedTile, placedTile, tileOn } from '../geometry/board.ts';
import { cellIndex, STEP } from '../geometry/cells.ts';
import { connect, facesOf, matchOf } from '../geometry/doors.ts';
import { versionTerms } from '../rules-version.ts';
import { emptySlots } from '../table/blueprint.ts';
import type { Position, Task } from '../table/state.ts';
import { nextRewarded } from './agenda.ts';
import { activations } from './possible.ts';

export interface Match {
  readonly other: PlacedTile;
  readonly swan: Swan;
}

/** Connected entrances of a placed tile whose swans match those of its neighbours. P-9 step 3 */
export function matchesOf(palace: Palace, placed: PlacedTile): Match[] {
  const board = boardOf(palace);
  const cell = cellIndex(placed.x, placed.y);
  return facesOf(placed.tile, placed.turns).flatMap((door, direction) => {
    const opposite = facing(board, cell, direction);
    const other = tileOn(board, cell + STEP[direction]);
    const swan = other && connect(door, opposite) ? matchOf(door, opposite) : null;
    return other && swan ? [{ other, swan }] : [];
  });
}

type Reward = (position: Position, seat: Seat, placed: PlacedTile) => readonly Task[];

const NOTHING_NOW: Reward = () => [];

/** What the owner of a tile gets at once when it is complete, as tasks. P-10 */
const REWARDS: { readonly [T in TileType]: Reward } = {
  living: ({ palace }, seat, placed) =>
    matchesOf(palace, placed).map(({ other, swan }) => ({
      type: 'swan',
      seat,
      colour: swan,
      reason: { why: 'living', tile: placed.tile, other: other.tile },
    })),
  food: ({ players, favors }, seat) =>
    emptySlots(players[seat]).length > 0 && favors.length > 0 ? [{ type: 'look-at-favors', seat }] : [],
  sleeping: ({ players }, seat) => (emptySlots(players[seat]).length > 0 ? [{ type: 'take-room', seat }] : []),
  hallway: (_, seat, { tile }) =>
    (tileOf(tile).reward ?? []).map((colour) => ({ type: 'swan', seat, colour, reason: { why: 'hallway', tile } })),
  downstairs: ({ bridge }, seat, { tile }) => (bridge.length > 0 ? [{ type: 'secret-swan', seat, tile }] : []),
  stairs: NOTHING_NOW,
  utility: NOTHING_NOW,
  activity: NOTHING_NOW,
};

export function rewardTasks(position: Position, tile: TileId): readonly Task[] {
  const placed = placedTile(position.palace, tile);
  return placed.owner === null ? [] : REWARDS[tileOf(tile).type](position, placed.owner, placed);
}

/** Whether the owner has something to decide in it, so that the order of several rewards matters to him. */
export function isDecision(task: Task): boolean {
  return task.type === 'look-at-favors' || task.type === 'take-room' || (task.type === 'swan' && task.colour === '*');
}

/** The tiles whose rewards the next player may ask for: among several, those that give something now. A reward that gives nothing yet may do so after another. Ruling 42 */
export function claimable(position: Position, tiles: readonly TileId[]): readonly TileId[] {
  const { own } = nextRewarded(position, tiles);
  if (!versionTerms(position).ordersGivingRewards) return own;
  const giving = own.filter((tile) => rewardTasks(position, tile).some((task) => givesNow(position, task)));
  return giving.length > 0 ? giving : own.slice(0, 1);
}

function givesNow(position: Position, task: Task): boolean {
  return task.type !== 'take-room' || activations(position, task.seat, 0).length > 0;
}
