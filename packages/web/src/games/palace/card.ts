import type { GameCard } from '../screen.ts';

export const card: GameCard = {
  id: 'palace',
  name: ({ term }) => term('common.game', 'palace'),
  line: ({ games }) => games.palace.line(),
  length: ({ games }) => games.palace.length(),
  pictures: {
    day: new URL('./front-day.svg', import.meta.url).href,
    night: new URL('./front-night.svg', import.meta.url).href,
  },
  firstBot: 'easy',
  usualBot: 'greedy',
  presets: [
    {
      id: 'duel',
      label: ({ games }) => games.palace.duel(),
      help: ({ games }) => games.palace.duelHelp(),
      options: {},
      bots: 1,
    },
    {
      id: 'company',
      label: ({ games }) => games.palace.company(),
      help: ({ games }) => games.palace.companyHelp(),
      options: {},
      bots: 2,
    },
  ],
};
