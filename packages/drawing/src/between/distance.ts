import type { Language } from '@luftschloss/words';
import { SMALLEST_TEXT } from '../common/text.ts';

/** How much of a room can be read: everything, all but its name, what it wants and is worth, or only what it is and is worth. */
export type Distance = 'near' | 'middle' | 'wish' | 'far';

/** How rooms are drawn: with how many pixels of the screen for each unit, and in which words. */
export interface Look {
  readonly scale: number;
  readonly language: Language;
}

const LARGEST_LETTERS = 46;

/** `scale` is how many pixels of the screen a unit of the drawing has. */
export function distanceAt(scale: number): Distance {
  if (scale >= 0.78) return 'near';
  if (scale >= 0.63) return 'middle';
  return scale >= 0.36 ? 'wish' : 'far';
}

/** The size of letters that can be read at this scale, never smaller than asked; 0 if they would burst the room. */
export function readable(size: number, scale: number): number {
  const needed = Math.max(size, SMALLEST_TEXT / scale);
  return needed > LARGEST_LETTERS ? 0 : needed;
}
