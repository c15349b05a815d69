import type { GameResult, ScoreLine, Seat, Standing } from './rules.ts';

export interface Contender {
  readonly lines: readonly ScoreLine[];
  readonly score: number;
  readonly tiebreaks: Standing['tiebreaks'];
  readonly note?: string;
  readonly name?: string;
}

/** Ranks seats by score, then by their tiebreaks in order; whoever is equal in all shares the rank. */
export function rank(contenders: readonly Contender[]): GameResult {
  const standings = contenders.map((contender, seat) => ({
    seat,
    rank: 1 + contenders.filter((other) => compare(other, contender) > 0).length,
    ...contender,
  }));
  return { standings, winners: standings.filter((standing) => standing.rank === 1).map(({ seat }) => seat) };
}

function compare(a: Contender, b: Contender): number {
  if (a.score !== b.score) return a.score - b.score;
  for (const [i, { value }] of a.tiebreaks.entries()) {
    if (value !== b.tiebreaks[i].value) return value - b.tiebreaks[i].value;
  }
  return 0;
}

export interface Placing {
  readonly seat: Seat;
  readonly amount: number;
  /** 1 for first place. */
  readonly place: number;
  /** How many share the place, itself included. */
  readonly tied: number;
  readonly points: number;
}

/**
 * Points by place for who has most of something. Tied seats share the sum of the places that they occupy, rounded down; who has none of it takes no place.
 */
export function placings(amounts: readonly number[], pointsByPlace: readonly number[]): Placing[] {
  return amounts.map((amount, seat) => {
    const place = 1 + amounts.filter((other) => other > amount).length;
    const tied = amounts.filter((other) => other === amount).length;
    let sum = 0;
    for (let i = 0; i < tied; i++) sum += pointsByPlace[place - 1 + i] ?? 0;
    return { seat, amount, place, tied, points: amount > 0 ? Math.floor(sum / tied) : 0 };
  });
}

/** Adds up points by category, keeping the order in which categories first appear. */
export function byCategory(lines: readonly ScoreLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { category, points } of lines) sums.set(category, (sums.get(category) ?? 0) + points);
  return sums;
}
