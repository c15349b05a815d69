import { between, betweenLibrary, betweenTables } from './between/index.ts';
import { castles, castlesLibrary, castlesTables } from './castles/index.ts';
import type { BoardLibrary, Rules, TableLibrary } from './kernel/index.ts';
import { palace, palaceLibrary, palaceTables } from './palace/index.ts';

export interface Game {
  readonly id: string;
  readonly rules: Rules;
  /** `null` for a game without boards that stand on their own. */
  readonly library: BoardLibrary | null;
  /** `null` for a game whose tables cannot be entered by hand. */
  readonly tables: TableLibrary | null;
}

/** Every game of the house, one row each. */
export const GAMES: readonly Game[] = [
  { id: castles.id, rules: castles, library: castlesLibrary, tables: castlesTables },
  { id: between.id, rules: between, library: betweenLibrary, tables: betweenTables },
  { id: palace.id, rules: palace, library: palaceLibrary, tables: palaceTables },
];

export function findGame(id: string, games: readonly Game[] = GAMES): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
