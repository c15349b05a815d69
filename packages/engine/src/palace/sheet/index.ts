import { accept, type Checked, TABLE_FORMAT, type TableLibrary } from '../../kernel/index.ts';
import { PLAYERS } from '../data/constants.ts';
import { readPalaceFile } from '../library.ts';
import { ownTiles } from '../own-tiles.ts';
import type { PalaceView, Player } from '../table/state.ts';
import { buildPalace } from './building-order.ts';
import { palacePlaces, palacePreview } from './preview.ts';
import { palaceSheet } from './sheet.ts';
import { type PalaceTable, readTable } from './table-file.ts';

/** What lies face down for the viewer is not entered. */
function tableOf({ palace, players, publicFavors }: PalaceView, names: readonly string[]): PalaceTable {
  const { tiles, left, right, ponds } = palace;
  const table = {
    format: TABLE_FORMAT,
    game: 'palace',
    players: players.map((player, seat) => ({ name: names[seat] ?? '', ...belongingsOf(player) })),
    tiles: tiles.map(({ tile, x, y, turns, owner }) => ({ tile, x, y, r: turns, owner })),
    left,
    right,
    ponds,
    publicFavors,
  };
  return table as unknown as PalaceTable;
}

function belongingsOf({ swans, secret, slots }: Player): object {
  const faceDown = slots.some((slot) => slot?.kind === 'favor' && slot.favor === null);
  return {
    swans,
    ...(!secret.includes(null) && { secret }),
    ...(!faceDown && { slots: slots.map((slot) => slot && (slot.kind === 'room' ? 'room' : slot.favor)) }),
  };
}

/** A palace file without players becomes a table for as many as there are names, at least two. */
function tableOfPalace(file: unknown, names: readonly string[]): Checked<PalaceTable> {
  const checked = readPalaceFile(file);
  if (!checked.ok) return checked;
  const { tiles, left, right, ponds, seats = [], publicFavors } = checked.value;
  const count = Math.max(PLAYERS.min, seats.length || names.length, ...tiles.map(({ owner }) => (owner ?? 0) + 1));
  const players = Array.from({ length: count }, (_, seat) => ({ name: names[seat] ?? '', ...seats[seat] }));
  return readTable({ format: TABLE_FORMAT, game: 'palace', players, tiles, left, right, ponds, publicFavors });
}

function palaceFileOf(table: PalaceTable): Checked<object> {
  const { palace, order } = buildPalace(table);
  const { left, right, ponds } = palace;
  const seats = table.players.map(({ name: _, ...belongings }) => belongings);
  const { publicFavors } = table;
  return accept({
    game: 'palace',
    tiles: order.map((number) => table.tiles[number]),
    left,
    right,
    ponds,
    seats,
    ...(publicFavors && { publicFavors }),
  });
}

/** Tables of The Palace as they lie there. */
export const palaceTables: TableLibrary<PalaceTable> = {
  read: readTable,
  sheet: palaceSheet,
  places: palacePlaces,
  preview: palacePreview,
  ofView: (view, names) => tableOf(view as PalaceView, names),
  ofBoard: tableOfPalace,
  toBoard: palaceFileOf,
  ownTiles,
};
