import type { Budget } from '@luftschloss/engine/kernel';

/** What is left of a budget while it is being used up. */
export interface Allowance {
  /** The part that has been used, from 0 to 1. */
  spent(): number;
  /** One more playout has come to its end. */
  count(): void;
}

/** A clock runs from this moment on: to be called first of all. */
export function allowanceOf(budget: Budget): Allowance {
  if ('playouts' in budget) {
    let played = 0;
    return {
      spent: () => (budget.playouts > 0 ? Math.min(1, played / budget.playouts) : 1),
      count: () => {
        played++;
      },
    };
  }
  return timed(budget.milliseconds, budget.clock);
}

/** The part of a budget that is always kept back, for what comes after the last look at the clock and for pauses of the machine. */
const KEPT_BACK = 0.03;

/** Nobody can stop in the middle of a step: as much time as the longest one took is kept back. */
function timed(milliseconds: number, clock: () => number): Allowance {
  const start = clock();
  let last: number | null = null;
  let longest = KEPT_BACK * milliseconds;
  return {
    spent() {
      if (milliseconds <= 0) return 1;
      const now = clock();
      if (last !== null) longest = Math.max(longest, now - last);
      last = now;
      return Math.min(1, (now - start + longest) / milliseconds);
    },
    count: () => {},
  };
}
