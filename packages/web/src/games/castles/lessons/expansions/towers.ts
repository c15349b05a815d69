import { bestFor, firstOf, isBest, isBuilding, rewardOf } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { gained } from '../words.ts';
import { all, isOver, REST, SITTING, short } from './short.ts';

const OPTIONS = { towers: true, rooms: 'all' } as const;
const TOWER = 'falkenstein';
const FAVOR = 'rooms-living';
const LAST = 'study';

export const towers = short(
  'towers',
  4,
  {
    title: (words) => all(words).towers.title(),
    line: (words) => all(words).towers.line(),
    plays: { preset: 'collectors', options: { towers: true } },
  },
  [
    {
      id: 'build',
      kind: 'do',
      start: () => laidOut({ options: OPTIONS, castle: [SITTING], market: [...REST, 'larder', TOWER] }),
      title: (words) => all(words).towers.buildTitle(),
      task: ({ words }) => all(words).towers.buildTask({ room: TOWER }),
      text: ({ words }) => all(words).towers.buildText(),
      done: ({ words }, done) => all(words).towers.buildDone({ points: gained(done) }),
      rule: 'tower-rooms',
      model: (view) => bestFor(view, TOWER),
      accepts: (_, action) => isBuilding(action, TOWER),
    },
    {
      id: 'reward',
      kind: 'do',
      title: (words) => all(words).towers.rewardTitle(),
      task: ({ words }) => all(words).towers.rewardTask(),
      text: ({ words }) => all(words).towers.rewardText(),
      done: ({ words }) => all(words).towers.rewardDone(),
      rule: 'tower-favors',
      model: (view) => rewardOf(view, 'tower'),
    },
    {
      id: 'favor',
      kind: 'do',
      title: (words) => all(words).towers.favorTitle(),
      task: ({ words }) => all(words).towers.favorTask(),
      text: ({ words }) => all(words).towers.favorText(),
      done: ({ words }) => all(words).towers.favorDone(),
      rule: 'tower-favors',
      model: (view) => firstOf(view, 'keep-favor'),
      accepts: (_, action) => action.type === 'keep-favor',
    },
    {
      id: 'type',
      kind: 'do',
      title: (words) => all(words).towers.typeTitle(),
      task: ({ words }) => all(words).towers.typeTask(),
      text: ({ words }) => all(words).towers.typeText(),
      done: ({ words }) => all(words).towers.typeDone(),
      rule: 'reward-utility',
      model: (view) => rewardOf(view, 'utility'),
    },
    {
      id: 'last',
      kind: 'do',
      start: () =>
        laidOut({
          options: OPTIONS,
          castle: [SITTING],
          ownFavors: [FAVOR],
          lastRound: true,
          round: 11,
          money: 9000,
          market: [...REST, 'larder', LAST],
        }),
      title: (words) => all(words).towers.lastTitle(),
      task: ({ words }) => all(words).towers.lastTask({ room: LAST }),
      text: ({ words }) => all(words).towers.lastText({ favor: FAVOR }),
      done: ({ words }, done) => all(words).towers.lastDone({ points: gained(done) }),
      rule: 'tower-favors',
      model: (view) => bestFor(view, LAST),
      accepts: (view, action) => isBest(view, action, LAST),
    },
    {
      id: 'end',
      kind: 'read',
      othersFirst: true,
      fits: isOver,
      title: (words) => all(words).towers.endTitle(),
      text: ({ words }) => all(words).towers.endText(),
      rule: 'tower-favors',
    },
  ],
);
