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
  readonly question?: true; // it helps with what is asked: it comes at once, and goes with the question
  when(moment: TipMoment<View, Event>): boolean;
  say(words: Words, view: View): string;
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
  readonly helps: boolean; // with a question, as long as that is asked
  readonly turn: number | null; // in which the last tip appeared
}

export const NOTHING_YET: Following = { waiting: [], shown: null, helps: false, turn: null };

/** The tips that fit this moment. */
export interface Heard {
  readonly happened: readonly string[];
  readonly asked: readonly string[]; // those that help with what is asked
}

/** What has happened waits for its turn, and a tip goes when the turn that it came in is over. Help with a question waits for nothing, and goes with it. */
export function followed(before: Following, { happened, asked }: Heard, turn: number, seen: readonly string[]): Following {
  const known = [...before.waiting, ...seen, ...(before.shown === null ? [] : [before.shown])];
  const fresh = happened.filter((id) => !known.includes(id));
  const now = fresh.length > 0 ? { ...before, waiting: [...before.waiting, ...fresh] } : before;
  if (now.helps && now.shown !== null && asked.includes(now.shown)) return now;
  const help = asked.find((id) => !seen.includes(id));
  if (help !== undefined) return { ...now, shown: help, helps: true, turn };
  if (turn === now.turn) return now.helps ? { ...now, shown: null, helps: false } : now;
  const [next, ...rest] = now.waiting;
  if (next !== undefined) return { waiting: rest, shown: next, helps: false, turn };
  return now.shown === null ? now : { ...now, shown: null, helps: false };
}
