import {
  type BetweenAction,
  type BetweenView,
  between,
  isSpecialty,
  type PlacedTile,
  placesFor,
  previewAddition,
  SPECIALTIES,
  scoreCastle,
} from '@luftschloss/engine/between';
import type { Rules } from '@luftschloss/engine/kernel';
import type { Words } from '@luftschloss/words';
import type { Lesson, LessonStep, Sign } from '../../../learn/lesson.ts';
import { same } from '../../../learn/lesson-run.ts';
import { LEFT, laidOut, RIGHT } from './scene.ts';

type Step = LessonStep<BetweenView, BetweenAction>;
type Placing = Extract<BetweenAction, { readonly type: 'place' }>;

const say = (words: Words) => words['between-lessons'].first;

const KITCHEN: PlacedTile = { tile: 'kitchen', x: -1, y: 0 };
const BAKERY: PlacedTile = { tile: 'bakery', x: 2, y: 0 };
const OBSERVATORY: PlacedTile = { tile: 'observatory', x: -1, y: 1 };
const VINEYARD: PlacedTile = { tile: 'vineyard', x: -1, y: 0 };
const LIVING = 'vestibule'; // likes food around it
const SLEEPING = 'solar';
const THIRD = 'rug-room'; // likes living rooms around it
const CELLAR = 'gunpowder-room'; // counts corridors in its column
const CORRIDOR: PlacedTile = { tile: 'between-two-rooms', x: -1, y: 1 };
const FIFTH = 'harp-room';
const THIRD_HELP = 'glassmaking-room'; // a bakery likes it beside itself
const SEVENTH = 'dead-end'; // the only corridor of its castle

const SIX_TYPES: readonly PlacedTile[] = [
  KITCHEN,
  { tile: SLEEPING, x: -1, y: 1 },
  { tile: LIVING, x: 0, y: 1 },
  { tile: 'tool-room', x: 1, y: 1 },
  { tile: 'laboratory', x: -1, y: -1 },
  { tile: 'aviary', x: 2, y: 0 },
];

const FOUR_LIVING: readonly PlacedTile[] = [
  KITCHEN,
  { tile: LIVING, x: 0, y: 1 },
  { tile: OBSERVATORY.tile, x: 1, y: 1 },
  { tile: THIRD, x: 0, y: 2 },
  { tile: 'drawing-room', x: 1, y: 2 },
];

function placing(action: BetweenAction, castle: number, tile: string): action is Placing {
  return action.type === 'place' && action.castle === castle && action.tile === tile;
}

/** Places a tile where it brings most. */
function best(view: BetweenView, castle: number, tile: string): BetweenAction | null {
  const [place] = placesFor(view.castles[castle], tile);
  const action: BetweenAction | null = place ? { type: 'place', castle, tile, x: place.x, y: place.y } : null;
  return action && between.refusal(view, action) === null ? action : null;
}

function gain(view: BetweenView, action: BetweenAction): number | null {
  if (action.type === 'place') return previewAddition(view, action.castle, action).gain;
  return action.type === 'attendant' ? previewAddition(view, action.castle, action).gain : null;
}

function isBest(view: BetweenView, action: BetweenAction, castle: number, tile: string): boolean {
  const wanted = best(view, castle, tile);
  return placing(action, castle, tile) && wanted !== null && gain(view, action) === gain(view, wanted);
}

function firstOf(view: BetweenView, kind: BetweenAction['type']): BetweenAction | null {
  const choice = between.choices(view).find((each) => each.kind === kind && each.count() > 0);
  return choice?.at(0) ?? null;
}

function bestAttendant(view: BetweenView): BetweenAction | null {
  const choice = between.choices(view).find(({ kind }) => kind === 'attendant');
  const all = Array.from({ length: choice?.count() ?? 0 }, (_, index) => choice?.at(index)).filter((action) => action !== undefined);
  return all.reduce<BetweenAction | null>(
    (most, action) => (most && (gain(view, most) ?? 0) >= (gain(view, action) ?? 0) ? most : action),
    null,
  );
}

function bestSpecialty(view: BetweenView): BetweenAction | null {
  const actions = SPECIALTIES.flatMap((tile) => best(view, LEFT, tile) ?? []);
  return actions.reduce<BetweenAction | null>(
    (most, action) => (most && (gain(view, most) ?? 0) >= (gain(view, action) ?? 0) ? most : action),
    null,
  );
}

const totalOf = (view: BetweenView, castle: number): number => scoreCastle(view.castles[castle]).total;

const steps: readonly Step[] = [
  {
    id: 'choose',
    part: 'turn',
    kind: 'do',
    start: () => laidOut({ left: [KITCHEN], right: [BAKERY], hand: [LIVING, SLEEPING] }),
    title: (words) => say(words).chooseTitle(),
    task: ({ words }) => say(words).chooseTask(),
    text: ({ words }) => say(words).chooseText(),
    done: ({ words }) => say(words).chooseDone(),
    rule: 'choose',
    model: (view) => (view.phase === 'choose' ? { type: 'choose', tiles: view.hand.slice(0, 2) } : null),
    accepts: (_, action) => action.type === 'choose',
  },
  {
    id: 'place',
    part: 'turn',
    kind: 'do',
    start: () => laidOut({ left: [KITCHEN], right: [BAKERY], hand: [LIVING, SLEEPING], keeps: [LIVING, SLEEPING] }),
    title: (words) => say(words).placeTitle(),
    task: ({ words }) => say(words).placeTask({ tile: LIVING }),
    text: ({ words }) => say(words).placeText({ tile: LIVING }),
    done: ({ words }, { before, action }) => say(words).placeDone({ points: gain(before, action) ?? 0 }),
    rule: 'living',
    model: (view) => best(view, LEFT, LIVING),
    accepts: (view, action) => isBest(view, action, LEFT, LIVING),
  },
  {
    id: 'other',
    part: 'turn',
    kind: 'do',
    title: (words) => say(words).otherTitle(),
    task: ({ words }) => say(words).otherTask({ tile: SLEEPING }),
    text: ({ words }) => say(words).otherText(),
    done: ({ words }, { after }) => say(words).otherDone({ left: totalOf(after, LEFT), right: totalOf(after, RIGHT) }),
    rule: 'support',
    model: (view) => best(view, RIGHT, SLEEPING),
    accepts: (_, action) => placing(action, RIGHT, SLEEPING),
  },
  {
    id: 'down',
    part: 'places',
    kind: 'do',
    start: () => laidOut({ left: [KITCHEN, CORRIDOR], right: [BAKERY], hand: [CELLAR, SLEEPING], keeps: [CELLAR, SLEEPING] }),
    title: (words) => say(words).downTitle(),
    task: ({ words }) => say(words).downTask({ tile: CELLAR }),
    text: ({ words }) => say(words).downText(),
    done: ({ words }, { before, action }) => say(words).downDone({ points: gain(before, action) ?? 0 }),
    rule: 'levels',
    model: (view) => best(view, LEFT, CELLAR),
    accepts: (view, action) => isBest(view, action, LEFT, CELLAR),
  },
  {
    id: 'seven',
    part: 'places',
    kind: 'do',
    start: () => laidOut({ left: SIX_TYPES, right: [BAKERY], hand: [SEVENTH, 'nap-room'], keeps: [SEVENTH, 'nap-room'] }),
    title: (words) => say(words).sevenTitle(),
    task: ({ words }) => say(words).sevenTask({ tile: SEVENTH }),
    text: ({ words }) => say(words).sevenText(),
    done: ({ words }, { before, action }) => say(words).sevenDone({ points: gain(before, action) ?? 0 }),
    rule: 'sleeping',
    model: (view) => best(view, LEFT, SEVENTH),
    accepts: (_, action) => placing(action, LEFT, SEVENTH),
  },
  {
    id: 'third',
    part: 'bonuses',
    kind: 'do',
    start: () =>
      laidOut({
        left: [KITCHEN, OBSERVATORY, { tile: LIVING, x: 0, y: 1 }],
        right: [BAKERY, { ...VINEYARD }],
        hand: [THIRD, 'nap-room'],
        keeps: [THIRD, 'nap-room'],
      }),
    title: (words) => say(words).thirdTitle(),
    task: ({ words }) => say(words).thirdTask({ tile: THIRD }),
    text: ({ words }) => say(words).thirdText(),
    done: ({ words }, { before, action }) => say(words).thirdDone({ points: gain(before, action) ?? 0 }),
    rule: 'third-and-fifth',
    model: (view) => best(view, LEFT, THIRD),
    accepts: (_, action) => placing(action, LEFT, THIRD),
  },
  {
    id: 'attendant',
    part: 'bonuses',
    kind: 'do',
    title: (words) => say(words).attendantTitle(),
    task: ({ words }) => say(words).attendantTask(),
    text: ({ words }) => say(words).attendantText(),
    done: ({ words }, { before, action }) => say(words).attendantDone({ points: gain(before, action) ?? 0 }),
    rule: 'attendants',
    model: bestAttendant,
    accepts: (_, action) => action.type === 'attendant',
  },
  {
    id: 'fifth',
    part: 'bonuses',
    kind: 'do',
    start: () => laidOut({ left: FOUR_LIVING, right: [BAKERY, { ...VINEYARD }], hand: [FIFTH, 'nap-room'], keeps: [FIFTH, 'nap-room'] }),
    title: (words) => say(words).fifthTitle(),
    task: ({ words }) => say(words).fifthTask({ tile: FIFTH }),
    text: ({ words }) => say(words).fifthText(),
    done: ({ words }, { before, action }) => say(words).fifthDone({ points: gain(before, action) ?? 0 }),
    rule: 'bonus-specialty',
    model: (view) => best(view, LEFT, FIFTH),
    accepts: (_, action) => placing(action, LEFT, FIFTH),
  },
  {
    id: 'specialty',
    part: 'bonuses',
    kind: 'do',
    title: (words) => say(words).specialtyTitle(),
    task: ({ words }) => say(words).specialtyTask(),
    text: ({ words }) => say(words).specialtyText(),
    done: ({ words }, { before, action }) => say(words).specialtyDone({ points: gain(before, action) ?? 0 }),
    rule: 'specialty',
    model: bestSpecialty,
    accepts: (_, action) => action.type === 'place' && isSpecialty(action.tile),
  },
  {
    id: 'help',
    part: 'end',
    kind: 'do',
    start: () => laidOut({ left: FOUR_LIVING, right: [BAKERY], hand: [THIRD_HELP, SLEEPING], keeps: [THIRD_HELP, SLEEPING] }),
    title: (words) => say(words).helpTitle(),
    task: ({ words }) => say(words).helpTask({ tile: THIRD_HELP }),
    text: ({ words }, view) => say(words).helpText({ left: totalOf(view, LEFT), right: totalOf(view, RIGHT) }),
    done: ({ words }, { after }) => say(words).helpDone({ right: totalOf(after, RIGHT) }),
    rule: 'score',
    model: (view) => best(view, RIGHT, THIRD_HELP),
    accepts: (view, action) => isBest(view, action, RIGHT, THIRD_HELP),
  },
  {
    id: 'worse',
    part: 'end',
    kind: 'read',
    title: (words) => say(words).worseTitle(),
    text: ({ words }, view) =>
      say(words).worseText({
        left: totalOf(view, LEFT),
        right: totalOf(view, RIGHT),
        points: Math.min(totalOf(view, LEFT), totalOf(view, RIGHT)),
      }),
    rule: 'score',
  },
];

/** What to touch next: a tile, its cell, the last word. */
function sign(_view: BetweenView, wanted: BetweenAction, held: BetweenAction | null): Sign {
  switch (wanted.type) {
    case 'choose':
      return ['[data-testid="keep"]:enabled', '.hand-tile[aria-pressed="false"]'];
    case 'place': {
      const isHeld = held !== null && 'tile' in held && held.tile === wanted.tile;
      if (!isHeld) return [`.tile[data-piece$=" ${wanted.tile}"]`];
      const side = wanted.castle === LEFT ? 'left' : 'right';
      return same(held, wanted)
        ? ['[data-testid="place"]']
        : [`.castle-${wanted.castle} .open-cell[data-cell="${wanted.x} ${wanted.y}"]`, `[data-testid="show-${side}"]`];
    }
    default:
      return ['[data-testid="take-option"]', '[data-testid="option"]'];
  }
}

/** The others of a lesson take what comes first, and place it where it brings most. */
function others(view: BetweenView): BetweenAction {
  const place = firstOf(view, 'place');
  if (place?.type === 'place') return best(view, place.castle, place.tile) ?? place;
  const [choice] = between.choices(view);
  return choice.at(0);
}

export const first: Lesson<BetweenView, BetweenAction> = {
  id: 'between-first',
  game: 'between',
  rules: between as unknown as Rules,
  minutes: 7,
  title: (words) => say(words).title(),
  line: (words) => say(words).line(),
  parts: [
    { id: 'turn', title: (words) => say(words).partTurn() },
    { id: 'places', title: (words) => say(words).partPlaces() },
    { id: 'bonuses', title: (words) => say(words).partBonuses() },
    { id: 'end', title: (words) => say(words).partEnd() },
  ],
  steps,
  others,
  points: gain,
  sign,
};
