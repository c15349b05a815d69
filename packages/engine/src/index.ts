import { castlesLibrary } from './castles/index.ts';
import type { BoardLibrary, Rules } from './kernel/index.ts';

export interface Game {
  readonly id: string;
  /** `null` while only single boards of the game are known, not yet its play. */
  readonly rules: Rules | null;
  /** `null` for a game without boards that stand on their own. */
  readonly library: BoardLibrary | null;
}

/** Every game of the house, one row each. */
export const GAMES: readonly Game[] = [{ id: 'castles', rules: null, library: castlesLibrary }];

export function findGame(id: string, games: readonly Game[] = GAMES): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
