import { ROOM_TYPES, type RoomType } from '@luftschloss/engine/between';
import type { Language } from '@luftschloss/words';
import { type Letters, lettersOf } from '../common/letters.ts';

export interface Tone {
  /** Wash of the wall. */
  readonly wash: string;
  /** Seals and the floor. */
  readonly deep: string;
  readonly text: string;
}

export const INK = '#2b2622';
export const PAPER = '#fbf5e6';
export const FAINT_INK = '#6a5f52';
export const EARTH = '#b08d66';
export const STONE = '#e9e2d2';
export const SLATE = '#5c6b7d';
export const CRIMSON = '#9c2f32';
export const GOLD = '#d9a429';

/** Hue of each type; icon and floor pattern are drawn in `icons.ts` and `scenery.ts`. */
export const TONES: { readonly [T in RoomType]: Tone } = {
  living: { wash: '#b8a3d9', deep: '#d6c8ee', text: INK },
  sleeping: { wash: '#86b3e0', deep: '#bcd7f2', text: INK },
  food: { wash: '#f0d264', deep: '#f8e7a6', text: INK },
  utility: { wash: '#f0a860', deep: '#f8cfa3', text: INK },
  outdoor: { wash: '#8fc27a', deep: '#c3e0b6', text: INK },
  corridor: { wash: '#d3d0c6', deep: '#ebe9e2', text: INK },
  downstairs: { wash: '#6f7680', deep: '#d5d8dc', text: '#ffffff' },
  specialty: { wash: '#d98a95', deep: '#f6dfe2', text: INK },
};

export function betweenLetters(language: Language): Letters<RoomType> {
  return lettersOf(language, 'between.type', ROOM_TYPES);
}
