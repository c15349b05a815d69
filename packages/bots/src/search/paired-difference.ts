/** How much better one candidate did than another in the same worlds. */
export interface Difference {
  readonly mean: number;
  /** The standard standardError of the mean. */
  readonly standardError: number;
  readonly worlds: number;
}

/** Compares world by world, as far as both were played: luck that is common to both drops out. */
export function difference(a: readonly number[], b: readonly number[]): Difference {
  const worlds = Math.min(a.length, b.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < worlds; i++) {
    const each = a[i] - b[i];
    sum += each;
    squares += each * each;
  }
  const mean = worlds > 0 ? sum / worlds : 0;
  const variance = worlds > 1 ? Math.max(0, squares - sum * mean) / (worlds - 1) : Number.POSITIVE_INFINITY;
  return { mean, standardError: Math.sqrt(variance / Math.max(1, worlds)), worlds };
}

/** Is the difference larger than this many standard errors? */
export function isClear({ mean, standardError }: Difference, times: number): boolean {
  return mean > 0 && mean > times * standardError;
}

/** What one expects without having played: so much better, give or take `standardError`; and how far worlds usually differ. */
export interface DifferencePrior {
  readonly mean: number;
  readonly standardError: number;
  readonly spread: number;
}

/** A few worlds say little about their own spread, so the usual spread is added to them with this weight, in worlds. */
const WORLDS_EXPECTED = 6;

/** Prior and observation, each weighed by its precision. */
export function posteriorMean(seen: Difference, { mean, standardError, spread }: DifferencePrior): number {
  if (seen.worlds === 0) return mean;
  const squares = seen.worlds > 1 ? seen.standardError ** 2 * seen.worlds * (seen.worlds - 1) : 0;
  const variance = (squares + WORLDS_EXPECTED * spread ** 2) / (seen.worlds - 1 + WORLDS_EXPECTED);
  const trustInPrior = 1 / standardError ** 2;
  const trustInWorlds = seen.worlds / variance;
  return (mean * trustInPrior + seen.mean * trustInWorlds) / (trustInPrior + trustInWorlds);
}
