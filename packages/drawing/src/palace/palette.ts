import { type Swan, TILE_TYPES, type TileType } from '@luftschloss/engine/palace';
import type { Language } from '@luftschloss/words';
import { type Letters, lettersOf } from '../common/letters.ts';
import type { ThemeName } from '../common/theme.ts';

export interface Palette {
  readonly paper: string;
  readonly ground: string;
  readonly frame: string;
  readonly grid: string;
  readonly ink: string;
  readonly wall: string;
  readonly text: string;
  readonly water: string;
  readonly waterLine: string;
  readonly lake: string;
  readonly garden: string;
  readonly hedge: string;
  readonly wood: string;
  readonly glow: string;
  readonly brick: string;
  readonly seal: string;
  readonly sealText: string;
  readonly rooms: { readonly [T in TileType]: string };
  readonly darkEnd: string;
  /** How strongly completed rooms are lit. */
  readonly light: number;
}

const DAY: Palette = {
  paper: '#f6efdf',
  ground: '#efe6cf',
  frame: '#e6dabd',
  grid: '#cdbf9c',
  ink: '#3a3128',
  wall: '#54473a',
  text: '#2e2720',
  water: '#9cc6dd',
  waterLine: '#5f94b4',
  lake: '#84b6d3',
  garden: '#b9cf9a',
  hedge: '#7ea065',
  wood: '#b98a57',
  glow: '#fff3c4',
  brick: '#a8433a',
  seal: '#2e2720',
  sealText: '#fbf6ea',
  rooms: {
    living: '#b8a3d9',
    sleeping: '#86b3e0',
    food: '#f0d264',
    utility: '#f0a860',
    activity: '#cda679',
    downstairs: '#6f7680',
    hallway: '#d3d0c6',
    stairs: '#d3d0c6',
  },
  darkEnd: '#6f7680',
  light: 0.85,
};

/** The same drawing as a blueprint: deep blue ground, chalk lines, hues dimmed. */
const NIGHT: Palette = {
  paper: '#12253d',
  ground: '#173050',
  frame: '#142a47',
  grid: '#2c4a70',
  ink: '#dbe6f2',
  wall: '#c2d2e4',
  text: '#e8f0f8',
  water: '#2d5f86',
  waterLine: '#7fb0d0',
  lake: '#27557a',
  garden: '#2b4f43',
  hedge: '#5c8a6c',
  wood: '#8d6c48',
  glow: '#ffe9a0',
  brick: '#d98a7f',
  seal: '#0c1a2c',
  sealText: '#eef4fa',
  rooms: {
    living: '#6c5c8e',
    sleeping: '#456f9c',
    food: '#8f7c35',
    utility: '#96632f',
    activity: '#7d6346',
    downstairs: '#39414c',
    hallway: '#5d6470',
    stairs: '#5d6470',
  },
  darkEnd: '#39414c',
  light: 0.3,
};

export const PALETTES: { readonly [T in ThemeName]: Palette } = { day: DAY, night: NIGHT };

/** Swans keep their colours by day and night: they always swim on a light pad. */
export const SWAN_FILLS: { readonly [S in Swan]: string } = {
  R: '#b5302c',
  Y: '#e8b500',
  G: '#2b7a48',
  B: '#2a5fb0',
  P: '#74409c',
  '*': '#6f6f6c',
};
/** The sign on the breast, readable on each of them. */
export const SWAN_SIGN_FILLS: { readonly [S in Swan]: string } = {
  R: '#ffffff',
  Y: '#2e2720',
  G: '#ffffff',
  B: '#ffffff',
  P: '#ffffff',
  '*': '#ffffff',
};
export const SWAN_PAD = '#fdf9ee';

export function palaceLetters(language: Language): Letters<TileType> {
  return lettersOf(language, 'palace.type', TILE_TYPES);
}

/** Seats by colour and heraldic sign. */
export interface SeatColours {
  readonly sign: 'lion' | 'swan' | 'sun' | 'oak';
  readonly field: string;
  readonly charge: string;
}

export const SEATS: readonly SeatColours[] = [
  { sign: 'lion', field: '#9f1d2e', charge: '#fff6dc' },
  { sign: 'swan', field: '#1d4f9f', charge: '#fff6dc' },
  { sign: 'sun', field: '#f1c232', charge: '#4a2f00' },
  { sign: 'oak', field: '#23673a', charge: '#fff6dc' },
];
