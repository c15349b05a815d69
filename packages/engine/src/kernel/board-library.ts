import type { Checked } from './checked.ts';
import type { Fact } from './rules.ts';

/**
 * One board without a running game, from a file that may be wrong: what scorers, previews and other programs use. Answers are plain JSON data in the form that
 * the command line prints.
 */
export interface BoardLibrary {
  score(file: unknown): Checked<object>;
  /** The same step by step, to be put into words. */
  explain(file: unknown): Checked<readonly Explained[]>;
  /** All legal placements of a tile in a stable order. */
  placements(file: unknown, query: { readonly [name: string]: unknown }): Checked<readonly object[]>;
  check(file: unknown, query: { readonly [name: string]: unknown }): Checked<Legality>;
}

/** A line of an explanation; what belongs to a step stands deeper than the step. */
export interface Explained {
  readonly depth: 0 | 1;
  readonly fact: Fact;
}

export type Legality = { readonly legal: true } | { readonly legal: false; readonly reason: string };
