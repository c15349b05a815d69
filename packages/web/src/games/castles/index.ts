import { drawCastle } from '@luftschloss/drawing';
import { type CastlesEvent, type CastlesView, ROOMS, castles as rules } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import { castlesWording, type WordingIn } from '@luftschloss/words';
import { lazy } from 'react';
import type { PuzzleFile } from '../../puzzles/puzzle-file.ts';
import type { Consequences } from '../../recap/recap.ts';
import { fetchedAhead } from '../../shell/needed.ts';
import type { GameScreen } from '../screen.ts';
import { card } from './card.ts';
import { expansions } from './expansions.ts';
import { FRONT_CASTLE } from './front-castle.ts';

export const castles: GameScreen = {
  card,
  rules: rules as unknown as Rules,
  wording: castlesWording as unknown as WordingIn,
  drawing: async () => (await import('./board.ts')).default,
  picture: (theme, language) => drawCastle(FRONT_CASTLE, { theme, language, cellSize: 9, prefix: `front-${theme}-`, margin: 0.6 }),
  expansions,
  hints: true,
  gallery: async () => {
    const { gallery, counted } = await import('./gallery/index.ts');
    return { gallery, counted };
  },
  scorer: async () => (await import('./scorer/index.ts')).scorer,
  rulebook: {
    words: ['rules', 'castles-rules'],
    load: async () => (await import('./rulebook/index.ts')).rulebook,
  },
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as unknown as PuzzleFile,
  recap: async () => (await import('./recap.ts')).consequences as Consequences<unknown>,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  Table: fetchedAhead(() => import('./CastlesTable.tsx')),
  MomentBoard: lazy(() => import('./MomentBoard.tsx')),
  opensRound: (event) => (event as CastlesEvent).type === 'master-builder',
  roomsOf: (view, seat) =>
    (view as CastlesView).seats[seat].castle.tiles.map(({ tile }) => tile).filter((tile) => ROOMS.some(({ id }) => id === tile)),
  boardsOf: (_, seat) => [seat],
  scores: (view) => (view as CastlesView).seats.map(({ score }) => score),
};
