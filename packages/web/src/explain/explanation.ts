import type { Sign } from './sign.ts';

/** What a sign means, whatever the table looks like: the legend says this much. */
export interface Meaning {
  readonly title: string;
  readonly what: string;
}

/** What a sign says at this table now, and which parts of the board that is. */
export interface Explanation<Lit> extends Meaning {
  readonly now: readonly string[];
  readonly lit: Lit | null;
}

export type Explain<Context, Lit> = (sign: Sign, context: Context) => Explanation<Lit> | null;

/** An explanation as one text, for those who hear it. */
export function spoken({ title, what, now }: Explanation<unknown>): string {
  return [`${title}.`, what, ...now].filter((part) => part !== '.' && part !== '').join(' ');
}
