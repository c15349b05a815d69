/** What `npm run puzzles` has found in one game of the house: `games/<id>/puzzles.json`. */
export interface PuzzleFile {
  readonly searched: number; // so many games of bots were looked through
  readonly games: readonly StoredGame[];
  readonly puzzles: readonly StoredPuzzle[];
}

/** The beginning of a game of bots, up to its last puzzle. */
export interface StoredGame {
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
  readonly rulesVersion: number;
  readonly actions: readonly (readonly [seat: number, action: { readonly type: string }])[];
}

export interface StoredPuzzle {
  readonly id: string; // the number of the game and of the decision: the same in every search
  readonly game: number; // which of the games
  readonly step: number; // so many actions come before it
  readonly seat: number; // who is asked
  readonly rank: number; // how many ideas seemed better to greedy bots
  readonly usual: number; // which of the answers greedy bots give
  readonly worlds: number; // in which the answers were weighed
  /** The best first; what greedy bots do is among them. */
  readonly answers: readonly StoredAnswer[];
}

export interface StoredAnswer {
  readonly action: { readonly type: string };
  readonly worth: number; // the chance of winning from 0 to 1; alone hundreds of points
  readonly behind: number; // against the best, world by world
  readonly standardError: number; // of that
  readonly own: { readonly [category: string]: number }; // points at the end of the game, on average
  readonly rival: number | null; // what the best of the others has then; nobody where one plays alone
}
