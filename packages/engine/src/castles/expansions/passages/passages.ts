import { DIRECTIONS, type Direction, opposite, TURNS, type Turns, turnCell, turned } from '../../../common/grid.ts';
import { areStairs, levelsDiffer } from '../../geometry/collisions.ts';
import { boxOf, drawbridgeSide, fitsWindow, type OpenEntrance, type Plan, shownOn } from '../../geometry/plan.ts';
import { EMPTY, FENCE, STEP, WINDOW } from '../../geometry/tile-forms.ts';

export const PASSAGE_KINDS = ['small', 'long', 'corner'] as const;
export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** A secret passage as it lies: the upper left cell of its bounding box after `r` clockwise quarter turns, like a tile. */
export interface PlacedPassage {
  readonly kind: PassageKind;
  readonly x: number;
  readonly y: number;
  readonly r: Turns;
}

export interface PassageForm {
  readonly kind: PassageKind;
  readonly turns: Turns;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[];
  /** The two end cells, and the outer side through which each leaves. */
  readonly ends: readonly [PassageEnd, PassageEnd];
}

interface PassageEnd {
  readonly offset: number;
  readonly side: Direction;
}

export interface PassagePlace {
  readonly form: PassageForm;
  readonly cell: number;
}

/** Unturned (C-10.1): small and long run from west to east; the corner's arms leave to the east and to the south. */
const SHAPES: {
  readonly [kind in PassageKind]: {
    width: number;
    height: number;
    cells: readonly [number, number][];
    ends: readonly [number, number, Direction][];
  };
} = {
  small: {
    width: 1,
    height: 1,
    cells: [[0, 0]],
    ends: [
      [0, 0, 3],
      [0, 0, 1],
    ],
  },
  long: {
    width: 3,
    height: 1,
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    ends: [
      [0, 0, 3],
      [2, 0, 1],
    ],
  },
  corner: {
    width: 2,
    height: 2,
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    ends: [
      [1, 0, 1],
      [0, 1, 2],
    ],
  },
};

const FORMS: { readonly [kind in PassageKind]: readonly PassageForm[] } = {
  small: TURNS.map((turns) => makeForm('small', turns)),
  long: TURNS.map((turns) => makeForm('long', turns)),
  corner: TURNS.map((turns) => makeForm('corner', turns)),
};

function makeForm(kind: PassageKind, turns: Turns): PassageForm {
  const { width, height, cells, ends } = SHAPES[kind];
  const at = (x: number, y: number): number => {
    const [tx, ty] = turnCell(x, y, width, height, turns);
    return tx + ty * WINDOW;
  };
  const [first, second] = ends.map(([x, y, side]) => ({ offset: at(x, y), side: turned(side, turns) }));
  const sideways = turns % 2 === 1;
  return {
    kind,
    turns,
    width: sideways ? height : width,
    height: sideways ? width : height,
    cells: cells.map(([x, y]) => at(x, y)),
    ends: [first, second],
  };
}

export function passageForm(kind: PassageKind, turns: Turns): PassageForm {
  return FORMS[kind][turns];
}

/** Straight passages look the same turned half round: only these turns differ. */
const DISTINCT_TURNS: { readonly [kind in PassageKind]: readonly Turns[] } = { small: [0, 1], long: [0, 1], corner: TURNS };

/** Why a passage may not lie somewhere. */
export const PASSAGE_OBSTACLES = [
  'passage-blocked',
  'passage-end',
  'passage-connected',
  'passage-level',
  'passage-fence',
  'passage-garden',
] as const;
export type PassageObstacle = (typeof PASSAGE_OBSTACLES)[number];

// C-10.1, C-10.2
export function passageObstacle(plan: Plan, { form, cell }: PassagePlace): PassageObstacle | null {
  if (!fitsWindow(cell, form.width, form.height)) return 'passage-blocked';
  for (const offset of form.cells) if (plan.drawing.grid[cell + offset] !== EMPTY) return 'passage-blocked';
  const first = entranceAt(plan, cell, form.ends[0]);
  const second = entranceAt(plan, cell, form.ends[1]);
  if (!first || !second) return 'passage-end';
  if (first.room === second.room || plan.rooms[first.room].links.includes(second.room)) return 'passage-connected';
  if (cannotJoin(first.code, second.code)) return 'passage-level';
  if (passageTouchesFence(plan, form, cell)) return 'passage-fence';
  return isInGarden(plan, first) || isInGarden(plan, second) || passageLiesOutside(plan, form, cell) ? 'passage-garden' : null;
}

// Open entrances of one plan by cell and side, for looking up many in a row: cheaper than a Map, and never cleared.
const openPlan = new Uint32Array(WINDOW * WINDOW * 4);
const openIndex = new Uint16Array(WINDOW * WINDOW * 4);
let indexed: Plan | null = null;
let index = 0;

function indexOpen(plan: Plan): void {
  if (indexed === plan) return;
  indexed = plan;
  index++;
  for (const [number, { cell, side }] of plan.open.entries()) {
    openPlan[cell * 4 + side] = index;
    openIndex[cell * 4 + side] = number;
  }
}

/** The open entrance on which an end lies. */
export function entranceAt(plan: Plan, cell: number, { offset, side }: PassageEnd): OpenEntrance | undefined {
  indexOpen(plan);
  const key = (cell + offset + STEP[side]) * 4 + opposite(side);
  return openPlan[key] === index ? plan.open[openIndex[key]] : undefined;
}

function cannotJoin(code: number, other: number): boolean {
  return levelsDiffer(code, other) || areStairs(code, other);
}

export function passageTouchesFence({ drawing: { grid } }: Plan, form: PassageForm, cell: number): boolean {
  for (const offset of form.cells) {
    for (const side of DIRECTIONS) if (shownOn(grid[cell + offset + STEP[side]], opposite(side)) === FENCE) return true;
  }
  return false;
}

/** The gardens behind the drawbridge (C-10.2). */
function isInGarden(plan: Plan, entrance: OpenEntrance): boolean {
  return plan.rooms[entrance.room].garden;
}

/** No passage lies on the far side of the Barbican: at the drawbridge, or where castles may grow to while there is no moat (C-10.2). */
export function passageLiesOutside(plan: Plan, { width, height }: PassageForm, cell: number): boolean {
  const side = drawbridgeSide(plan);
  if (side === -1) return false;
  const { left, top, right, bottom } = boxOf(cell, width, height);
  const bridge = boxOf(plan.drawbridge, 1, 1);
  return [top < bridge.top, right > bridge.right, bottom > bridge.bottom, left < bridge.left][side];
}

/** A passage by its end at some entrance: where its cells begin as seen from the cell in front of that entrance, and its other end. */
export interface Departure {
  readonly form: PassageForm;
  readonly shift: number;
  readonly far: PassageEnd;
}

/** For each side that an entrance can face, every passage that could begin there, wherever it leads. */
const DEPARTURES: { readonly [kind in PassageKind]: readonly (readonly Departure[])[] } = {
  small: DIRECTIONS.map((side) => departures('small', side)),
  long: DIRECTIONS.map((side) => departures('long', side)),
  corner: DIRECTIONS.map((side) => departures('corner', side)),
};

function departures(kind: PassageKind, side: Direction): Departure[] {
  return DISTINCT_TURNS[kind].flatMap((turns) => {
    const form = FORMS[kind][turns];
    const [first, second] = form.ends;
    return [
      { near: first, far: second },
      { near: second, far: first },
    ]
      .filter(({ near }) => near.side === opposite(side))
      .map(({ near, far }) => ({ form, shift: -near.offset, far }));
  });
}

export function departuresOf(kind: PassageKind, side: Direction): readonly Departure[] {
  return DEPARTURES[kind][side];
}

/** Every legal way to join two rooms by passages of these kinds, one of the rooms being the given one. */
export function passagesOf(plan: Plan, room: number, kinds: readonly PassageKind[]): PassagePlace[] {
  const places: PassagePlace[] = [];
  for (const entrance of plan.open) {
    if (entrance.room !== room) continue;
    const front = entrance.cell + STEP[entrance.side];
    for (const kind of kinds) {
      for (const { form, shift } of DEPARTURES[kind][entrance.side]) {
        const place = { form, cell: front + shift };
        if (passageObstacle(plan, place) === null) places.push(place);
      }
    }
  }
  return places;
}

/** The room that was there before at one end of a passage dug along with a new tile. */
export function oldRoomOf(plan: Plan, { form, cell }: PassagePlace): number {
  return (entranceAt(plan, cell, form.ends[0]) ?? entranceAt(plan, cell, form.ends[1]))?.room ?? 0;
}

/**
 * Every choice of at least one of these passages that can be dug together: of different kinds, apart, and between different rooms. `joined` tells in step
 * with them what they join: equal for passages that would join the same.
 */
export function passageSets(places: readonly PassagePlace[], joined: readonly number[]): PassagePlace[][] {
  if (places.length < 2) return places.map((place) => [place]);
  const sets: PassagePlace[][] = [];
  const add = (from: number, taken: readonly number[]): void => {
    for (let i = from; i < places.length; i++) {
      if (!taken.every((other) => joined[other] !== joined[i] && goTogether(places[other], places[i]))) continue;
      const set = [...taken, i];
      sets.push(set.map((number) => places[number]));
      add(i + 1, set);
    }
  };
  add(0, []);
  return sets;
}

function goTogether(a: PassagePlace, b: PassagePlace): boolean {
  if (a.form.kind === b.form.kind) return false;
  return !a.form.cells.some((offset) => b.form.cells.some((other) => a.cell + offset === b.cell + other));
}

/** The two rooms at the ends of a passage as one number; a room that is not on the plan counts as none. */
export function roomsJoined(plan: Plan, { form, cell }: PassagePlace): number {
  const first = 1 + (entranceAt(plan, cell, form.ends[0])?.room ?? -1);
  const second = 1 + (entranceAt(plan, cell, form.ends[1])?.room ?? -1);
  return Math.min(first, second) * 1000 + Math.max(first, second);
}
