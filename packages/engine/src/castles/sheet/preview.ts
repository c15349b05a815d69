import {
  accept,
  type Checked,
  type CompletedTile,
  rejectAt,
  type SheetLine,
  sheetChanges,
  type TableSheet,
  type TilePreview,
} from '../../kernel/index.ts';
import { checkPlaced, placedTile } from '../castle-file.ts';
import { build, type Castle, type PlacedTile, placeOf, planOf } from '../geometry/castle.ts';
import { completeRooms } from '../geometry/completion.ts';
import { obstacle } from '../geometry/placing.ts';
import { appraise, rescore, sumOf } from '../scoring/scoring.ts';
import type { Terms } from '../table/terms.ts';
import { type BuiltCastle, joinedByPassages } from './building-order.ts';
import { castleAt, isSingle, termsAt } from './entered-table.ts';
import { nameOf, type Piece, pieceIn, withPiece } from './pieces.ts';
import { downstairsRewards, ledgerLine } from './played-points.ts';
import { castlesSheet } from './sheet.ts';
import type { CastlesTable } from './table-file.ts';

export function castlesPreview(table: CastlesTable, board: number, value: unknown): Checked<TilePreview> {
  const piece = pieceIn(value);
  if (piece) return piece.ok ? previewOfPiece(table, board, piece.value) : piece;
  const checked = placedTile.check(value, 'tile');
  if (!checked.ok) return checked;
  const entered = checkPlaced(checked.value);
  if (!entered.ok) return rejectAt('tile', entered.problem);
  const built = castleAt(table, board);
  if (!built.ok) return built;
  const { castle, order } = built.value;
  const placed = joinedByPassages(built.value, entered.value);
  const code = ownerProblem(table, board, placed.tile) ?? obstacle(planOf(castle), placeOf(castle, placed));
  if (code) return accept({ legal: false, refusal: { code, params: { tile: placed.tile } } });

  const terms = termsAt(table, board);
  const next = build(castle, placed);
  const { items, completed } = appraise(planOf(castle), placeOf(castle, placed), terms);
  const numbers = [...order, table.players[board].castle?.tiles.length ?? 0];
  const lines = items.map(({ part, points, room, for: counted }) => {
    const { rooms, ...line } = ledgerLine([part, points, room, counted], next);
    return { ...line, tiles: rooms.map((each) => ({ board, tile: numbers[each] })) };
  });
  return accept({
    legal: true,
    lines,
    completed: completed.map((room) => completion(castle, next, room, numbers[room], terms)),
    gains: [],
    changes: sheetChanges(castlesSheet(table), castlesSheet(withTile(table, board, entered.value))),
  });
}

function ownerProblem({ players }: CastlesTable, board: number, tile: string): string | null {
  const owner = isSingle(tile) ? players.findIndex(({ castle }) => castle?.tiles.some((placed) => placed.tile === tile)) : -1;
  if (owner < 0) return null;
  return owner === board ? 'tile-twice' : 'tile-taken';
}

function withTile(table: CastlesTable, board: number, placed: PlacedTile): CastlesTable {
  const players = table.players.map((player, seat) =>
    seat === board && player.castle ? { ...player, castle: { ...player.castle, tiles: [...player.castle.tiles, placed] } } : player,
  );
  return { ...table, players } as CastlesTable;
}

/** What a passage or a moat would bring, by the score sheets without it and with it. */
function previewOfPiece(table: CastlesTable, board: number, piece: Piece): Checked<TilePreview> {
  const built = castleAt(table, board);
  if (!built.ok) return built;
  const next = withPiece(table, board, piece);
  const after = castleAt(next, board);
  if (!after.ok) return after;
  const misfit = after.value.misfits.find((each) => each.tile === null && each.piece === nameOf(piece));
  if (misfit) return accept({ legal: false, refusal: misfit.refusal });
  const terms = termsAt(table, board);
  const sheets = [castlesSheet(table), castlesSheet(next)] as const;
  return accept({
    legal: true,
    lines: newLines(sheets, board),
    completed: newlyComplete(built.value, after.value, terms).map((room) =>
      completion(built.value.castle, after.value.castle, room, after.value.order[room], terms),
    ),
    gains: [],
    changes: sheetChanges(...sheets),
  });
}

const BY_BUILDING = ['rooms', 'room-bonuses', 'moats'];

/** Lines of building that were not there before; the same one may be there twice. */
function newLines([before, after]: readonly [TableSheet, TableSheet], board: number): SheetLine[] {
  const key = ({ category, points, reason }: SheetLine): string => JSON.stringify([category, points, reason]);
  const old = before.standings[board].lines.map(key);
  return after.standings[board].lines.filter((line) => {
    const known = old.indexOf(key(line));
    if (known >= 0) old.splice(known, 1);
    return known < 0 && BY_BUILDING.includes(line.category);
  });
}

/** Rooms of the later castle. */
function newlyComplete(before: BuiltCastle, after: BuiltCastle, { wallsConnect }: Terms): number[] {
  const known = completeRooms(planOf(before.castle), wallsConnect).map((room) => before.order[room]);
  return completeRooms(planOf(after.castle), wallsConnect).filter((room) => !known.includes(after.order[room]));
}

/** A downstairs room is rewarded when it is the second, the fourth, ... that is complete (C-5.8). */
function completion(before: Castle, after: Castle, room: number, number: number, terms: Terms): CompletedTile {
  const { id, type } = planOf(after).rooms[room].form.tile;
  const completed = { tile: number, id, reward: type };
  if (type === 'activity') return { ...completed, points: terms.activityPoints };
  if (type === 'living') return { ...completed, points: sumOf(rescore(planOf(after), room, terms)) };
  if (type !== 'downstairs') return { ...completed, points: 0 };
  return downstairsRewards(after, terms) > downstairsRewards(before, terms)
    ? { ...completed, points: null }
    : { ...completed, reward: 'none', points: 0 };
}
