import { accept, type Checked, reject, TABLE_FORMAT, type TableLibrary } from '../../kernel/index.ts';
import { parseCastle } from '../library.ts';
import { buildersFor } from '../table/seating.ts';
import type { BetweenView } from '../table/view.ts';
import { betweenPlaces, betweenPreview } from './preview.ts';
import { betweenSheet, buildCastles } from './sheet.ts';
import { type BetweenTable, readTable } from './table-file.ts';

/** Castles lie open for everybody: any view shows the whole table. */
function tableOf({ castles, seats }: BetweenView, names: readonly string[]): BetweenTable {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: names[seat] ?? '' }));
  return { format: TABLE_FORMAT, game: 'between', players, castles } as BetweenTable;
}

/** Nobody sits at a castle file: it becomes the first castle of a table for three. */
function tableOfCastle(file: unknown, names: readonly string[]): Checked<BetweenTable> {
  const checked = parseCastle(file);
  if (!checked.ok) return checked;
  const { name: _, ...castle } = checked.value;
  const players = Array.from({ length: buildersFor(names.length) }, (__, seat) => ({ name: names[seat] ?? '' }));
  return readTable({ format: TABLE_FORMAT, game: 'between', players, castles: [castle] });
}

function castleFileOf(table: BetweenTable, board: number): Checked<object> {
  const built = buildCastles(table)[board];
  return built ? accept({ game: 'between', ...built.castle }) : reject('no-such-seat');
}

/** Tables of Between Two Castles as they lie there. */
export const betweenTables: TableLibrary<BetweenTable> = {
  read: readTable,
  sheet: betweenSheet,
  places: betweenPlaces,
  preview: betweenPreview,
  ofView: (view, names) => tableOf(view as BetweenView, names),
  ofBoard: tableOfCastle,
  toBoard: castleFileOf,
  ownTiles: null,
};
