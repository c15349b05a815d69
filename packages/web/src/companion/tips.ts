import type { Words } from '@luftschloss/words';

/** What a tip looks at: the table as its viewer sees it, and what has happened since the last look. */
export interface TipMoment<View, Event> {
  readonly view: View;
  readonly me: number;
  readonly events: readonly Event[];
}

/** One or two sentences for the first time that something happens to somebody. */
export interface Tip<View, Event> {
  readonly id: string;
  readonly beside: string; // a selector: the thing that it is about
  when(moment: TipMoment<View, Event>): boolean;
  say(words: Words): string;
}

/** All that the companion has to say about a game. */
export interface TipBook<View, Event> {
  readonly tips: readonly Tip<View, Event>[];
  /** A number that changes with every turn: one tip comes in each. */
  turnOf(view: View): number;
}

export interface Following {
  readonly waiting: readonly string[]; // what has happened and was not told yet
  readonly shown: string | null;
  readonly turn: number | null; // in which the last tip appeared
}

export const NOTHING_YET: Following = { waiting: [], shown: null, turn: null };

/** What has happened waits for its turn; a tip goes when the turn that it came in is over. */
export function followed(before: Following, happened: readonly string[], turn: number, seen: readonly string[]): Following {
  const known = [...before.waiting, ...seen, ...(before.shown === null ? [] : [before.shown])];
  const waiting = [...before.waiting, ...happened.filter((id) => !known.includes(id))];
  if (turn === before.turn) return waiting.length === before.waiting.length ? before : { ...before, waiting };
  const [next, ...rest] = waiting;
  if (next !== undefined) return { waiting: rest, shown: next, turn };
  return before.shown === null ? before : { ...before, shown: null };
}
