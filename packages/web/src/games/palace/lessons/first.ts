import type { Rules } from '@luftschloss/engine/kernel';
import { type PalaceAction, type PalaceView, palace, previewOf, swanCounts, tileOf } from '@luftschloss/engine/palace';
import type { Words } from '@luftschloss/words';
import { LEARNER, type Lesson, type LessonStep, type Sign } from '../../../learn/lesson.ts';
import { same } from '../../../learn/lesson-run.ts';
import { cellKey, sitesOf } from '../sites.ts';
import { laidOut } from './scene.ts';

type Step = LessonStep<PalaceView, PalaceAction>;
type Building = Extract<PalaceAction, { type: 'build' }>;

const say = (words: Words) => words['palace-lessons'].first;

const LIVING = 'LIV-01';
const FOOD = 'FOO-03';
const ACTIVITY = 'ACT-01';
const BUILT = [{ tile: LIVING, x: 1, y: 0, turns: 3 }] as const;
const PRICED = 1; // the space of the row for two swans

function isBuilding(action: PalaceAction, tile?: string): action is Building {
  return action.type === 'build' && (tile === undefined || action.tile === tile);
}

/** The swans that an action brings the learner. */
function swansOf(view: PalaceView, action: PalaceAction): number | null {
  return isBuilding(action) ? previewOf(view, action).swans.filter(({ seat }) => seat === LEARNER).length : null;
}

function completes(view: PalaceView, action: PalaceAction, tile: string): boolean {
  return previewOf(view, action).completed.some((each) => each.tile === tile);
}

/** Builds a tile where it brings the most swans, of the ways that are wanted. */
function bestBuilding(view: PalaceView, tile: string, wanted: (action: Building) => boolean = () => true): PalaceAction | null {
  const ways = sitesOf(view, tile).flatMap((site) => site.ways);
  const possible = ways.filter(({ action }) => palace.refusal(view, action) === null && wanted(action));
  const [best] = possible.sort((a, b) => b.swans.length - a.swans.length);
  return best?.action ?? null;
}

function firstOf(view: PalaceView, kind: PalaceAction['type']): PalaceAction | null {
  const choice = palace.choices(view).find((each) => each.kind === kind && each.count() > 0);
  return choice?.at(0) ?? null;
}

function mine({ players }: PalaceView): number {
  return swanCounts(players[LEARNER]).reduce((sum, count) => sum + count, 0);
}

/** The cheapest room of the row goes to the first slot where it fits. */
function activation(view: PalaceView): PalaceAction | null {
  for (const choice of palace.choices(view)) {
    if (choice.kind !== 'activate') continue;
    for (let index = 0; index < choice.count(); index++) {
      const action = choice.at(index);
      if (action.type === 'activate' && action.tile === BLUEPRINT_ROOM) return action;
    }
  }
  return null;
}

function topStairs({ stairs }: PalaceView): string {
  return stairs.at(-1) ?? '';
}

function topHallway({ hallways }: PalaceView): string {
  return hallways.at(-1) ?? '';
}

const building: readonly Step[] = [
  {
    id: 'build',
    part: 'building',
    kind: 'do',
    start: () => laidOut({ row: ['ACT-11', ACTIVITY, 'UTI-10', 'SLE-10', FOOD, LIVING] }),
    title: (words) => say(words).buildTitle(),
    task: ({ words }) => say(words).buildTask(),
    text: ({ words }) => say(words).buildText(),
    done: ({ words }, { before, after }) => say(words).buildDone({ swans: mine(after) - mine(before) }),
    rule: 'match',
    model: (view) => bestBuilding(view, LIVING),
    accepts: (view, action) => isBuilding(action, LIVING) && (swansOf(view, action) ?? 0) > 0,
  },
  {
    id: 'complete',
    part: 'building',
    kind: 'do',
    start: () => laidOut({ built: BUILT, row: ['ACT-11', ACTIVITY, 'UTI-10', 'SLE-10', 'DWN-01', FOOD], swans: { Y: 1 } }),
    title: (words) => say(words).completeTitle(),
    task: ({ words }) => say(words).completeTask(),
    text: ({ words }) => say(words).completeText(),
    done: ({ words }, { before, after }) => say(words).completeDone({ swans: mine(after) - mine(before) }),
    rule: 'complete',
    model: (view) => bestBuilding(view, FOOD, (action) => completes(view, action, LIVING)),
    accepts: (view, action) => isBuilding(action, FOOD) && completes(view, action, LIVING),
  },
];

const paying: readonly Step[] = [
  {
    id: 'dear',
    part: 'paying',
    kind: 'do',
    start: () => laidOut({ built: BUILT, row: ['ACT-11', ACTIVITY, 'UTI-10', 'SLE-10', 'DWN-01', FOOD], swans: { Y: 2, R: 1, G: 1 } }),
    title: (words) => say(words).dearTitle(),
    task: ({ words }) => say(words).dearTask({ price: 2 }),
    text: ({ words }) => say(words).dearText(),
    done: ({ words }) => say(words).dearDone(),
    rule: 'prices',
    model: (view) => (view.row[PRICED] === ACTIVITY ? bestBuilding(view, ACTIVITY) : null),
    accepts: (_, action) => isBuilding(action, ACTIVITY),
  },
  {
    id: 'pay',
    part: 'paying',
    kind: 'do',
    title: (words) => say(words).payTitle(),
    task: ({ words }) => say(words).payTask(),
    text: ({ words }) => say(words).payText(),
    done: ({ words }, { after }) => say(words).payDone({ swans: mine(after) }),
    rule: 'paying',
    model: (view) => firstOf(view, 'pay'),
    accepts: (_, action) => action.type === 'pay',
  },
  {
    id: 'hallway',
    part: 'paying',
    kind: 'do',
    start: () => laidOut({ built: BUILT, row: ['ACT-11', ACTIVITY, 'UTI-10', 'SLE-10', 'DWN-01', FOOD] }),
    title: (words) => say(words).hallwayTitle(),
    task: ({ words }) => say(words).hallwayTask(),
    text: ({ words }) => say(words).hallwayText(),
    done: ({ words }) => say(words).hallwayDone(),
    rule: 'stairs',
    model: (view) => bestBuilding(view, topHallway(view)),
    accepts: (_, action) => isBuilding(action) && tileOf(action.tile).type === 'hallway',
  },
];

const STAIRS = 'STA-01';
const CELLAR = 'DWN-01';
const BLUEPRINT_ROOM = 'UTI-01';
const ROW = ['ACT-11', ACTIVITY, 'UTI-10', 'SLE-10', CELLAR, FOOD] as const;

const below: readonly Step[] = [
  {
    id: 'stairs',
    part: 'below',
    kind: 'do',
    start: () => laidOut({ built: BUILT, row: ROW }),
    title: (words) => say(words).stairsTitle(),
    task: ({ words }) => say(words).stairsTask(),
    text: ({ words }) => say(words).stairsText(),
    done: ({ words }) => say(words).stairsDone(),
    rule: 'stairs',
    model: (view) => bestBuilding(view, topStairs(view)),
    accepts: (_, action) => isBuilding(action) && tileOf(action.tile).type === 'stairs',
  },
  {
    id: 'cellar',
    part: 'below',
    kind: 'do',
    start: () =>
      laidOut({ built: [...BUILT, { tile: STAIRS, x: -1, y: 0, turns: 1 }], row: ['ACT-11', ACTIVITY, 'UTI-10', 'SLE-10', FOOD, CELLAR] }),
    title: (words) => say(words).cellarTitle(),
    task: ({ words }) => say(words).cellarTask(),
    text: ({ words }) => say(words).cellarText(),
    done: ({ words }) => say(words).cellarDone(),
    rule: 'levels',
    model: (view) => bestBuilding(view, CELLAR),
    accepts: (_, action) => isBuilding(action, CELLAR),
  },
];

const board: readonly Step[] = [
  {
    id: 'ask',
    part: 'board',
    kind: 'do',
    start: () => laidOut({ built: BUILT, row: ROW, swans: { Y: 2, R: 1, G: 1 } }),
    title: (words) => say(words).askTitle(),
    task: ({ words }) => say(words).askTask(),
    text: ({ words }) => say(words).askText(),
    done: ({ words }) => say(words).askDone(),
    rule: 'actions',
    model: (view) => firstOf(view, 'ask-favor'),
  },
  {
    id: 'askPay',
    part: 'board',
    kind: 'do',
    title: (words) => say(words).askPayTitle(),
    task: ({ words }) => say(words).payTask(),
    text: ({ words }) => say(words).askPayText(),
    done: ({ words }) => say(words).askPayDone(),
    rule: 'paying',
    model: (view) => firstOf(view, 'pay'),
    accepts: (_, action) => action.type === 'pay',
  },
  {
    id: 'favor',
    part: 'board',
    kind: 'do',
    title: (words) => say(words).favorTitle(),
    task: ({ words }) => say(words).favorTask(),
    text: ({ words }) => say(words).favorText(),
    done: ({ words }) => say(words).favorDone(),
    rule: 'favors',
    model: (view) => firstOf(view, 'keep-favor'),
    accepts: (_, action) => action.type === 'keep-favor',
  },
  {
    id: 'blueprint',
    part: 'board',
    kind: 'do',
    start: () =>
      laidOut({ built: BUILT, row: ['ACT-11', ACTIVITY, 'UTI-10', 'SLE-10', CELLAR, BLUEPRINT_ROOM], swans: { Y: 2, R: 1, G: 1 } }),
    title: (words) => say(words).blueprintTitle(),
    task: ({ words }) => say(words).blueprintTask(),
    text: ({ words }) => say(words).blueprintText(),
    done: ({ words }) => say(words).blueprintDone(),
    rule: 'slots',
    model: (view) => activation(view),
    accepts: (_, action) => action.type === 'activate',
  },
];

const counting: readonly Step[] = [
  {
    id: 'moat',
    part: 'counting',
    kind: 'read',
    sign: ['[data-testid="moat-card"]'],
    start: () => laidOut({ built: BUILT, row: ROW, swans: { Y: 1 } }),
    title: (words) => say(words).moatTitle(),
    text: ({ words }) => say(words).moatText(),
    rule: 'moat-rate',
  },
  {
    id: 'types',
    part: 'counting',
    kind: 'read',
    title: (words) => say(words).typesTitle(),
    text: ({ words }) => say(words).typesText(),
    rule: 'types-built',
  },
  {
    id: 'end',
    part: 'counting',
    kind: 'read',
    title: (words) => say(words).endTitle(),
    text: ({ words }) => say(words).endText(),
    rule: 'final-scoring',
  },
];

const NONE_PRESSED = ':not(:has([aria-pressed="true"]))';
/** Where one's own board is on a phone. */
const MINE = '.tabs>:nth-child(2)';
const PALACE = '[data-tab-of="palace"]';

/** What to touch next: the tile, its cell, how it is turned, the last word. */
function sign(_view: PalaceView, wanted: PalaceAction, held: PalaceAction | null): Sign {
  switch (wanted.type) {
    case 'build': {
      if (!held || !('tile' in held) || held.tile !== wanted.tile) return [`[data-piece="${wanted.tile}"]`];
      if (same(held, wanted)) return ['[data-testid="build"]'];
      const isThere = isBuilding(held) && held.x === wanted.x && held.y === wanted.y;
      return isThere ? ['[data-testid="turn"]'] : [`[data-site="${cellKey(wanted)}"]`];
    }
    case 'pay':
      return ['[data-testid="confirm-pay"]:enabled', '[data-testid="swan"]'];
    case 'keep-favor':
      return [
        '[data-testid="confirm"]:enabled',
        `.favor-choice${NONE_PRESSED} .favor-pick`,
        `.slot-choice${NONE_PRESSED} .slot-pick:enabled`,
        '[data-testid^="slot-"]:enabled', // beside the question, where there is room for one's own board
      ];
    case 'activate': {
      if (!held || !('tile' in held) || held.tile !== wanted.tile) return [`[data-piece="${wanted.tile}"]`];
      return same(held, wanted) ? ['[data-testid="build"]', PALACE] : [`[data-testid="slot-${wanted.slot}"]`, MINE];
    }
    default:
      return ['[data-testid="confirm"]:enabled', `[data-testid="${wanted.type}"]`];
  }
}

/** The others of a lesson do what comes first. */
function others(view: PalaceView): PalaceAction {
  const [choice] = palace.choices(view).filter((each) => each.count() > 0);
  return choice.at(0);
}

export const first: Lesson<PalaceView, PalaceAction> = {
  id: 'palace-first',
  game: 'palace',
  rules: palace as unknown as Rules,
  minutes: 8,
  title: (words) => say(words).title(),
  line: (words) => say(words).line(),
  parts: [
    { id: 'building', title: (words) => say(words).partBuilding() },
    { id: 'paying', title: (words) => say(words).partPaying() },
    { id: 'below', title: (words) => say(words).partBelow() },
    { id: 'board', title: (words) => say(words).partBoard() },
    { id: 'counting', title: (words) => say(words).partCounting() },
  ],
  steps: [...building, ...paying, ...below, ...board, ...counting],
  others,
  points: swansOf,
  sign,
};
