import type { GameCard } from '../screen.ts';

export const card: GameCard = {
  id: 'castles',
  name: ({ term }) => term('common.game', 'castles'),
  line: ({ games }) => games.castles.line(),
  length: ({ games }) => games.castles.length(),
  pictures: {
    day: new URL('./front-day.svg', import.meta.url).href,
    night: new URL('./front-night.svg', import.meta.url).href,
  },
  firstBot: 'easy',
  usualBot: 'greedy',
  presets: [
    {
      id: 'first',
      label: ({ games }) => games.castles.firstEdition(),
      help: ({ games }) => games.castles.firstEditionHelp(),
      options: { edition: 'first', rooms: 'printed' },
      bots: 1,
    },
    {
      id: 'collectors',
      label: ({ games }) => games.castles.collectorsEdition(),
      help: ({ games }) => games.castles.collectorsEditionHelp(),
      options: { edition: 'collectors' },
      bots: 2,
    },
    {
      id: 'everything',
      label: ({ games }) => games.castles.everything(),
      help: ({ games }) => games.castles.everythingHelp(),
      options: { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true },
      bots: 2,
    },
    {
      id: 'alone',
      label: ({ games }) => games.castles.alone(),
      help: ({ games }) => games.castles.aloneHelp(),
      options: { edition: 'first', rooms: 'printed' },
      bots: 0,
    },
  ],
};
