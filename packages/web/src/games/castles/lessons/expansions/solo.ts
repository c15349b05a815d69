import { HALLWAY } from '@luftschloss/engine/castles';
import { LEARNER } from '../../../../learn/lesson.ts';
import { bestFor, firstOf, isBest, isBuilding, pointsOf } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { gained, moneyOf } from '../words.ts';
import { all, isOver, NAP, SITTING, short } from './short.ts';

const FREE = 'larder';

export const solo = short(
  'solo',
  3,
  { title: (words) => all(words).solo.title(), line: (words) => all(words).solo.line(), plays: { preset: 'alone' } },
  [
    {
      id: 'alone',
      kind: 'read',
      sign: ['.market-row'],
      start: () => laidOut({ players: 1, castle: [SITTING], market: ['dining-room', NAP.tile, 'larder'] }),
      title: (words) => all(words).solo.aloneTitle(),
      text: ({ words }) => all(words).solo.aloneText(),
      rule: 'solo-turn',
    },
    {
      id: 'buy',
      kind: 'do',
      title: (words) => all(words).solo.buyTitle(),
      task: ({ words }) => all(words).solo.buyTask({ room: NAP.tile }),
      text: ({ words }) => all(words).solo.buyText(),
      done: ({ words }, done) => all(words).solo.buyDone({ points: gained(done), money: moneyOf(done.after) }),
      rule: 'solo-turn',
      model: (view) => bestFor(view, NAP.tile),
      accepts: (view, action) => isBest(view, action, NAP.tile),
    },
    {
      id: 'gone',
      kind: 'do',
      start: () => laidOut({ players: 1, castle: [SITTING, NAP], money: 3000, market: ['study', 'dining-room', 'throne-room'] }),
      title: (words) => all(words).solo.goneTitle(),
      task: ({ words }) => all(words).solo.goneTask(),
      text: ({ words }) => all(words).solo.goneText(),
      done: ({ words }, { after }) => all(words).solo.goneDone({ money: moneyOf(after) }),
      rule: 'solo-turn',
      model: (view) => firstOf(view, 'pass'),
    },
    {
      id: 'hallway',
      kind: 'do',
      start: () => laidOut({ players: 1, castle: [SITTING, NAP], money: 8000, market: ['study', FREE, 'throne-room'] }),
      title: (words) => all(words).solo.hallwayTitle(),
      task: ({ words }) => all(words).solo.hallwayTask(),
      text: ({ words }) => all(words).solo.hallwayText(),
      done: ({ words }, { after }) => all(words).solo.hallwayDone({ money: moneyOf(after) }),
      rule: 'solo-turn',
      model: (view) => bestFor(view, HALLWAY),
      accepts: (_, action) => isBuilding(action, HALLWAY),
    },
    {
      id: 'last',
      kind: 'do',
      start: () =>
        laidOut({
          players: 1,
          castle: [SITTING],
          cards: ['type-living', 'round'],
          lastRound: true,
          round: 11,
          money: 12_000,
          market: ['dining-room', 'study', 'throne-room'],
        }),
      title: (words) => all(words).solo.lastTitle(),
      task: ({ words }) => all(words).solo.lastTask({ room: 'study' }),
      text: ({ words }) => all(words).solo.lastText(),
      done: ({ words }, { before, action }) => all(words).solo.lastDone({ points: pointsOf(before, action) ?? 0 }),
      rule: 'last-round',
      model: (view) => bestFor(view, 'study'),
      accepts: (view, action) => isBest(view, action, 'study'),
    },
    {
      id: 'title',
      kind: 'read',
      fits: isOver,
      title: (words) => all(words).solo.titleTitle(),
      text: ({ words }, view) => all(words).solo.titleText({ points: view.seats[LEARNER].score }),
      rule: 'solo-titles',
    },
  ],
);
