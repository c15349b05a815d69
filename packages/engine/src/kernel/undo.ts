import type { Seat } from './rules.ts';

/** What taking back has to know of an action. */
export interface Taken {
  readonly seat: Seat;
  readonly barrier: boolean;
}

/** Taking back means: to before one's own last decision, with everything that came after it. So many actions stand then; `null`: there is no such decision. */
export function beforeLastDecision(history: readonly { readonly seat: Seat }[], seat: Seat): number | null {
  for (let index = history.length - 1; index >= 0; index--) if (history[index].seat === seat) return index;
  return null;
}

/**
 * How many of the last actions a seat may take back without asking: up to its own last decision, if nothing was drawn or shown since and nobody acted after it but
 * `unasked` seats. These are bots, at a table where no other person plays.
 */
export function undoable(history: readonly Taken[], seat: Seat, unasked: readonly Seat[] = []): number {
  let mine = 0;
  for (let count = 1; count <= history.length; count++) {
    const last = history[history.length - count];
    if (last.barrier || (last.seat !== seat && !unasked.includes(last.seat))) break;
    if (last.seat === seat) mine = count;
  }
  return mine;
}
