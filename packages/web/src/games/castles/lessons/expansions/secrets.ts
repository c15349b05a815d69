import { passagesOf } from '../../spots.ts';
import { bestFor, isBuilding, tunnel } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { gained, moneyOf } from '../words.ts';
import { all, NAP, REST, SITTING, short } from './short.ts';

const SECRETS = { edition: 'first', rooms: 'all', passages: true, secretRooms: true, swans: true } as const;
const ROOM = 'pages-nook';
const FLUTE = { tile: 'flute-room', x: 0, y: 3, r: 0 } as const;

export const secrets = short(
  'secrets',
  3,
  {
    title: (words) => all(words).secrets.title(),
    line: (words) => all(words).secrets.line(),
    plays: { preset: 'first', options: { rooms: 'all', secretRooms: true, swans: true, passages: true } },
  },
  [
    {
      id: 'rooms',
      kind: 'read',
      sign: ['.market-row'],
      start: () => laidOut({ options: SECRETS, castle: [SITTING, NAP], market: [...REST, 'larder', ROOM], swans: { [ROOM]: ['red'] } }),
      title: (words) => all(words).secrets.roomsTitle(),
      text: ({ words }) => all(words).secrets.roomsText(),
      rule: 'secrets',
    },
    {
      id: 'build',
      kind: 'do',
      title: (words) => all(words).secrets.buildTitle(),
      task: ({ words }) => all(words).secrets.buildTask({ room: ROOM }),
      text: ({ words }) => all(words).secrets.buildText(),
      done: ({ words }, done) => all(words).secrets.buildDone({ points: gained(done) }),
      rule: 'secrets',
      model: (view) => bestFor(view, ROOM),
      accepts: (_, action) => isBuilding(action, ROOM),
    },
    {
      id: 'pass',
      kind: 'do',
      start: () => laidOut({ options: SECRETS, castle: [SITTING, FLUTE], money: 2000, market: [...REST, 'larder', ROOM] }),
      title: (words) => all(words).secrets.passTitle(),
      task: ({ words }) => all(words).secrets.passTask(),
      text: ({ words }) => all(words).secrets.passText(),
      done: ({ words }, { after }) => all(words).secrets.passDone({ money: moneyOf(after) }),
      rule: 'passage-secrets',
      model: tunnel,
      accepts: (_, action) => action.type === 'pass' && passagesOf(action).length > 0,
    },
    {
      id: 'trade',
      kind: 'do',
      start: () =>
        laidOut({
          options: SECRETS,
          castle: [SITTING, NAP],
          money: 2000,
          mine: { swans: ['red', 'blue', 'green', 'yellow'] },
          market: [...REST, 'larder', ROOM],
        }),
      title: (words) => all(words).secrets.tradeTitle(),
      task: ({ words }) => all(words).secrets.tradeTask(),
      text: ({ words }) => all(words).secrets.tradeText(),
      done: ({ words }, { after }) => all(words).secrets.tradeDone({ money: moneyOf(after) }),
      rule: 'swan-money',
      model: (view) => (view.seats[0].swans.length > 0 ? { type: 'exchange-swans', swans: view.seats[0].swans } : null),
      accepts: (_, action) => action.type === 'exchange-swans',
    },
  ],
);
