import {
  accept,
  type BoardLibrary,
  type Checked,
  integer,
  type Legality,
  TABLE_FORMAT,
  type TableFile,
  type TableLibrary,
} from '@luftschloss/engine/kernel';

/** What commands ask of a file, whether it holds one board or a whole table. */
export type Examined = Pick<BoardLibrary, 'score' | 'placements' | 'check'>;

export function isTableFile(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'format' in file && file.format === TABLE_FORMAT;
}

const MOST_PLAYERS = 7;
const playerNumber = integer(1, MOST_PLAYERS);

/** Tables by the questions that board files answer; `player`, counted from 1, says in whose castle, or whose tile it would be. */
export function examinedTable(tables: TableLibrary): Examined {
  return {
    score: (file) => withTable(tables, file, 1, (table) => accept(tables.sheet(table))),
    placements: (file, { player = 1, tile }) =>
      withTable(tables, file, player, (table, board) => tables.places(table, board, typeof tile === 'string' ? tile : '')),
    check: (file, { player = 1, ...placed }) =>
      withTable(tables, file, player, (table, board): Checked<Legality> => {
        const preview = tables.preview(table, board, placed);
        if (!preview.ok) return preview;
        const { value } = preview;
        return accept(value.legal ? value : { legal: false, reason: value.refusal.code });
      }),
  };
}

function withTable<T>(
  tables: TableLibrary,
  file: unknown,
  player: unknown,
  use: (table: TableFile, board: number) => Checked<T>,
): Checked<T> {
  const table = tables.read(file);
  if (!table.ok) return table;
  const number = playerNumber.check(player, 'player');
  return number.ok ? use(table.value, number.value - 1) : number;
}
