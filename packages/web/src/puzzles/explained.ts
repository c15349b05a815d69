import type { StoredAnswer } from './puzzle-file.ts';

/** How games end after one answer against another, on average. */
export interface EndsCompared {
  readonly points: number; // so many more for the player, all in all
  readonly parts: readonly (readonly [category: string, points: number])[]; // where they come from, the most telling first
  readonly rival: number | null; // so many more for the best of the others
}

/** Less than this is no reason. */
const TELLING = 0.5;
const MOST_PARTS = 4;

export function endsCompared(best: StoredAnswer, other: StoredAnswer): EndsCompared {
  const categories = [...new Set([...Object.keys(best.own), ...Object.keys(other.own)])];
  const all = categories.map((category) => [category, (best.own[category] ?? 0) - (other.own[category] ?? 0)] as const);
  const parts = all.filter(([, points]) => Math.abs(points) >= TELLING).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return {
    points: all.reduce((sum, [, points]) => sum + points, 0),
    parts: parts.slice(0, MOST_PARTS),
    rival: best.rival === null || other.rival === null ? null : best.rival - other.rival,
  };
}

export function isTelling(points: number): boolean {
  return Math.abs(points) >= TELLING;
}
