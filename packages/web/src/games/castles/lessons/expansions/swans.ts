import { type CastlesView, swanPoints } from '@luftschloss/engine/castles';
import { LEARNER } from '../../../../learn/lesson.ts';
import { bestFor, isBuilding } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { gained, moneyOf } from '../words.ts';
import { all, isOver, REST, SITTING, short } from './short.ts';

const NEW_COLOUR = 'gatehouse';
const SAME_COLOUR = 'panic-room';
const LAST = 'larder';

const worthOf = ({ seats }: CastlesView): number => swanPoints(seats[LEARNER].swans);

export const swans = short(
  'swans',
  3,
  {
    title: (words) => all(words).swans.title(),
    line: (words) => all(words).swans.line(),
    plays: { preset: 'collectors', options: { swans: true } },
  },
  [
    {
      id: 'gain',
      kind: 'do',
      start: () =>
        laidOut({
          options: { swans: true },
          castle: [SITTING],
          market: [...REST, 'formal-gardens', 'gatehouse'],
          swans: { gatehouse: ['red'] },
        }),
      title: (words) => all(words).swans.gainTitle(),
      task: ({ words }) => all(words).swans.gainTask({ room: 'gatehouse' }),
      text: ({ words }) => all(words).swans.gainText(),
      done: ({ words }) => all(words).swans.gainDone(),
      rule: 'swan-tokens',
      model: (view) => bestFor(view, 'gatehouse'),
      accepts: (_, action) => isBuilding(action, 'gatehouse'),
    },
    {
      id: 'trade',
      kind: 'do',
      start: () =>
        laidOut({
          options: { swans: true },
          castle: [SITTING],
          money: 2000,
          mine: { swans: ['red', 'blue', 'green'] },
          market: [...REST, 'formal-gardens', 'larder'],
        }),
      title: (words) => all(words).swans.tradeTitle(),
      task: ({ words }) => all(words).swans.tradeTask(),
      text: ({ words }) => all(words).swans.tradeText(),
      done: ({ words }, { after }) => all(words).swans.tradeDone({ money: moneyOf(after) }),
      rule: 'swan-money',
      model: (view) => (view.seats[LEARNER].swans.length > 0 ? { type: 'exchange-swans', swans: view.seats[LEARNER].swans } : null),
      accepts: (_, action) => action.type === 'exchange-swans',
    },
    {
      id: 'spend',
      kind: 'do',
      title: (words) => all(words).swans.spendTitle(),
      task: ({ words }) => all(words).swans.spendTask({ room: 'formal-gardens' }),
      text: ({ words }) => all(words).swans.spendText(),
      done: ({ words }, done) => all(words).swans.spendDone({ points: gained(done) }),
      rule: 'swan-money',
      model: (view) => bestFor(view, 'formal-gardens'),
      accepts: (_, action) => isBuilding(action, 'formal-gardens'),
    },
    {
      id: 'sets',
      kind: 'do',
      start: () =>
        laidOut({
          options: { swans: true },
          castle: [SITTING],
          mine: { swans: ['red', 'blue'] },
          market: [...REST, SAME_COLOUR, NEW_COLOUR],
          swans: { [SAME_COLOUR]: ['red'], [NEW_COLOUR]: ['green'] },
        }),
      title: (words) => all(words).swans.setsTitle(),
      task: ({ words }) => all(words).swans.setsTask(),
      text: ({ words }, view) => all(words).swans.setsText({ points: worthOf(view) }),
      done: ({ words }, { after }) => all(words).swans.setsDone({ points: worthOf(after) }),
      rule: 'swan-sets',
      model: (view) => bestFor(view, NEW_COLOUR),
      accepts: (_, action) => isBuilding(action, NEW_COLOUR),
    },
    {
      id: 'last',
      kind: 'do',
      start: () =>
        laidOut({
          options: { swans: true },
          castle: [SITTING],
          lastRound: true,
          round: 11,
          money: 9000,
          mine: { swans: ['red', 'blue', 'green', 'yellow'] },
          market: [...REST, 'panic-room', LAST],
        }),
      title: (words) => all(words).swans.lastTitle(),
      task: ({ words }) => all(words).swans.lastTask({ room: LAST }),
      text: ({ words }) => all(words).swans.lastText(),
      done: ({ words }) => all(words).swans.lastDone(),
      rule: 'swan-sets',
      model: (view) => bestFor(view, LAST),
      accepts: (_, action) => isBuilding(action, LAST),
    },
    {
      id: 'end',
      kind: 'read',
      othersFirst: true,
      fits: isOver,
      title: (words) => all(words).swans.endTitle(),
      text: ({ words }, view) => all(words).swans.endText({ points: worthOf(view) }),
      rule: 'swan-sets',
    },
  ],
);
