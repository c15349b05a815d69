import { HALLWAY, tileOf } from '@luftschloss/engine/castles';
import { bestFor, builtAt, completes, isBuilding, placesFor, rewardOf } from '../finding.ts';
import { allRewards } from '../notes.ts';
import { laidOut } from '../scene.ts';
import { amountOf, gained, moneyOf, type Step } from '../words.ts';
import { CRYPT, DINING, FLUTE, GARDENS, GATEHOUSE, LARDER, NAP, SITTING, STAIRWAY, STUDY, say } from './rooms.ts';

export const complete: readonly Step[] = [
  {
    id: 'complete',
    part: 'complete',
    kind: 'do',
    start: () =>
      laidOut({ castle: [SITTING, NAP, FLUTE, DINING], market: ['throne-room', 'audience-room', 'stables', 'panic-room', GARDENS.tile] }),
    title: (words) => say(words).completeTitle(),
    task: ({ words }) => say(words).completeTask({ room: GARDENS.tile, other: SITTING.tile }),
    text: ({ words }) => say(words).completeText({ other: SITTING.tile }),
    done: ({ words }, done) => say(words).completeDone({ points: gained(done), other: SITTING.tile }),
    look: ['[data-sign="completed"]'],
    rule: 'complete',
    model: (view) => builtAt(view, GARDENS),
    accepts: (view, action) => isBuilding(action, GARDENS.tile) && completes(view, action, SITTING.tile),
  },
  {
    id: 'again',
    part: 'complete',
    kind: 'do',
    title: (words) => say(words).againTitle(),
    task: ({ words }) => say(words).againTask({ room: SITTING.tile }),
    text: ({ words }) => say(words).againText(),
    done: ({ words }, done) => say(words).againDone({ points: gained(done) }),
    rule: 'reward-living',
    model: (view) => rewardOf(view, 'living'),
  },
  {
    id: 'garden',
    part: 'complete',
    kind: 'do',
    start: () =>
      laidOut({
        castle: [SITTING, NAP, FLUTE, DINING, GATEHOUSE],
        money: 6000,
        market: ['throne-room', 'audience-room', 'stables', 'panic-room', LARDER],
      }),
    title: (words) => say(words).gardenTitle(),
    task: ({ words }) => say(words).gardenTask({ room: LARDER, other: GATEHOUSE.tile }),
    text: ({ words }) => say(words).gardenText(),
    done: ({ words }) => say(words).gardenDone({ other: GATEHOUSE.tile }),
    rule: 'complete',
    model: (view) => placesFor(view, LARDER).find(({ ways }) => completes(view, ways[0], GATEHOUSE.tile))?.ways[0] ?? null,
    accepts: (view, action) => isBuilding(action, LARDER) && completes(view, action, GATEHOUSE.tile),
  },
  {
    id: 'money',
    part: 'complete',
    kind: 'do',
    title: (words) => say(words).moneyTitle(),
    task: ({ words }) => say(words).moneyTask({ room: GATEHOUSE.tile }),
    text: ({ words }) => say(words).moneyText(),
    done: ({ words }, { after }) => say(words).moneyDone({ money: moneyOf(after) }),
    rule: 'reward-outdoor',
    model: (view) => rewardOf(view, 'outdoor'),
  },
  {
    id: 'rewards',
    part: 'complete',
    kind: 'read',
    title: (words) => say(words).rewardsTitle(),
    text: ({ words }) => say(words).rewardsText(),
    notes: allRewards,
    rule: 'reward-order',
  },
];

export const below: readonly Step[] = [
  {
    id: 'stairs',
    part: 'below',
    kind: 'do',
    start: () => laidOut({ castle: [SITTING, STUDY], market: ['throne-room', 'audience-room', 'stables', CRYPT, 'panic-room'] }),
    title: (words) => say(words).stairsTitle(),
    task: ({ words }) => say(words).stairsTask(),
    text: ({ words }) => say(words).stairsText({ price: 3000 }),
    done: ({ words }) => say(words).stairsDone(),
    rule: 'stairs',
    model: (view) => builtAt(view, STAIRWAY),
    accepts: (_, action) => action.type === 'buy-stairs',
  },
  {
    id: 'down',
    part: 'below',
    kind: 'do',
    start: () =>
      laidOut({
        castle: [SITTING, STUDY, STAIRWAY],
        market: ['throne-room', 'audience-room', 'stables', CRYPT, 'panic-room'],
      }),
    title: (words) => say(words).downTitle(),
    task: ({ words }) => say(words).downTask({ room: CRYPT }),
    text: ({ words }) => say(words).downText({ room: CRYPT, amount: amountOf(CRYPT) }),
    done: ({ words }, done) => say(words).downDone({ points: gained(done), printed: tileOf(CRYPT).points }),
    rule: 'each',
    model: (view) => bestFor(view, CRYPT),
    accepts: (_, action) => isBuilding(action, CRYPT),
  },
  {
    id: 'free',
    part: 'below',
    kind: 'do',
    title: (words) => say(words).freeTitle(),
    task: ({ words }) => say(words).freeTask(),
    text: ({ words }) => say(words).freeText(),
    done: ({ words }) => say(words).freeDone(),
    rule: 'reward-corridor',
    model: (view) => rewardOf(view, 'corridor'),
  },
  {
    id: 'hallway',
    part: 'below',
    kind: 'do',
    title: (words) => say(words).hallwayTitle(),
    task: ({ words }) => say(words).hallwayTask(),
    text: ({ words }) => say(words).hallwayText(),
    done: ({ words }) => say(words).hallwayDone(),
    rule: 'hallways',
    model: (view) => bestFor(view, HALLWAY),
    accepts: (_, action) => isBuilding(action, HALLWAY),
  },
];
