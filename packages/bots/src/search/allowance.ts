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
  const { milliseconds, clock } = budget;
  const start = clock();
  return { spent: () => (milliseconds > 0 ? Math.min(1, (clock() - start) / milliseconds) : 1), count: () => {} };
}
