import {
  accept,
  type Checked,
  type CompletedTile,
  changedLines,
  object,
  reject,
  type SheetLine,
  sheetChanges,
  type TilePreview,
} from '../../kernel/index.ts';
import { isSpecialty, roomNumber } from '../data/catalogue.ts';
import { type Castle, legalCells, type PlacedTile, placementProblem, planOf, withTile, xOf, yOf } from '../geometry/castle.ts';
import { coordinate, tileName } from '../library.ts';
import { bonusOf } from '../turn/bonuses.ts';
import { type BuiltCastle, betweenSheet, buildCastles } from './sheet.ts';
import type { BetweenTable } from './table-file.ts';

export function betweenPlaces(table: BetweenTable, board: number, id: string): Checked<readonly object[]> {
  const built = castleAt(table, board);
  if (!built.ok) return built;
  const tile = tileName.check(id, 'tile');
  if (!tile.ok) return tile;
  const cells = legalCells(planOf(built.value.castle), roomNumber(tile.value)).map((cell) => ({ x: xOf(cell), y: yOf(cell) }));
  return accept(cells.sort((a, b) => a.x - b.x || a.y - b.y));
}

function castleAt(table: BetweenTable, board: number): Checked<BuiltCastle> {
  const built = buildCastles(table)[board];
  return built ? accept(built) : reject('no-such-seat');
}

const placedTile = object({ tile: tileName, x: coordinate, y: coordinate });

export function betweenPreview(table: BetweenTable, board: number, value: unknown): Checked<TilePreview> {
  const checked = placedTile.check(value, 'tile');
  if (!checked.ok) return checked;
  const built = castleAt(table, board);
  if (!built.ok) return built;
  const placed = checked.value;
  const { castle } = built.value;
  const code = ownerProblem(table, board, placed.tile) ?? placementProblem(planOf(castle), roomNumber(placed.tile), placed.x, placed.y);
  if (code) return accept({ legal: false, refusal: { code, params: { option: placed.tile } } });
  const before = betweenSheet(table);
  const after = betweenSheet(tableWith(table, board, placed));
  return accept({
    legal: true,
    lines: changedLines(before.sheet?.boards[board].lines ?? [], after.sheet?.boards[board].lines ?? [], subject),
    completed: earned(castle, placed, table.castles[board]?.tiles.length ?? 0),
    gains: [],
    changes: sheetChanges(before, after),
  });
}

function ownerProblem({ castles }: BetweenTable, board: number, tile: string): string | null {
  const owner = isSpecialty(tile) ? -1 : castles.findIndex(({ tiles }) => tiles.some((placed) => placed.tile === tile));
  if (owner < 0) return null;
  return owner === board ? 'tile-twice' : 'tile-taken';
}

function tableWith(table: BetweenTable, board: number, placed: PlacedTile): BetweenTable {
  const castles = Array.from({ length: Math.max(board + 1, table.castles.length) }, (_, index) => table.castles[index] ?? { tiles: [] });
  return {
    ...table,
    castles: castles.map((castle, index) => (index === board ? { ...castle, tiles: [...castle.tiles, placed] } : castle)),
  };
}

/** A line is about a room, a card or an attendant. */
function subject({ category, reason, tiles }: SheetLine): string {
  const { params = {} } = reason;
  return [category, params['room'] === undefined ? '' : tiles[0]?.tile, params['card'], params['attendant']].join(' ');
}

/** B-4.1: the third and the fifth room of a type bring a bonus, which its builder then chooses from. */
function earned(castle: Castle, { tile, x, y }: PlacedTile, number: number): CompletedTile[] {
  const bonus = bonusOf(withTile(castle, tile, x, y), tile);
  return bonus ? [{ tile: number, id: tile, reward: bonus.bonus, points: null }] : [];
}
