import {
  castleDefs,
  castleFragment,
  type DrawOptions,
  moatStripFragment,
  passageFragment,
  passagePicture,
  penFor,
  picturesOf,
  roomFragment,
} from '@luftschloss/drawing';
import {
  type Castle,
  formsOf,
  type Level,
  opposite,
  type PlacedPassage,
  type PlacedTile,
  passagePlaceOf,
  planOf,
  positionOf,
  type Side,
  scoreCastle,
  sideOf,
  type Turns,
  tileOf,
  WINDOW,
} from '@luftschloss/engine/castles';
import { type Extent, union } from '../../board/camera.ts';

export interface DrawnCastle {
  readonly svg: string; // painted at the origin of `extent`
  readonly extent: Extent; // in the castle's own cells
  readonly size: number; // pixels per cell
}

/** How a part of a castle is drawn; `prefix` is of all ids of the picture that it belongs to. */
export type Look = Required<Pick<DrawOptions, 'cellSize' | 'theme' | 'language' | 'prefix'>>;

const pointsKept = new WeakMap<Castle, readonly number[]>();

/** What each room scored when it was placed. */
export function pointsOf(castle: Castle): readonly number[] {
  let points = pointsKept.get(castle);
  if (!points) {
    points = scoreCastle(castle).steps.map((step) => step.points);
    pointsKept.set(castle, points);
  }
  return points;
}

/** The box around a castle, in its own cells. */
export function extentOfCastle(castle: Castle): Extent {
  const { left, top, right, bottom } = planOf(castle).box;
  const { x, y } = positionOf(castle, left + top * WINDOW);
  return { left: x, top: y, width: right - left + 1, height: bottom - top + 1 };
}

export function extentOfRoom({ tile, x, y, r, level }: PlacedTile): Extent {
  const { width, height } = formsOf(tileOf(tile), level ?? null)[r];
  return { left: x, top: y, width, height };
}

/** The box around its rooms alone: water is wide, and nobody needs all of it in sight. */
export function extentOfRooms({ tiles }: Castle): Extent {
  return tiles.map(extentOfRoom).reduce(union);
}

export function drawnCastle(castle: Castle, look: Look): DrawnCastle {
  const pen = penFor({ ...look, untitled: true });
  const picture = picturesOf(castle, pointsOf(castle));
  const svg = `<defs>${castleDefs(pen)}</defs>${castleFragment(picture, pen)}`;
  return { svg, size: look.cellSize, extent: extentOfCastle(castle) };
}

/** A room alone, with its upper left corner at the origin. */
export function drawnRoom(tile: string, r: Turns, level: Level | null, look: Look): string {
  return roomFragment({ form: formsOf(tileOf(tile), level)[r], x: 0, y: 0 }, penFor({ ...look, untitled: true }));
}

/** A strip of moat on a side of the castle, with its upper left corner at the origin. */
export function drawnMoat(side: Side, width: number, height: number, look: Look): string {
  return moatStripFragment({ x: 0, y: 0, width, height }, opposite(sideOf(side)), penFor(look));
}

/** Passages that may be dug, in the castle's own place. */
export function drawnPassages(castle: Castle, passages: readonly PlacedPassage[], look: Look): string {
  const pen = penFor(look);
  const at = (cell: number): readonly [number, number] => {
    const { x, y } = positionOf(castle, cell);
    return [x, y];
  };
  return passages.map((passage) => passageFragment(passagePicture(passagePlaceOf(castle, passage), at), pen)).join('');
}
