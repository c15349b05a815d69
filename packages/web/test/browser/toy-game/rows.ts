import { dirname, join, relative, sep } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../../..');

/** What a new game adds to a table of a package: an import and a row, nothing else. */
interface Row {
  /** The file of the table, from `packages/`. */
  readonly file: string;
  readonly name: string;
  readonly from: string;
  /** How the table begins; the row comes right behind it. */
  readonly table: string;
  readonly row: string;
}

export const ROWS: readonly Row[] = [
  {
    file: 'engine/src/index.ts',
    name: 'highCard',
    from: 'engine/test/kernel/toy-game.ts',
    table: 'GAMES: readonly Game[] = [',
    row: '{ id: highCard.id, rules: highCard, library: null, tables: null },',
  },
  {
    file: 'words/src/games/index.ts',
    name: 'highCardWording',
    from: 'words/test/toy-wording.ts',
    table: 'GAME_WORDINGS: { readonly [game: string]: WordingIn } = {',
    row: "'high-card': highCardWording as unknown as WordingIn,",
  },
  {
    file: 'bots/src/index.ts',
    name: 'highCardBots',
    from: 'web/test/browser/toy-game/bots.ts',
    table: 'GAME_BOTS: { readonly [game: string]: GameBots } = {',
    row: "'high-card': highCardBots,",
  },
  {
    file: 'drawing/src/boards.ts',
    name: 'highCardDrawing',
    from: 'web/test/browser/toy-game/drawing.ts',
    table: 'BOARD_DRAWINGS: { readonly [game: string]: BoardDrawing } = {',
    row: "'high-card': highCardDrawing,",
  },
  {
    file: 'web/src/games/index.ts',
    name: 'highCardScreen',
    from: 'web/test/browser/toy-game/screen.ts',
    table: 'GAME_ROWS: readonly GameRow[] = [',
    row: '{ card: highCardScreen.card, words: [], load: async () => highCardScreen },',
  },
];

/** The source of a module as it would be with the toy game in its table; all others as they are. */
export function withToyGame(path: string, source: string): string {
  const added = ROWS.find(({ file }) => path === join(PACKAGES, file));
  if (!added) return source;
  const { name, from, table, row } = added;
  if (source.split(table).length !== 2) throw new Error(`${added.file} has no table that begins with "${table}"`);
  const specifier = relative(dirname(path), join(PACKAGES, from)).split(sep).join('/');
  return `import { ${name} } from '${specifier}';\n${source.replace(table, () => `${table} ${row}`)}`;
}
