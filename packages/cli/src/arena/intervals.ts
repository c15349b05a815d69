/** Where the true value lies with 95 % confidence. */
export type Interval = readonly [low: number, high: number];

const NORMAL_95 = 1.959964;

/** Wilson's interval of a rate; shared wins count as fractions. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const square = NORMAL_95 ** 2;
  const centre = rate + square / (2 * games);
  const half = NORMAL_95 * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2));
  const scale = 1 + square / games;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The interval of a mean by its standard error; one value alone says nothing about it. */
export function meanInterval(values: readonly number[]): Interval | null {
  if (values.length < 2) return null;
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  const half = NORMAL_95 * Math.sqrt(squares / (values.length - 1) / values.length);
  return [centre - half, centre + half];
}

/** Between two values where it falls between them. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = Math.floor(place);
  return sorted[below] + (place - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
}
