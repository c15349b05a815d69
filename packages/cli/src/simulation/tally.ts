import { byCategory, type SimulatedGame } from '@luftschloss/engine/kernel';

/** Sums over games. All of them are whole numbers, so that they come out the same in whatever order games are added. */
export interface Tally {
  games: number;
  actions: number;
  illegalActions: number;
  /** By bot, in the order in which they were named. */
  readonly bots: Sums[];
  /** By place at the table. */
  readonly seats: Sums[];
}

export interface Sums {
  /** In units of `SHARES` for a whole win. */
  winShares: number;
  points: number;
  squares: number;
  readonly categories: Record<string, number>;
}

/** Divisible by every number of winners from 1 to 12: a shared win is split exactly. */
export const SHARES = 27_720;

export function emptyTally(players: number): Tally {
  const sums = (): Sums[] => Array.from({ length: players }, () => ({ winShares: 0, points: 0, squares: 0, categories: {} }));
  return { games: 0, actions: 0, illegalActions: 0, bots: sums(), seats: sums() };
}

/** Game number `game` gives bot `b` the seat `(b + game) mod players`, so that every bot sits everywhere. */
export function seatOf(bot: number, game: number, players: number): number {
  return (bot + game) % players;
}

export function addGame(tally: Tally, game: number, { record, result, illegalActions }: SimulatedGame): void {
  tally.games++;
  tally.actions += record.actions.length;
  tally.illegalActions += illegalActions;
  const players = tally.bots.length;
  for (let bot = 0; bot < players; bot++) {
    const seat = seatOf(bot, game, players);
    const { score, lines } = result.standings[seat];
    const winShares = result.winners.includes(seat) ? SHARES / result.winners.length : 0;
    for (const sums of [tally.bots[bot], tally.seats[seat]]) {
      sums.winShares += winShares;
      sums.points += score;
      sums.squares += score * score;
      for (const [category, points] of byCategory(lines)) addTo(sums.categories, category, points);
    }
  }
}

export function mergeTallies(tallies: readonly Tally[], players: number): Tally {
  const whole = emptyTally(players);
  for (const part of tallies) {
    whole.games += part.games;
    whole.actions += part.actions;
    whole.illegalActions += part.illegalActions;
    for (let i = 0; i < players; i++) {
      addSums(whole.bots[i], part.bots[i]);
      addSums(whole.seats[i], part.seats[i]);
    }
  }
  return whole;
}

function addSums(into: Sums, part: Sums): void {
  into.winShares += part.winShares;
  into.points += part.points;
  into.squares += part.squares;
  for (const [category, points] of Object.entries(part.categories)) addTo(into.categories, category, points);
}

function addTo(sums: Record<string, number>, key: string, amount: number): void {
  sums[key] = (sums[key] ?? 0) + amount;
}

export interface Statistics {
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
  /** Where the true mean lies with 95 % confidence. */
  readonly meanScoreInterval: readonly [number, number];
  readonly categories: { readonly [category: string]: number };
}

const NORMAL_95 = 1.959964;

export function statistics({ winShares, points, squares, categories }: Sums, games: number): Statistics {
  const mean = points / games;
  const variance = games > 1 ? Math.max(0, (squares - points * mean) / (games - 1)) : 0;
  const half = NORMAL_95 * Math.sqrt(variance / games);
  const wins = winShares / SHARES;
  return {
    wins: rounded(wins),
    winRate: rounded(wins / games),
    meanScore: rounded(mean),
    meanScoreInterval: [rounded(mean - half), rounded(mean + half)],
    categories: Object.fromEntries(Object.entries(categories).map(([name, sum]) => [name, rounded(sum / games)])),
  };
}

export function rounded(value: number, decimals = 4): number {
  return Number(value.toFixed(decimals));
}
