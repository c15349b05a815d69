import type { GameCard } from '../screen.ts';

export const card: GameCard = {
  id: 'castles',
  name: 'Castles',
  line: 'Buy rooms at prices that a rival has set, fit them together door to door, and please the king.',
  length: '1 to 5 players, about an hour',
  firstBot: 'easy',
  usualBot: 'greedy',
  presets: [
    { label: 'First edition', help: 'The classic box with its 75 rooms.', options: { edition: 'first', rooms: 'printed' }, bots: 1 },
    { label: 'Collector’s Edition', help: 'More rooms, favors and cards.', options: { edition: 'collectors' }, bots: 2 },
    {
      label: 'Everything at once',
      help: 'With all five expansions.',
      options: { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true },
      bots: 2,
    },
    {
      label: 'Alone',
      help: 'A quiet game for one.',
      options: { edition: 'first', rooms: 'printed' },
      bots: 0,
    },
  ],
};
