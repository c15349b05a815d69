import { DIRECTIONS, type Direction, opposite, TURNS, type Turns, turnCell, turned } from '../common/grid.ts';
import { EMPTY, FENCE, STEP, WINDOW } from './forms.ts';
import { areStairs, levelsDiffer } from './meeting.ts';
import { BYTES, fitsWindow, type OpenEntrance, type Plan, SIDE } from './plan.ts';

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
  for (const offset of form.cells) if (plan.grid[(cell + offset) * BYTES] !== EMPTY) return 'passage-blocked';
  const [first, second] = form.ends.map((end) => entranceAt(plan, cell, end));
  if (!first || !second) return 'passage-end';
  if (first.room === second.room || plan.rooms[first.room].links.includes(second.room)) return 'passage-connected';
  if (levelsDiffer(first.code, second.code) || areStairs(first.code, second.code)) return 'passage-level';
  if (form.cells.some((offset) => touchesFence(plan, cell + offset))) return 'passage-fence';
  return [first, second].some((entrance) => isOutside(plan, entrance)) ? 'passage-garden' : null;
}

/** The open entrance on which an end lies. */
export function entranceAt(plan: Plan, cell: number, { offset, side }: PassageEnd): OpenEntrance | undefined {
  const target = cell + offset + STEP[side];
  const facing = opposite(side);
  return plan.open.find((entrance) => entrance.cell === target && entrance.side === facing);
}

function touchesFence(plan: Plan, cell: number): boolean {
  return DIRECTIONS.some((side) => plan.grid[(cell + STEP[side]) * BYTES + SIDE + opposite(side)] === FENCE);
}

/** The drawbridge and the gardens behind it (C-10.2). */
function isOutside(plan: Plan, entrance: OpenEntrance): boolean {
  return plan.rooms[entrance.room].garden || entrance.cell === plan.drawbridge;
}

/** Every passage of the kind that could begin at this entrance, wherever it leads. */
export function passagesFrom(entrance: OpenEntrance, kinds: readonly PassageKind[]): { place: PassagePlace; far: PassageEnd }[] {
  const start = entrance.cell + STEP[entrance.side];
  const facing = opposite(entrance.side);
  const found: { place: PassagePlace; far: PassageEnd }[] = [];
  for (const kind of kinds) {
    for (const turns of DISTINCT_TURNS[kind]) {
      const form = FORMS[kind][turns];
      for (const [near, far] of [form.ends, [form.ends[1], form.ends[0]]] as const) {
        if (near.side === facing) found.push({ place: { form, cell: start - near.offset }, far });
      }
    }
  }
  return found;
}

/** Every legal way to join two rooms by passages of these kinds, one of the rooms being the given one. */
export function passagesOf(plan: Plan, room: number, kinds: readonly PassageKind[]): PassagePlace[] {
  const places: PassagePlace[] = [];
  for (const entrance of plan.open) {
    if (entrance.room !== room) continue;
    for (const { place } of passagesFrom(entrance, kinds)) if (passageObstacle(plan, place) === null) places.push(place);
  }
  return places;
}

/** Every choice of at least one of these passages that can be dug together: of different kinds, apart, and to different rooms. */
export function passageSets(plan: Plan, places: readonly PassagePlace[]): PassagePlace[][] {
  const sets: PassagePlace[][] = [];
  const add = (from: number, taken: PassagePlace[]): void => {
    for (let i = from; i < places.length; i++) {
      if (!taken.every((other) => goTogether(plan, other, places[i]))) continue;
      const set = [...taken, places[i]];
      sets.push(set);
      add(i + 1, set);
    }
  };
  add(0, []);
  return sets;
}

function goTogether(plan: Plan, a: PassagePlace, b: PassagePlace): boolean {
  if (a.form.kind === b.form.kind) return false;
  if (a.form.cells.some((offset) => b.form.cells.some((other) => a.cell + offset === b.cell + other))) return false;
  const roomsOf = ({ form, cell }: PassagePlace): string =>
    form.ends
      .map((end) => entranceAt(plan, cell, end)?.room ?? -1)
      .sort((x, y) => x - y)
      .join();
  return roomsOf(a) !== roomsOf(b);
}
