import type { Fact, GameResult, ScoreLine, Standing } from './rules.ts';

export interface Contender {
  readonly lines: readonly ScoreLine[];
  readonly score: number;
  readonly tiebreaks: Standing['tiebreaks'];
  readonly note?: Fact;
  readonly name?: string;
}

/** Ranks seats by score, then by their tiebreaks in order; whoever is equal in all shares the rank. */
export function rank<C extends Contender>(
  contenders: readonly C[],
): { readonly standings: readonly (Standing & C)[]; readonly winners: GameResult['winners'] } {
  const standings = contenders.map((contender, seat): Standing & C => ({
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

/** Adds up points by category, keeping the order in which categories first appear. */
export function byCategory(lines: readonly ScoreLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { category, points } of lines) sums.set(category, (sums.get(category) ?? 0) + points);
  return sums;
}
