import type { GameCard } from '../screen.ts';

export const card: GameCard = {
  id: 'between',
  name: ({ term }) => term('common.game', 'between'),
  line: ({ games }) => games.between.line(),
  length: ({ games }) => games.between.length(),
  pictures: {
    day: new URL('./front-day.svg', import.meta.url).href,
    night: new URL('./front-night.svg', import.meta.url).href,
  },
  firstBot: 'easy',
  usualBot: 'greedy',
  presets: [
    {
      id: 'round-table',
      label: ({ games }) => games.between.roundTable(),
      help: ({ games }) => games.between.roundTableHelp(),
      options: {},
      bots: 2,
    },
    {
      id: 'full-house',
      label: ({ games }) => games.between.fullHouse(),
      help: ({ games }) => games.between.fullHouseHelp(),
      options: {},
      bots: 4,
    },
    {
      id: 'with-ludwig',
      label: ({ games }) => games.between.withLudwig(),
      help: ({ games }) => games.between.withLudwigHelp(),
      options: {},
      bots: 1,
    },
  ],
};
