import type { Rules } from '@luftschloss/engine/kernel';
import type { WordingIn } from '@luftschloss/words';
import { highCard } from '../../../../engine/test/kernel/toy-game.ts';
import { highCardWording } from '../../../../words/test/toy-wording.ts';
import type { GameScreen } from '../../../src/games/screen.ts';
import { clause } from '../../../src/rulebook/rulebook.ts';
import { highCardDrawing } from './drawing.ts';

interface SeenScores {
  readonly gained: readonly (readonly { readonly points: number }[])[];
}

export const highCardScreen: GameScreen = {
  card: {
    id: 'high-card',
    name: () => 'High Card',
    line: () => 'Show the highest card and take its points.',
    length: () => '2 to 5 players, two minutes',
    firstBot: 'greedy',
    usualBot: 'greedy',
    presets: [{ id: 'duel', label: () => 'Duel', help: () => 'You and one bot.', options: {}, bots: 1 }],
  },
  rules: highCard as unknown as Rules,
  wording: highCardWording as unknown as WordingIn,
  drawing: async () => highCardDrawing,
  picture: () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>',
  rulebook: {
    words: ['rules'],
    load: async () => () => ({
      chapters: [
        {
          id: 'round',
          title: 'A round',
          clauses: [clause('cards', 'Cards', 'Everybody shows a card; whoever shows the highest decides.')],
        },
      ],
      refusals: {},
      reason: () => null,
    }),
  },
  scores: (view) => (view as SeenScores).gained.map((lines) => lines.reduce((sum, { points }) => sum + points, 0)),
};
