import { accept, type Checked, TABLE_FORMAT } from '../../kernel/index.ts';
import { readCastleFile } from '../castle-file.ts';
import { castleAt } from './entered-table.ts';
import { type CastlesTable, readTable } from './table-file.ts';

/** A castle file names no expansions: those are in play that its castle shows. */
export function tableOfCastle(file: unknown, [name = '']: readonly string[]): Checked<CastlesTable> {
  const checked = readCastleFile(file);
  if (!checked.ok) return checked;
  const { edition, castle } = checked.value;
  const { tiles, barbican, passages = [] } = castle;
  const tunnelled = passages.length > 0 || tiles.some((placed) => placed.passages !== undefined);
  const options = { edition, moats: barbican !== undefined, passages: tunnelled };
  return readTable({ format: TABLE_FORMAT, game: 'castles', options, players: [{ name, castle: { ...castle, inOrder: true } }] });
}

export function castleFileOf(table: CastlesTable, board: number): Checked<object> {
  const built = castleAt(table, board);
  return built.ok ? accept({ game: 'castles', edition: table.options.edition, ...built.value.castle }) : built;
}
