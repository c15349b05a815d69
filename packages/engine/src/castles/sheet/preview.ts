import { accept, type Checked, type CompletedTile, reject, rejectAt, sheetChanges, type TilePreview } from '../../kernel/index.ts';
import { checkPlaced, placedTile, unknownTile } from '../castle-file.ts';
import { build, type Castle, type PlacedTile, placedAt, placeOf, planOf } from '../geometry/castle.ts';
import { obstacle, placesOf } from '../geometry/placing.ts';
import { levelsOf } from '../geometry/tile-forms.ts';
import { appraise, rescore, sumOf } from '../scoring/scoring.ts';
import type { Terms } from '../table/terms.ts';
import { findTile } from '../tiles.ts';
import type { BuiltCastle } from './building-order.ts';
import { buildCastles, isSingle, termsAt } from './entered-table.ts';
import { downstairsRewards, ledgerLine } from './played-points.ts';
import { castlesSheet } from './sheet.ts';
import type { CastlesTable } from './table-file.ts';

export function castlesPlaces(table: CastlesTable, board: number, id: string): Checked<readonly object[]> {
  const built = castleAt(table, board);
  if (!built.ok) return built;
  const tile = findTile(id);
  if (!tile) return unknownTile(id);
  const { castle } = built.value;
  const places = levelsOf(tile).flatMap((level) => placesOf(planOf(castle), tile, level));
  const ordered = places.toSorted((a, b) => a.form.turns - b.form.turns || a.cell - b.cell);
  return accept(
    ordered.map((place) => {
      const { tile: _, ...at } = placedAt(castle, place);
      return at;
    }),
  );
}

function castleAt(table: CastlesTable, board: number): Checked<BuiltCastle> {
  const built = buildCastles(table)[board];
  return built ? accept(built) : reject('foyer-first', {}, `table.players[${board}].castle`);
}

export function castlesPreview(table: CastlesTable, board: number, value: unknown): Checked<TilePreview> {
  const checked = placedTile.check(value, 'tile');
  if (!checked.ok) return checked;
  const placed = checkPlaced(checked.value);
  if (!placed.ok) return rejectAt('tile', placed.problem);
  const built = castleAt(table, board);
  if (!built.ok) return built;
  const { castle, order } = built.value;
  const code = ownerProblem(table, board, placed.value.tile) ?? obstacle(planOf(castle), placeOf(castle, placed.value));
  if (code) return accept({ legal: false, refusal: { code, params: { tile: placed.value.tile } } });

  const terms = termsAt(table, board);
  const next = build(castle, placed.value);
  const { items, completed } = appraise(planOf(castle), placeOf(castle, placed.value), terms);
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
    changes: sheetChanges(castlesSheet(table), castlesSheet(withTile(table, board, placed.value))),
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
