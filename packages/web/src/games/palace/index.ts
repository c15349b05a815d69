import { drawPalace } from '@luftschloss/drawing';
import type { Rules } from '@luftschloss/engine/kernel';
import { type PalaceView, palace as rules } from '@luftschloss/engine/palace';
import { palaceWording, type WordingIn } from '@luftschloss/words';
import { lazy } from 'react';
import type { PuzzleFile } from '../../puzzles/puzzle-file.ts';
import type { Consequences } from '../../recap/recap.ts';
import { fetchedAhead } from '../../shell/needed.ts';
import type { GameScreen } from '../screen.ts';
import { card } from './card.ts';
import { palaceFacts } from './facts.ts';
import { FRONT_PALACE } from './front-palace.ts';
import { scoreNow, worth } from './worth.ts';

export const palace: GameScreen = {
  card,
  rules: rules as unknown as Rules,
  wording: palaceWording as unknown as WordingIn,
  drawing: async () => (await import('./board.ts')).default,
  picture: (theme, language) => drawPalace({ palace: FRONT_PALACE }, { theme, language, legend: false, scale: 0.2 }),
  hints: true,
  gallery: async () => {
    const { gallery, counted } = await import('./gallery/index.ts');
    return { gallery, counted };
  },
  scorer: async () => (await import('./scorer/index.ts')).scorer,
  rulebook: {
    words: ['rules', 'palace-rules'],
    load: async () => (await import('./rulebook/index.ts')).rulebook,
  },
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as unknown as PuzzleFile,
  recap: async () => (await import('./recap.ts')).consequences as Consequences<unknown>,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  Table: fetchedAhead(() => import('./PalaceTable.tsx')),
  MomentBoard: lazy(() => import('./MomentBoard.tsx')),
  worth,
  opensRound(event, seats) {
    const { type, number = 1 } = event as { readonly type: string; readonly number?: number };
    return type === 'turn-began' && number > 1 && (number - 1) % seats === 0;
  },
  scores: (view) => (view as PalaceView).players.map((_, seat) => scoreNow(view as PalaceView, seat)),
  facts: (view, people, language) => palaceFacts(view as PalaceView, people, language),
};
