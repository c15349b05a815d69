import { TURNS } from '../../common/grid.ts';
import {
  accept,
  type Checked,
  type CompletedTile,
  changedLines,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  reject,
  type SheetLine,
  sheetChanges,
  type TilePreview,
} from '../../kernel/index.ts';
import { ACTIVITY_POINTS, MOAT_RATE, MOAT_SUPPLY, PLAYERS } from '../data/constants.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import { tile, x, y } from '../file-parts.ts';
import { type Board, boardOf, completedBy, tileOn, withTile } from '../geometry/board.ts';
import { cellIndex } from '../geometry/cells.ts';
import { facesOf } from '../geometry/doors.ts';
import { placementFault, placementOf, placementsOf, type Water } from '../geometry/placement.ts';
import { isBuilt } from '../palace-faults.ts';
import { swansFor } from '../turn/purchases.ts';
import { buildPalace } from './building-order.ts';
import { palaceSheet } from './sheet.ts';
import type { PalaceTable } from './table-file.ts';

/** How many stacks are empty is not entered: what may end the game is allowed if it can at all. */
function waterOf(board: Board): Water {
  const { left, right, ponds } = board.palace;
  return { rate: Math.max(...MOAT_RATE), supply: MOAT_SUPPLY - left.length - right.length - ponds.length };
}

export function palacePlaces(table: PalaceTable, _board: number, id: string): Checked<readonly object[]> {
  const checked = tile.check(id, 'tile');
  if (!checked.ok) return checked;
  const { palace } = buildPalace(table);
  const board = boardOf(palace);
  if (isBuilt(palace, checked.value)) return accept([]);
  return accept(
    placementsOf(board, checked.value, waterOf(board)).map((code) => {
      const { turns, ...cell } = placementOf(code);
      return { ...cell, r: turns };
    }),
  );
}

const placedTile = object({ tile, x, y, r: oneOf(...TURNS), owner: optional(nullable(integer(0, PLAYERS.max - 1))) });

export function palacePreview(table: PalaceTable, player: number, value: unknown): Checked<TilePreview> {
  const checked = placedTile.check(value, 'tile');
  if (!checked.ok) return checked;
  const { r, ...place } = checked.value;
  const owner = place.owner === undefined ? player : place.owner; // the first hallways are nobody's
  const placed = { ...place, owner };
  if ((owner ?? 0) >= table.players.length) return reject('no-such-owner');
  const { palace } = buildPalace(table);
  const board = boardOf(palace);
  const code = isBuilt(palace, placed.tile) ? 'in-palace' : placementFault(board, placed.tile, { ...placed, turns: r }, waterOf(board));
  if (code) return accept({ legal: false, refusal: { code, params: { tile: placed.tile } } });
  const laid = { ...placed, turns: r, complete: false };
  const before = palaceSheet(table);
  const after = palaceSheet({ ...table, tiles: [...table.tiles, { ...placed, r }] });
  return accept({
    legal: true,
    lines: owner === null ? [] : changedLines(before.standings[owner].lines, after.standings[owner].lines, subject),
    completed: completions(table, board, placed.tile, cellIndex(placed.x, placed.y), r),
    gains: owner === null ? [] : swansOf(withTile(palace, laid), owner, laid),
    changes: sheetChanges(before, after),
  });
}

function swansOf(...laid: Parameters<typeof swansFor>): Extract<TilePreview, { legal: true }>['gains'] {
  return swansFor(...laid).map(({ seat, colour }) => ({ seat, fact: { code: 'swan', params: { colour } } }));
}

/** A line is about a tile, a type, a favor or a column; how many it counts is what changes. */
function subject({ category, reason, tiles }: SheetLine): string {
  const { tile, type, favor, count, size } = reason.params ?? {};
  if (category === 'utility') return [category, tiles[0]?.tile].join(' ');
  if (category === 'favors') return [category, favor].join(' ');
  return [reason.code, tile, type, reason.code === 'column' ? count : '', size].join(' ');
}

function completions({ tiles }: PalaceTable, board: Board, id: TileId, cell: number, turns: (typeof TURNS)[number]): CompletedTile[] {
  return completedBy(board, cell, facesOf(id, turns)).map((each) => {
    const completed = tileOn(board, each)?.tile ?? id;
    const number = tiles.findIndex(({ tile: other }) => other === completed);
    const { type } = tileOf(completed);
    return { tile: number < 0 ? tiles.length : number, id: completed, reward: type, points: type === 'activity' ? ACTIVITY_POINTS : 0 };
  });
}
