import type { GameCard } from '../screen.ts';

export const card: GameCard = {
  id: 'between',
  name: 'Between Two Castles',
  line: 'Build a castle with the neighbour on either side; only the worse of your two counts.',
  firstBot: 'easy',
  usualBot: 'greedy',
  length: '2 to 7 players, half an hour',
  presets: [
    { label: 'Round table', help: 'You and two bots.', options: {}, bots: 2 },
    { label: 'Full house', help: 'You and four bots.', options: {}, bots: 4 },
    { label: 'With Ludwig', help: 'Two players; the king builds as the third.', options: {}, bots: 1 },
  ],
};
