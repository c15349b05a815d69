import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSets } from '../../src/common/sets.ts';

const PALACE = [0, 1, 2, 4, 7];
const CASTLES = [0, 1, 3, 6, 10, 15];

/** Tries every set that contains one of the first kind that is left. */
function exhaustive(counts: readonly number[], points: readonly number[], seen = new Map<string, number>()): number {
  const key = [...counts].sort().join();
  const known = seen.get(key);
  if (known !== undefined) return known;
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return 0;
  let best = 0;
  for (let members = 0; members < 1 << counts.length; members++) {
    const inSet = counts.map((_, kind) => (members >> kind) & 1);
    const size = inSet.reduce((sum, one) => sum + one, 0);
    if (inSet[first] === 0 || size >= points.length || inSet.some((one, kind) => one > counts[kind])) continue;
    const rest = counts.map((count, kind) => count - inSet[kind]);
    best = Math.max(best, points[size] + exhaustive(rest, points, seen));
  }
  seen.set(key, best);
  return best;
}

describe('sets of different things', () => {
  it('are worth as much as the best split that exhaustive search finds', () => {
    for (const points of [PALACE, CASTLES]) {
      const seen = new Map<string, number>();
      for (let number = 0; number < 5 ** 5; number++) {
        const counts = [0, 1, 2, 3, 4].map((kind) => Math.floor(number / 5 ** kind) % 5);
        if (counts.some((count, kind) => kind > 0 && count > counts[kind - 1])) continue;
        expect(bestSets(counts, points).points, counts.join()).toBe(exhaustive(counts, points, seen));
      }
    }
  });

  it('use every thing once, whatever the order of the kinds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }), fc.constantFrom(PALACE, CASTLES), (counts, points) => {
        const { bySize, points: total } = bestSets(counts, points);
        expect(bySize.reduce((sum, sets, size) => sum + sets * size, 0)).toBe(counts.reduce((sum, count) => sum + count, 0));
        expect(total).toBe(bySize.reduce((sum, sets, size) => sum + sets * points[size], 0));
        expect(bestSets([...counts].reverse(), points)).toEqual({ bySize, points: total });
      }),
    );
  });

  // P-15.5
  it.each([
    [[1, 1, 1, 1, 1], 8],
    [[4, 3, 2, 1, 0], 14],
    [[2, 2, 2, 2, 2], 16],
    [[0, 0, 0, 0, 0], 0],
  ])('%j is worth %i in the Palace', (counts, points) => {
    expect(bestSets(counts, PALACE).points).toBe(points);
  });
});
