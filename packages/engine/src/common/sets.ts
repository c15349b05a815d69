export interface SetSplit {
  readonly points: number;
  /** `bySize[n]` is the number of sets of `n` different things. */
  readonly bySize: readonly number[];
}

/**
 * The most points for sets of different things, when every thing belongs to at most one set. `pointsBySize[n]` is for a set of `n`; larger sets do not exist. Each
 * further member must be worth at least as much as the one before: then the largest possible sets, one after the other, are best.
 *
 * Sets of the sizes s1 >= s2 >= ... can be formed at once if, for every k, the first k sets together need no more than each kind can give to k sets.
 */
export function bestSets(counts: readonly number[], pointsBySize: readonly number[]): SetSplit {
  const bySize = pointsBySize.map(() => 0);
  let size = pointsBySize.length - 1;
  let available = 0;
  let used = 0;
  let points = 0;
  for (let set = 1; ; set++) {
    for (const count of counts) if (count >= set) available++;
    while (size > 0 && used + size > available) size--;
    if (size === 0) return { points, bySize };
    used += size;
    bySize[size]++;
    points += pointsBySize[size];
  }
}
