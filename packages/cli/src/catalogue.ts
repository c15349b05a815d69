import { botsFor } from '@luftschloss/bots';
import { BOARD_DRAWINGS, type BoardDrawing } from '@luftschloss/drawing';
import { GAMES, type Game } from '@luftschloss/engine';
import type { Player } from '@luftschloss/engine/kernel';
import { GAME_WORDINGS, type WordingIn } from '@luftschloss/words';

/** Everything that can be played, drawn and measured. A game that is in here needs no further change in any command. */
export interface Catalogue {
  /** The module that exports this catalogue as `catalogue`: worker threads load it by its address. */
  readonly url: string;
  readonly games: readonly Game[];
  bots(game: string): { readonly [name: string]: Player };
  readonly drawings: { readonly [game: string]: BoardDrawing };
  readonly wordings: { readonly [game: string]: WordingIn };
}

export const catalogue: Catalogue = {
  url: import.meta.url,
  games: GAMES,
  bots: botsFor,
  drawings: BOARD_DRAWINGS,
  wordings: GAME_WORDINGS,
};
