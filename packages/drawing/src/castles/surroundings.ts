import {
  type Castle,
  type Direction,
  opposite,
  type PassagePlace,
  type Plan,
  passagePlaceOf,
  STEP,
  sideOf,
  stripPlace,
  WINDOW,
} from '@luftschloss/engine/castles';
import {
  type BarbicanPicture,
  barbicanFragment,
  type CellRect,
  moatStripFragment,
  type PassagePicture,
  passageFragment,
} from './expansions.ts';
import type { Point, Side } from './outline.ts';
import type { Pen } from './pen.ts';

/** What lies around the rooms of a castle and between them, in cells from the upper left of the drawing. */
export interface Surroundings {
  readonly passages: readonly PassagePicture[];
  readonly moats: readonly { readonly rect: CellRect; readonly inner: Side }[];
  readonly barbican: BarbicanPicture | null;
}

export function passagesIn(castle: Castle): PassagePlace[] {
  const placed = [...castle.tiles.flatMap(({ passages }) => passages ?? []), ...(castle.passages ?? [])];
  return placed.map((passage) => passagePlaceOf(castle, passage));
}

/** Entrances on which a passage ends, as `cell,side` of the room. */
export function tunnelledEntrances(castle: Castle): Set<string> {
  const ends = passagesIn(castle).flatMap(({ form, cell }) =>
    form.ends.map(({ offset, side }) => `${cell + offset + STEP[side]},${opposite(side)}`),
  );
  return new Set(ends);
}

/** A passage from end to end, wherever its cells are drawn. */
export function passagePicture({ form, cell }: PassagePlace, at: (cell: number) => Point): PassagePicture {
  const [from, to] = form.ends;
  const ends = [from.offset, to.offset];
  const between = form.cells.filter((offset) => !ends.includes(offset));
  const way = from.offset === to.offset ? [from.offset] : [from.offset, ...between, to.offset];
  return { cells: way.map((offset) => at(cell + offset)), from: from.side, to: to.side };
}

export function surroundingsOf(castle: Castle, plan: Plan, origin: number): Surroundings {
  const at = (cell: number): Point => [(cell % WINDOW) - (origin % WINDOW), Math.floor(cell / WINDOW) - Math.floor(origin / WINDOW)];
  const rectOf = ({ cell, width, height }: ReturnType<typeof stripPlace>): CellRect => ({ x: at(cell)[0], y: at(cell)[1], width, height });
  const passages = passagesIn(castle).map((passage) => passagePicture(passage, at));
  if (!castle.barbican) return { passages, moats: [], barbican: null };
  const side = sideOf(castle.barbican.side);
  const strip = (each: Direction): CellRect => rectOf(stripPlace(side, each));
  const moats = (castle.moats ?? []).map(sideOf).map((each) => ({ rect: strip(each), inner: opposite(each) }));
  const rect = strip(side);
  const bridge = at(plan.drawbridge);
  const drawbridge = (side % 2 === 0 ? bridge[0] - rect.x : bridge[1] - rect.y) + 0.5;
  return { passages, moats, barbican: { rect, inner: opposite(side), drawbridge } };
}

export function waterFragment({ moats, barbican }: Surroundings, pen: Pen): string {
  return moats.map(({ rect, inner }) => moatStripFragment(rect, inner, pen)).join('') + (barbican ? barbicanFragment(barbican, pen) : '');
}

export function tunnelsFragment({ passages }: Surroundings, pen: Pen): string {
  return passages.map((passage) => passageFragment(passage, pen)).join('');
}
