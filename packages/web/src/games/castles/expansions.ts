import { type ComponentType, lazy } from 'react';
import type { Expansion } from '../screen.ts';

type Pictures = typeof import('./ExpansionPictures.tsx');

/** Drawn only where somebody sets up a table. */
function picture(name: keyof Pictures): ComponentType {
  return lazy(async () => ({ default: (await import('./ExpansionPictures.tsx'))[name] }));
}

/** In the first edition swans come with the rooms of Secrets. */
const isFirst = ({ edition }: { readonly [name: string]: unknown }): boolean => edition === 'first';

export const expansions: readonly Expansion[] = [
  {
    option: 'swans',
    name: 'Swans',
    brief: 'Swans',
    sentence: 'Rooms bring swans, for money or to score in sets.',
    Picture: picture('Swans'),
    along: (options, added) => (added && isFirst(options) ? { secretRooms: true } : {}),
  },
  {
    option: 'passages',
    name: 'Secret passages',
    brief: 'Passages',
    sentence: 'Tunnels join distant rooms and double their bonuses.',
    Picture: picture('Passage'),
  },
  {
    option: 'moats',
    name: 'Moats',
    brief: 'Moats',
    sentence: 'A Barbican each, and water around the castle.',
    Picture: picture('Moat'),
  },
  {
    option: 'towers',
    name: 'Towers',
    brief: 'Towers',
    sentence: 'Rooms with secret favors. Needed for five players.',
    Picture: picture('Tower'),
  },
  {
    option: 'decrees',
    name: 'Royal decrees',
    brief: 'Decrees',
    sentence: 'A special rule for each player.',
    Picture: picture('Decree'),
  },
  {
    option: 'secretRooms',
    name: 'Rooms of Secrets',
    brief: 'Secrets',
    sentence: 'Thirty more rooms for the first edition.',
    Picture: picture('SecretRoom'),
    along: (options, added) => (!added && isFirst(options) ? { swans: false } : {}),
  },
];
