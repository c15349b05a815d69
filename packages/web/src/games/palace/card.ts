import type { GameCard } from '../screen.ts';

export const card: GameCard = {
  id: 'palace',
  name: 'The Palace',
  line: 'One palace for all, water growing around it, and swans of five colours to pay with.',
  firstBot: 'greedy',
  usualBot: 'greedy',
  length: '2 to 4 players, about an hour',
  presets: [
    { label: 'Duel', help: 'You and one bot.', options: {}, bots: 1 },
    { label: 'Company', help: 'You and two bots.', options: {}, bots: 2 },
  ],
};
