/** One line of the table: the first bot is the one that is measured. */
export interface PlannedMatch {
  readonly game: string;
  readonly name: string;
  readonly bots: string;
  readonly players: number;
  readonly games: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

const BUDGETS = [50, 200, 1000];
const EVERYTHING = { swans: true, passages: true, moats: true, towers: true, decrees: true };

export const MATCHES: readonly PlannedMatch[] = [
  ...BUDGETS.map((ms) => ({
    game: 'castles',
    name: `hard, ${ms} ms, against greedy`,
    bots: `hard@${ms},greedy`,
    players: 2,
    games: 200,
  })),
  ...BUDGETS.map((ms) => ({
    game: 'castles',
    name: `hard, ${ms} ms, against three greedy`,
    bots: `hard@${ms},greedy`,
    players: 4,
    games: 200,
  })),
  ...BUDGETS.slice(1).map((ms) => ({
    game: 'castles',
    name: `hard, ${ms} ms, against three greedy with everything`,
    bots: `hard@${ms},greedy`,
    players: 4,
    games: 200,
    options: EVERYTHING,
  })),
  { game: 'castles', name: 'four hard, 1000 ms, first edition', bots: 'hard@1000', players: 4, games: 24, options: { edition: 'first' } },
  { game: 'castles', name: 'greedy against three random', bots: 'greedy,random', players: 4, games: 1000 },
  { game: 'castles', name: 'easy against greedy', bots: 'easy,greedy', players: 2, games: 1000 },
  { game: 'castles', name: 'easy against random', bots: 'easy,random', players: 2, games: 1000 },
  { game: 'castles', name: 'hard solo, 1000 ms', bots: 'hard@1000', players: 1, games: 50 },
  { game: 'castles', name: 'hard solo with everything, 1000 ms', bots: 'hard@1000', players: 1, games: 50, options: EVERYTHING },
  { game: 'castles', name: 'greedy solo', bots: 'greedy', players: 1, games: 500 },
  { game: 'castles', name: 'greedy solo with everything', bots: 'greedy', players: 1, games: 500, options: EVERYTHING },
  ...BUDGETS.map((ms) => ({
    game: 'between',
    name: `hard, ${ms} ms, against three greedy`,
    bots: `hard@${ms},greedy`,
    players: 4,
    games: 200,
  })),
  { game: 'between', name: 'hard, 200 ms, against greedy and Ludwig', bots: 'hard@200,greedy', players: 2, games: 200 },
  { game: 'between', name: 'hard, 200 ms, against six greedy', bots: 'hard@200,greedy', players: 7, games: 210 },
  { game: 'between', name: 'greedy against three random', bots: 'greedy,random', players: 4, games: 1000 },
  { game: 'between', name: 'easy against three greedy', bots: 'easy,greedy', players: 4, games: 1000 },
  { game: 'between', name: 'easy against three random', bots: 'easy,random', players: 4, games: 1000 },
  ...BUDGETS.map((ms) => ({ game: 'palace', name: `hard, ${ms} ms, against greedy`, bots: `hard@${ms},greedy`, players: 2, games: 200 })),
  ...BUDGETS.map((ms) => ({
    game: 'palace',
    name: `hard, ${ms} ms, against three greedy`,
    bots: `hard@${ms},greedy`,
    players: 4,
    games: 200,
  })),
  { game: 'palace', name: 'easy against greedy', bots: 'easy,greedy', players: 2, games: 500 },
  { game: 'palace', name: 'easy against random', bots: 'easy,random', players: 2, games: 500 },
  { game: 'palace', name: 'greedy against three random', bots: 'greedy,random', players: 4, games: 500 },
];
