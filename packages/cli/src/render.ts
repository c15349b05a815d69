import type { Checked } from '@luftschloss/engine/kernel';

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export interface Picture {
  readonly title: string;
  readonly svg: string;
}

/** How one game is drawn. */
export interface Drawing {
  /** A board file, which may be wrong, as SVG. */
  file(file: unknown, theme: Theme): Checked<string>;
  /** Every board of a game as an onlooker sees it. */
  table(view: unknown, names: readonly string[], theme: Theme): readonly Picture[];
}

/** Drawings by the id of their game. */
export const DRAWINGS: { readonly [game: string]: Drawing } = {};
