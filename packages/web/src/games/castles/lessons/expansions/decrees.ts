import { bestFor, completes, firstOf, isBuilding, placesFor, rewardOf } from '../finding.ts';
import { laidOut } from '../scene.ts';
import { moneyOf } from '../words.ts';
import { all, NAP, REST, SITTING, short } from './short.ts';

const DECREE = 'haggler'; // rooms cost 1,000 less
const CHOICE = [DECREE, 'head-gardener', 'collector', 'courtier'];
const GARDENER = 'head-gardener'; // an outdoor reward is worth 15,000
const GATEHOUSE = { tile: 'gatehouse', x: -3, y: 3, r: 2 } as const;
const LARDER = 'larder';

export const decrees = short(
  'decrees',
  3,
  {
    title: (words) => all(words).decrees.title(),
    line: (words) => all(words).decrees.line(),
    plays: { preset: 'collectors', options: { decrees: true } },
  },
  [
    {
      id: 'choose',
      kind: 'do',
      start: () =>
        laidOut({
          options: { decrees: true },
          ask: { type: 'choose-decree', seat: 0, cards: CHOICE },
          market: [...REST, 'panic-room', NAP.tile],
        }),
      title: (words) => all(words).decrees.chooseTitle(),
      task: ({ words }) => all(words).decrees.chooseTask(),
      text: ({ words }) => all(words).decrees.chooseText(),
      done: ({ words }) => all(words).decrees.chooseDone(),
      rule: 'decrees-dealt',
      model: (view) => firstOf(view, 'choose-decree'),
      accepts: (_, action) => action.type === 'choose-decree',
    },
    {
      id: 'rule',
      kind: 'read',
      start: () =>
        laidOut({ options: { decrees: true }, castle: [SITTING], mine: { decree: DECREE }, market: [...REST, 'panic-room', NAP.tile] }),
      title: (words) => all(words).decrees.ruleTitle(),
      text: ({ words }) => all(words).decrees.ruleText({ decree: DECREE }),
      rule: 'decree-list',
    },
    {
      id: 'use',
      kind: 'do',
      title: (words) => all(words).decrees.useTitle(),
      task: ({ words }) => all(words).decrees.useTask({ room: NAP.tile }),
      text: ({ words }) => all(words).decrees.useText(),
      done: ({ words }, { before, after }) => all(words).decrees.useDone({ price: moneyOf(before) - moneyOf(after) }),
      rule: 'decree-list',
      model: (view) => bestFor(view, NAP.tile),
      accepts: (_, action) => isBuilding(action, NAP.tile),
    },
    {
      id: 'reward',
      kind: 'do',
      start: () =>
        laidOut({
          options: { decrees: true },
          castle: [SITTING, NAP, { tile: 'dining-room', x: 2, y: 3, r: 3 }, GATEHOUSE],
          money: 6000,
          mine: { decree: GARDENER },
          market: [...REST, 'panic-room', LARDER],
        }),
      title: (words) => all(words).decrees.rewardTitle(),
      task: ({ words }) => all(words).decrees.rewardTask({ room: LARDER, other: GATEHOUSE.tile }),
      text: ({ words }) => all(words).decrees.rewardText({ decree: GARDENER }),
      done: ({ words }) => all(words).decrees.rewardDone(),
      rule: 'decree-rewards',
      model: (view) => placesFor(view, LARDER).find(({ ways }) => completes(view, ways[0], GATEHOUSE.tile))?.ways[0] ?? null,
      accepts: (view, action) => isBuilding(action, LARDER) && completes(view, action, GATEHOUSE.tile),
    },
    {
      id: 'money',
      kind: 'do',
      title: (words) => all(words).decrees.moneyTitle(),
      task: ({ words }) => all(words).decrees.moneyTask({ room: GATEHOUSE.tile }),
      text: ({ words }) => all(words).decrees.moneyText(),
      done: ({ words }, { before, after }) => all(words).decrees.moneyDone({ money: moneyOf(after) - moneyOf(before) }),
      rule: 'decree-rewards',
      model: (view) => rewardOf(view, 'outdoor'),
    },
  ],
);
