import { TURNS } from '../../common/grid.ts';
import {
  accept,
  type Checked,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Rejected,
  reject,
  rejectAt,
  type Schema,
  TABLE_FORMAT,
  text,
} from '../../kernel/index.ts';
import { PLAYERS } from '../data/constants.ts';
import { belongings, favor, moat, tile, x, y } from '../file-parts.ts';
import { favorFault } from '../palace-faults.ts';
import { FAVORS } from '../scoring/favors.ts';

const MOST_TILES = 200;

const tableFile = object({
  format: oneOf(TABLE_FORMAT),
  game: oneOf('palace'),
  players: list(object({ name: text(80), ...belongings }), PLAYERS.max),
  tiles: list(object({ tile, x, y, r: oneOf(...TURNS), owner: optional(nullable(integer(0, PLAYERS.max - 1))) }), MOST_TILES),
  left: moat,
  right: moat,
  ponds: moat,
  publicFavors: optional(list(favor, FAVORS.length)),
});

/** A table of The Palace as it lies there: one palace, and what lies before the players. Whatever is missing is not entered. */
export type PalaceTable = typeof tableFile extends Schema<infer Table> ? Table : never;

export function readTable(value: unknown): Checked<PalaceTable> {
  const checked = tableFile.check(value, 'table');
  if (!checked.ok) return checked;
  const table = checked.value;
  const { publicFavors = [], players } = table;
  const favors = favorFault(publicFavors, players, { table: 'table', seats: 'table.players' });
  return playersProblem(table) ?? ownerProblem(table) ?? favors ?? accept(table);
}

function playersProblem({ players }: PalaceTable): Rejected | null {
  if (players.length >= PLAYERS.min) return null;
  const refusal = { code: 'players', params: { ...PLAYERS, players: players.length } };
  return rejectAt('table.players', { code: 'by-rules', params: { game: 'palace', refusal } });
}

function ownerProblem({ players, tiles }: PalaceTable): Rejected | null {
  const strange = tiles.findIndex(({ owner }) => (owner ?? 0) >= players.length);
  return strange < 0 ? null : reject('no-such-owner', {}, `table.tiles[${strange}].owner`);
}
