import type { Language } from '@luftschloss/words';
import type { Theme } from './palette.ts';

/** How far away the reader is: far shows kinds of rooms, near what they are worth, close how they are furnished. */
export const DETAILS = ['far', 'near', 'close'] as const;
export type Detail = (typeof DETAILS)[number];

/** What every piece of a drawing needs to know. */
export interface Pen {
  readonly size: number; // pixels per cell
  readonly theme: Theme;
  readonly detail: Detail;
  readonly prefix: string; // of every id in the document
  readonly language: Language;
  readonly untitled?: boolean;
}

export function detailFor(cellSize: number): Detail {
  if (cellSize < 16) return 'far';
  return cellSize < 36 ? 'near' : 'close';
}

/** Thickness of a wall in cells; thicker where there are few pixels for it. */
export function wallWidth({ detail }: Pen): number {
  return detail === 'far' ? 0.16 : 0.14;
}

export function inkWidth({ size }: Pen): number {
  return Math.max(0.9, size * 0.028);
}
