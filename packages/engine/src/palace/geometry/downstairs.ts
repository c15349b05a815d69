import type { Seat } from '../../kernel/index.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import { boardOf, facing, type Palace, type PlacedTile, tileOn } from './board.ts';
import { type CellIndex, cellIndex, STEP } from './cells.ts';
import { connect, DOWN } from './doors.ts';

/** Downstairs rooms that can be reached from the dark ends of a player's complete stairs, each once, whoever owns them. P-15.2 */
export function cellarOf(palace: Palace, seat: Seat): TileId[] {
  return roomsBelow(
    palace,
    palace.tiles.filter(({ tile, owner, complete }) => owner === seat && complete && tileOf(tile).type === 'stairs'),
  );
}

/** Downstairs rooms that some stairs lead to. */
export function roomsBelow(palace: Palace, stairs: readonly PlacedTile[]): TileId[] {
  if (stairs.length === 0) return [];
  const board = boardOf(palace);
  const reached = new Set<CellIndex>();
  const ways = stairs.map(({ x, y }) => cellIndex(x, y));
  for (const cell of ways) {
    for (let d = 0; d < 4; d++) {
      const door = board.doors[cell * 4 + d];
      const next = cell + STEP[d];
      if ((door & DOWN) === 0 || reached.has(next) || !connect(door, facing(board, cell, d))) continue;
      const room = tileOn(board, next);
      if (!room || tileOf(room.tile).type !== 'downstairs') continue;
      reached.add(next);
      ways.push(next);
    }
  }
  return palace.tiles.filter(({ x, y }) => reached.has(cellIndex(x, y))).map(({ tile }) => tile);
}
