import { ROOM_TYPES, type RoomType } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { mix } from '../common/color.ts';
import { type Letters, lettersOf } from '../common/letters.ts';
import type { ThemeName } from '../common/theme.ts';

export type { RoomType };

/** The order of the player aid. */
export const TYPES: readonly RoomType[] = ROOM_TYPES;

export function typeLetters(language: Language): Letters<RoomType> {
  return lettersOf(language, 'castles.type', TYPES);
}

export interface TypeColors {
  readonly floor: string; // the flat wash
  readonly light: string; // where the wash is thin
  readonly deep: string; // where it has gathered along the walls, and the lines of the floor
  readonly text: string; // the room's name on the floor
  readonly wall: string; // between the two ink lines
  readonly seal: string; // ground of the badge
  readonly onSeal: string; // its icon
  readonly mark: string; // the icon on a bonus label
}

export interface Theme {
  readonly name: ThemeName;
  readonly paper: string; // the sheet
  readonly shade: string; // its darker rim
  readonly grid: string; // the board's pencil lines
  readonly ink: string; // walls and frames
  readonly faint: string; // furniture and flourishes on the sheet
  readonly ground: string; // the wash around the castle, nearest to its walls
  readonly court: string; // a courtyard
  readonly gravel: string; // on it
  readonly shadow: string;
  readonly label: string; // bonus label, keep, ribbon of the badge
  readonly onLabel: string; // text and signs on it
  readonly post: string; // filling of the posts of an entrance on the main level
  readonly downPost: string; // of one on the down level
  readonly downStep: string; // threshold of the down level
  readonly glow: string; // threshold of a connected pair
  readonly halo: string; // light around it
  readonly brick: string; // a bricked up entrance
  readonly mortar: string;
  readonly path: string; // leading out
  readonly iron: string; // fences
  readonly gold: string; // points scored, lit windows
  readonly onGold: string;
  readonly water: string;
  readonly waterLine: string;
  readonly stone: string; // walls of moats, Barbican and passages
  readonly types: { readonly [type in RoomType]: TypeColors };
}

const HUES: { readonly [type in RoomType]: { readonly hue: string; readonly seal: string; readonly wall: string } } = {
  living: { hue: '#ae92d6', seal: '#6a479f', wall: '#e7dff0' },
  sleeping: { hue: '#8fc0ea', seal: '#275d9c', wall: '#dbe8f3' },
  food: { hue: '#f2d868', seal: '#846200', wall: '#f5ead0' },
  utility: { hue: '#ee9e52', seal: '#a54a0e', wall: '#f6e3cd' },
  outdoor: { hue: '#9bcc82', seal: '#356b2b', wall: '#d9e0c6' },
  activity: { hue: '#c49a6c', seal: '#93332b', wall: '#a8433a' },
  downstairs: { hue: '#5b626d', seal: '#262c36', wall: '#9a9fa6' },
  corridor: { hue: '#d8d5cb', seal: '#5f5a4e', wall: '#efece2' },
};

const INK = '#2c2118';
const PAPER = '#f6eedc';
const LABEL = '#fffaf0';

function byType(make: (type: RoomType) => TypeColors): { readonly [type in RoomType]: TypeColors } {
  return Object.fromEntries(TYPES.map((type) => [type, make(type)])) as { readonly [type in RoomType]: TypeColors };
}

function dayColors(type: RoomType): TypeColors {
  const { hue, seal, wall } = HUES[type];
  const dark = type === 'downstairs';
  return {
    floor: hue,
    light: mix(hue, dark ? '#7d8591' : '#fffdf4', dark ? 0.25 : 0.42),
    deep: dark ? '#39404b' : mix(hue, seal, 0.55),
    text: dark ? '#fdf8ec' : INK,
    wall,
    seal,
    onSeal: '#fff8e8',
    mark: dark ? '#39404b' : seal,
  };
}

const BLUE = '#12264a';
const CHALK = '#eaf0fa';

// On blue ground tan and orange turn grey: they need more fire.
const NIGHT_HUES: { readonly [type in RoomType]?: string } = { activity: '#c8553f', utility: '#ff9a2e', food: '#f5d33c' };

function nightColors(type: RoomType): TypeColors {
  const { hue, seal, wall } = HUES[type];
  const dark = type === 'downstairs';
  const floor = dark ? '#1b2029' : mix(BLUE, NIGHT_HUES[type] ?? hue, 0.36);
  return {
    floor,
    light: mix(floor, hue, 0.06),
    deep: dark ? '#6b7482' : mix(BLUE, hue, 0.62),
    text: CHALK,
    wall: type === 'activity' ? '#7d332f' : mix(BLUE, wall, 0.16),
    seal: mix(BLUE, seal, dark ? 0.9 : 0.72),
    onSeal: CHALK,
    mark: mix(hue, '#ffffff', dark ? 0.5 : 0.2),
  };
}

export const THEMES: { readonly [name in ThemeName]: Theme } = {
  day: {
    name: 'day',
    paper: PAPER,
    shade: '#e9dcc0',
    grid: '#d8c8a6',
    ink: INK,
    faint: '#7b6647',
    ground: '#cfd09a',
    court: '#f3e3b8',
    gravel: '#957747',
    shadow: '#5b4a2f',
    label: LABEL,
    onLabel: INK,
    post: LABEL,
    downPost: '#39404b',
    downStep: '#7c848f',
    glow: '#ffd95a',
    halo: '#fff2b0',
    brick: '#a4503f',
    mortar: '#f0ddc4',
    path: '#957747',
    iron: '#22262b',
    gold: '#f3c94b',
    onGold: INK,
    water: '#9cc4d6',
    waterLine: '#336a88',
    stone: '#ddd6c6',
    types: byType(dayColors),
  },
  night: {
    name: 'night',
    paper: BLUE,
    shade: '#0c1b38',
    grid: '#24406f',
    ink: CHALK,
    faint: '#8fa6cc',
    ground: '#1f3a67',
    court: '#3c4359',
    gravel: '#b9a981',
    shadow: '#060f22',
    label: '#0d1d3b',
    onLabel: CHALK,
    post: BLUE,
    downPost: '#aab8d0',
    downStep: '#3d4a63',
    glow: '#ffdf80',
    halo: '#f2c65a',
    brick: '#c07a68',
    mortar: '#2a2f4a',
    path: '#8fa6cc',
    iron: '#d8e2f2',
    gold: '#e9bf4e',
    onGold: '#1c1606',
    water: '#1e4d7a',
    waterLine: '#8cc3e6',
    stone: '#34476b',
    types: byType(nightColors),
  },
};
