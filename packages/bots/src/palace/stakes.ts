import type { Seat } from '@luftschloss/engine/kernel';
import {
  amountOf,
  type Board,
  BUILDABLE,
  type CellIndex,
  cellIndex,
  connect,
  EMPTY,
  emptySlots,
  facing,
  matchesOf,
  type PlacedTile,
  roomsBelow,
  STAIRS_POINTS,
  STEP,
  type TileType,
  tileOf,
  WALL,
} from '@luftschloss/engine/palace';
import { USUAL_SWAN, type Valuation } from './valuation.ts';

/** How likely a tile is ever completed, by the entrances that still lead nowhere. */
export const LIKELY: readonly number[] = [1, 0.55, 0.3, 0.16, 0.09];

/** How much it matters what others get, as a part of what oneself gets. */
export function envy(valuation: Valuation): number {
  return 0.9 / (valuation.view.players.length - 1);
}

function swanWorth(valuation: Valuation, seat: Seat, swan: string | null): number {
  if (seat !== valuation.seat || swan === null) return USUAL_SWAN;
  return swan === '*' ? Math.max(...Object.values(valuation.swan)) : valuation.swan[swan as keyof Valuation['swan']];
}

type Completion = (valuation: Valuation, seat: Seat, placed: PlacedTile) => number;

/** What its owner gets from completing a tile. */
const COMPLETIONS: { readonly [T in TileType]: Completion } = {
  living: (valuation, seat, placed) =>
    matchesOf(valuation.view.palace, placed).reduce((sum, { swan }) => sum + swanWorth(valuation, seat, swan), 0.8),
  food: ({ view, turnsLeft }, seat) => (emptySlots(view.players[seat]).length > 0 ? 4 + Math.min(2, turnsLeft / 4) : 0),
  sleeping: ({ view }, seat) => (emptySlots(view.players[seat]).length > 0 ? 6 : 0),
  hallway: (valuation, seat, { tile }) => (tileOf(tile).reward ?? []).reduce((sum, colour) => sum + swanWorth(valuation, seat, colour), 0),
  downstairs: () => USUAL_SWAN + 0.3,
  stairs: ({ view }, _, placed) => STAIRS_POINTS * Math.max(1.5, roomsBelow(view.palace, [placed]).length),
  utility: ({ view, turnsLeft }, seat, { tile }) => {
    const { bubble } = tileOf(tile);
    if (bubble?.item === 'swan') return 3 * (amountOf(view, seat, { item: 'swans', colour: bubble.colour }) + Math.min(2, turnsLeft / 5));
    if (bubble?.item === 'room') return 3 * (amountOf(view, seat, { item: 'tiles', type: bubble.type }) + Math.min(1, turnsLeft / 8));
    return 3 * (amountOf(view, seat, { item: 'blueprint-favors' }) + Math.min(1, turnsLeft / 8));
  },
  activity: () => 7,
};

/** What the completion of each tile of the palace means to the seat: bad if it is somebody else's, nothing if it can never happen. */
export function stakesOf(valuation: Valuation, board: Board): Float64Array {
  const stakes = new Float64Array(board.palace.tiles.length);
  const others = envy(valuation);
  for (const [index, placed] of board.palace.tiles.entries()) {
    const { owner, complete, tile } = placed;
    if (owner === null || complete || !canComplete(board, cellIndex(placed.x, placed.y))) continue;
    const gain = COMPLETIONS[tileOf(tile).type](valuation, owner, placed);
    stakes[index] = owner === valuation.seat ? gain : -others * gain;
  }
  return stakes;
}

function canComplete(board: Board, cell: CellIndex): boolean {
  for (let d = 0; d < 4; d++) {
    const door = board.doors[cell * 4 + d];
    if (door === WALL || connect(door, facing(board, cell, d))) continue;
    const faced = cell + STEP[d];
    if (board.ground[faced] !== EMPTY || BUILDABLE[faced] === 0) return false;
  }
  return true;
}

/** The completion of a tile that is only about to be built: its own matches are not known yet. */
export function hopeFor(valuation: Valuation, tile: string): number {
  const { type, sides } = tileOf(tile);
  if (type === 'living') return 0.5 * USUAL_SWAN * [...sides].filter((side) => side !== '-').length;
  if (type === 'stairs') return 2 * STAIRS_POINTS;
  const placed: PlacedTile = { tile, x: 0, y: 0, turns: 0, owner: valuation.seat, complete: false };
  return COMPLETIONS[type](valuation, valuation.seat, placed);
}
