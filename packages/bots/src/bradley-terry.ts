/** How often one player was ahead of another; a tie counts half for each. */
export interface Comparison {
  readonly winner: string;
  readonly loser: string;
  readonly count: number;
}

/** Strengths on the usual scale: 400 more are ten to one. */
const PER_TENFOLD = 400;
/** Each pair that has met is taken to have shared one more game, so that somebody who never lost is not infinitely strong. */
const PRIOR = 0.5;
const ROUNDS = 2000;

/** How likely somebody is ahead of somebody else, by the difference of their ratings. */
export function chanceAhead(difference: number): number {
  return 1 / (1 + 10 ** (-difference / PER_TENFOLD));
}

/** The model of Bradley and Terry, fitted by minorization and maximization. `fixed` is the player whose rating is `at`. */
export function ratings(comparisons: readonly Comparison[], fixed: string, at: number): ReadonlyMap<string, number> {
  const names = [...new Set(comparisons.flatMap(({ winner, loser }) => [winner, loser]))];
  const ahead = new Map(names.map((name) => [name, new Map<string, number>()]));
  const add = (name: string, other: string, count: number): void => {
    const row = ahead.get(name) as Map<string, number>;
    row.set(other, (row.get(other) ?? PRIOR) + count);
  };
  for (const { winner, loser, count } of comparisons) {
    add(winner, loser, count);
    add(loser, winner, 0);
  }
  let strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) strengths = improved(ahead, strengths);
  const base = strengths.get(fixed) ?? 1;
  return new Map(names.map((name) => [name, at + PER_TENFOLD * Math.log10((strengths.get(name) as number) / base)]));
}

type Table = ReadonlyMap<string, ReadonlyMap<string, number>>;

function improved(ahead: Table, strengths: ReadonlyMap<string, number>): Map<string, number> {
  const next = new Map<string, number>();
  for (const [name, row] of ahead) {
    const own = strengths.get(name) as number;
    let wins = 0;
    let weight = 0;
    for (const [other, count] of row) {
      wins += count;
      weight += (count + (ahead.get(other)?.get(name) ?? 0)) / (own + (strengths.get(other) as number));
    }
    next.set(name, wins / weight);
  }
  const scale = [...next.values()].reduce((sum, strength) => sum + strength, 0) / next.size;
  for (const [name, strength] of next) next.set(name, strength / scale);
  return next;
}
