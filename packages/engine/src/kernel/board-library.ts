import type { Checked } from './checked.ts';

/**
 * One board without a running game, from a file that may be wrong: what scorers, previews and other programs use. Answers are plain JSON data in the form that
 * the command line prints.
 */
export interface BoardLibrary {
  score(file: unknown): Checked<object>;
  /** The same in words, one line for each step. */
  explain(file: unknown): Checked<readonly string[]>;
  /** All legal placements of a tile in a stable order. */
  placements(file: unknown, query: { readonly [name: string]: unknown }): Checked<readonly object[]>;
  check(file: unknown, query: { readonly [name: string]: unknown }): Checked<Legality>;
}

export type Legality = { readonly legal: true } | { readonly legal: false; readonly reason: string };
