import { drawBetweenCastle } from '@luftschloss/drawing';
import { type BetweenView, castlesOf, between as rules, scoreCastle } from '@luftschloss/engine/between';
import type { Rules } from '@luftschloss/engine/kernel';
import { betweenWording, type WordingIn } from '@luftschloss/words';
import type { PuzzleFile } from '../../puzzles/puzzle-file.ts';
import type { Consequences } from '../../recap/recap.ts';
import { fetchedAhead } from '../../shell/needed.ts';
import type { GameScreen } from '../screen.ts';
import { betweenAsides } from './asides.ts';
import { card } from './card.ts';
import { betweenFacts } from './facts.ts';
import { FRONT_CASTLE } from './front-castle.ts';
import { worth } from './worth.ts';

export const between: GameScreen = {
  card,
  rules: rules as unknown as Rules,
  wording: betweenWording as unknown as WordingIn,
  drawing: async () => (await import('./board.ts')).default,
  picture: (theme, language) => drawBetweenCastle(FRONT_CASTLE, { theme, language, bare: true, scale: 0.2 }),
  hints: true,
  gallery: async () => {
    const { gallery, counted } = await import('./gallery/index.ts');
    return { gallery, counted };
  },
  scorer: async () => (await import('./scorer/index.ts')).scorer,
  rulebook: {
    words: ['rules', 'between-rules'],
    load: async () => (await import('./rulebook/index.ts')).rulebook,
  },
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as unknown as PuzzleFile,
  recap: async () => (await import('./recap.ts')).consequences as Consequences<unknown>,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  Table: fetchedAhead(() => import('./BetweenTable.tsx')),
  worth,
  sharedCastles: true,
  opensRound(event) {
    const { type, round } = event as { readonly type: string; readonly round?: number };
    return type === 'round-began' && round !== 1;
  },
  scores(view) {
    const table = view as BetweenView;
    const totals = table.castles.map((castle) => scoreCastle(castle).total);
    return Array.from({ length: table.seats }, (_, seat) => Math.min(...castlesOf(table, seat).map((castle) => totals[castle])));
  },
  facts: (view, people, language) => betweenFacts(view as BetweenView, people, language),
  asides: (view, seat) => betweenAsides(view as BetweenView, seat),
  roomsOf: (view, seat) => {
    const table = view as BetweenView;
    return castlesOf(table, seat).flatMap((castle) => table.castles[castle].tiles.map(({ tile }) => tile));
  },
  boardsOf: (view, seat) => castlesOf(view as BetweenView, seat),
};
