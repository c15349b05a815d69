import type { TableLibrary } from '../../kernel/index.ts';
import { ownTiles } from '../own-tiles.ts';
import type { CastlesView } from '../table/view.ts';
import { castlesTableOf } from './of-view.ts';
import { castleFileOf, tableOfCastle } from './one-castle.ts';
import { castlesPlaces } from './places.ts';
import { castlesPreview } from './preview.ts';
import { castlesSheet } from './sheet.ts';
import { type CastlesTable, readTable } from './table-file.ts';

/** Tables of Castles as they lie there. */
export const castlesTables: TableLibrary<CastlesTable> = {
  read: readTable,
  sheet: castlesSheet,
  places: castlesPlaces,
  preview: castlesPreview,
  ofView: (view, names) => castlesTableOf(view as CastlesView, names),
  ofBoard: tableOfCastle,
  toBoard: castleFileOf,
  ownTiles,
};
