import { createContext, useContext } from 'react';

/** A lesson beside a table: it says what to do, and wants to know what is being tried. */
export interface Guide {
  readonly asks: boolean; // false while the lesson speaks
  readonly task: string; // in place of the question
  readonly wanted: unknown; // the action that the lesson would take: its place glows
  readonly shown: number; // counted up when that action is to be laid out
  /** The table says how its signs are opened; `null` where it has none. */
  setHelp(open: (() => void) | null): void;
  /** What lies on the table, not done yet. */
  held(action: unknown): void;
}

export const GuideContext = createContext<Guide | null>(null);

/** `null` at every table where nobody is being taught. */
export function useGuide(): Guide | null {
  return useContext(GuideContext);
}
