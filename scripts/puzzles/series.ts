/** Tables whose games are searched for puzzles, in turn. */
export interface Series {
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
}

export const SERIES: { readonly [game: string]: readonly Series[] } = {
  castles: [
    { players: 2, options: {} },
    { players: 3, options: {} },
    { players: 1, options: {} },
    { players: 2, options: { towers: true } },
    { players: 2, options: { edition: 'first' } },
    { players: 2, options: { moats: true, passages: true } },
  ],
  between: [
    { players: 3, options: {} },
    { players: 4, options: {} },
    { players: 2, options: {} },
  ],
  palace: [
    { players: 2, options: {} },
    { players: 2, options: {} },
    { players: 3, options: {} },
  ],
};
