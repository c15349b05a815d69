// Made by npm run ratings.
/** By game and bot; a bot that searches has its budget in milliseconds behind the @. */
export type Ratings = { readonly [game: string]: { readonly [bot: string]: number } };

export const RATINGS: Ratings = {
  castles: { random: -115, easy: 407, medium: 870, greedy: 1000, 'hard@200': 1406, 'hard@50': 1424 },
  between: { random: 624, easy: 814, medium: 930, greedy: 1000, 'hard@50': 1093, 'hard@200': 1126 },
  palace: { random: -745, easy: 15, medium: 540, greedy: 1000, 'hard@50': 1263 },
};
