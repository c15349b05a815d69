import { between, betweenLibrary } from './between/index.ts';
import { castles, castlesLibrary } from './castles/index.ts';
import type { BoardLibrary, Rules } from './kernel/index.ts';
import { palace, palaceLibrary } from './palace/index.ts';

export interface Game {
  readonly id: string;
  readonly rules: Rules;
  /** `null` for a game without boards that stand on their own. */
  readonly library: BoardLibrary | null;
}

/** Every game of the house, one row each. */
export const GAMES: readonly Game[] = [
  { id: castles.id, rules: castles, library: castlesLibrary },
  { id: between.id, rules: between, library: betweenLibrary },
  { id: palace.id, rules: palace, library: palaceLibrary },
];

export function findGame(id: string, games: readonly Game[] = GAMES): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
