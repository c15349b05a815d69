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
    name: ({ games }) => games.expansions.swans(),
    brief: ({ games }) => games.expansions.swansBrief(),
    sentence: ({ games }) => games.expansions.swansHelp(),
    Picture: picture('Swans'),
    along: (options, added) => (added && isFirst(options) ? { secretRooms: true } : {}),
  },
  {
    option: 'passages',
    name: ({ games }) => games.expansions.passages(),
    brief: ({ games }) => games.expansions.passagesBrief(),
    sentence: ({ games }) => games.expansions.passagesHelp(),
    Picture: picture('Passage'),
  },
  {
    option: 'moats',
    name: ({ games }) => games.expansions.moats(),
    brief: ({ games }) => games.expansions.moatsBrief(),
    sentence: ({ games }) => games.expansions.moatsHelp(),
    Picture: picture('Moat'),
  },
  {
    option: 'towers',
    name: ({ games }) => games.expansions.towers(),
    brief: ({ games }) => games.expansions.towersBrief(),
    sentence: ({ games }) => games.expansions.towersHelp(),
    Picture: picture('Tower'),
  },
  {
    option: 'decrees',
    name: ({ games }) => games.expansions.decrees(),
    brief: ({ games }) => games.expansions.decreesBrief(),
    sentence: ({ games }) => games.expansions.decreesHelp(),
    Picture: picture('Decree'),
  },
  {
    option: 'secretRooms',
    name: ({ games }) => games.expansions.secretRooms(),
    brief: ({ games }) => games.expansions.secretRoomsBrief(),
    sentence: ({ games }) => games.expansions.secretRoomsHelp(),
    Picture: picture('SecretRoom'),
    along: (options, added) => (!added && isFirst(options) ? { swans: false } : {}),
  },
];
