/** What `npm run statistics` has counted: on average, by game and number of players. */
export interface BotAverages {
  readonly [game: string]: {
    readonly [players: string]: { readonly games: number; readonly categories: { readonly [category: string]: number } };
  };
}
