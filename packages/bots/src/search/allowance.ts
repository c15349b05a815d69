import type { Budget } from '@luftschloss/engine/kernel';

/** What is left of a budget while it is being used up. */
export interface Allowance {
  /** The part that has been used, from 0 to 1. */
  spent(): number;
  /** One more playout has come to its end. */
  count(): void;
}

/** A clock runs from this moment on: to be called first of all. */
export function allowanceOf(budget: Budget, pace = usualPace): Allowance {
  if ('playouts' in budget) {
    let played = 0;
    return {
      spent: () => (budget.playouts > 0 ? Math.min(1, played / budget.playouts) : 1),
      count: () => {
        played++;
      },
    };
  }
  return timed(budget.milliseconds, budget.clock, pace);
}

/** So much thinking, however a budget counts it. */
export interface Thinking {
  readonly milliseconds: number;
  readonly playouts: number;
}

/** Where nobody sets a budget, there is time. */
export function isLess(budget: Budget | undefined, { milliseconds, playouts }: Thinking): boolean {
  if (!budget) return false;
  return 'milliseconds' in budget ? budget.milliseconds < milliseconds : budget.playouts < playouts;
}

/** How long the longest steps took lately. A clock tells it only afterwards: what one decision finds out, the next ones know beforehand. */
export interface Pace {
  milliseconds: number;
}

const usualPace: Pace = { milliseconds: 0 };
/** With every decision, a long step of an earlier one counts for less; and it is never a reason to think for much less time. */
const REMEMBERED = 0.95;
const MOST_REMEMBERED = 0.2;

/** Always kept back, for what comes after the last look at the clock and for pauses of the machine: they are no shorter for a small budget. */
const KEPT_BACK = 0.03;
const PAUSE = 25;
const MOST_FOR_PAUSES = 0.3;

function keptBack(milliseconds: number): number {
  return Math.max(KEPT_BACK * milliseconds, Math.min(PAUSE, MOST_FOR_PAUSES * milliseconds));
}

/** Nobody can stop in the middle of a step: as much time as the longest one took is kept back. */
function timed(milliseconds: number, clock: () => number, pace: Pace): Allowance {
  const start = clock();
  pace.milliseconds *= REMEMBERED;
  let last: number | null = null;
  let longest = Math.max(keptBack(milliseconds), Math.min(pace.milliseconds, MOST_REMEMBERED * milliseconds));
  return {
    spent() {
      if (milliseconds <= 0) return 1;
      const now = clock();
      if (last !== null) {
        const step = now - last;
        longest = Math.max(longest, step);
        pace.milliseconds = Math.max(pace.milliseconds, step);
      }
      last = now;
      return Math.min(1, (now - start + longest) / milliseconds);
    },
    count: () => {},
  };
}
