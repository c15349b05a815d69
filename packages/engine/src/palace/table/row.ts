import { MOAT_RATE, ROW_PRICES, STACK_SIZES } from '../data/constants.ts';
import type { TileId } from '../data/tiles.ts';
import type { PalaceEvent } from './events.ts';
import { known, type PalaceState, type Position } from './state.ts';

/** P-13.3: a stack counts as emptied as soon as its last tile is gone. */
export function emptiedStacks(position: Position): number {
  const sizes = STACK_SIZES[position.players.length];
  let emptied = 0;
  let behind = sizes.reduce((sum, size) => sum + size, 0);
  for (const size of sizes) {
    behind -= size;
    if (position.rooms.length > behind) break;
    emptied++;
  }
  return emptied;
}

/** Tiles left in each of the five stacks, from left to right. */
export function stackSizes(position: Position): number[] {
  const sizes = STACK_SIZES[position.players.length];
  let left = position.rooms.length;
  return sizes
    .toReversed()
    .map((size) => {
      const here = Math.min(size, left);
      left -= here;
      return here;
    })
    .reverse();
}

export function moatRate(position: Position): number {
  return MOAT_RATE[emptiedStacks(position)];
}

export function rowPrice(position: Position, tile: TileId): number | null {
  const space = position.row.indexOf(tile);
  return space < 0 ? null : ROW_PRICES[space];
}

/** P-13.1: the gap stays until the end of the turn. */
export function takeFromRow(state: PalaceState, tile: TileId): void {
  state.row = state.row.map((other) => (other === tile ? null : other));
}

/** P-13.2 */
export function fillRow(state: PalaceState, log: PalaceEvent[]): void {
  const row = state.row.filter((tile) => tile !== null);
  const before = emptiedStacks(state);
  const drawn: TileId[] = [];
  const rooms = [...state.rooms];
  while (row.length < ROW_PRICES.length && rooms.length > 0) {
    const tile = known(rooms.pop());
    row.unshift(tile);
    drawn.push(tile);
  }
  state.rooms = rooms;
  state.row = [...new Array<null>(ROW_PRICES.length - row.length).fill(null), ...row];
  if (drawn.length > 0) log.push({ type: 'row-filled', tiles: drawn, reveals: true });
  const emptied = emptiedStacks(state);
  if (emptied > before) log.push({ type: 'stack-emptied', emptied, rate: MOAT_RATE[emptied] });
}
