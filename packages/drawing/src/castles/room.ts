import { type Form, STAIRS } from '@luftschloss/engine/castles';
import { element, escapeText } from '../svg.ts';
import { doorKey, type EntranceState, entranceFragment } from './entrances.ts';
import { fenceFragment } from './fence.ts';
import { descentFragment, floorFragment, stairsFragment } from './floors.ts';
import { furnitureFragment } from './furniture.ts';
import { type Chance, chanceFor } from './ink.ts';
import { labelsFragment, letterSeal } from './labels.ts';
import { fit, floorOf } from './layout.ts';
import { type Door, outlineOf, wallOf } from './outline.ts';
import type { RoomType } from './palette.ts';
import { type Pen, wallWidth } from './pen.ts';
import { wallsFragment } from './walls.ts';

/** A room as it is to be drawn. */
export interface RoomPicture {
  readonly form: Form;
  readonly x: number; // cells from the drawing's origin
  readonly y: number;
  readonly states?: ReadonlyMap<string, EntranceState>; // by `x,y,side`; an entrance without one is drawn plain
  readonly completed?: boolean;
  readonly scored?: number | undefined; // points when it was placed
}

/** One room with all its parts, in a group of its own, so that it can be inked in on its own. */
export function roomFragment(picture: RoomPicture, pen: Pen): string {
  const { form, x, y, states } = picture;
  const { tile } = form;
  const { size } = pen;
  const type = looksOf(form);
  const outline = outlineOf(form);
  const { stretches, doors } = wallOf(form);
  const chance = chanceFor(`${tile.id} ${x} ${y} ${form.turns}`);
  const stairs = tile.id === STAIRS;
  return element(
    'g',
    { class: `room ${type}`, transform: `translate(${x * size} ${y * size})`, 'data-tile': tile.id },
    element('title', {}, escapeText(tile.name)),
    stairs ? stairsFragment(form, pen) : floorFragment(outline, type, pen),
    wallsFragment(outline, stretches, type, pen, chance),
    fenceFragment(stretches, pen),
    ...doors.map((door) => entranceFragment(door, states?.get(doorKey(door)) ?? 'plain', type, pen)),
    stairs ? descentFragment(form, pen) : contents(picture, doors, pen, chance),
  );
}

/** Downstairs hallways are built like the cellar they belong to. */
export function looksOf({ tile, level }: Form): RoomType {
  return level === 'down' ? 'downstairs' : tile.type;
}

function contents({ form, completed = false, scored }: RoomPicture, doors: readonly Door[], pen: Pen, chance: Chance): string {
  const { tile } = form;
  const outline = outlineOf(form);
  if (pen.detail === 'far') {
    const box = fit(floorOf(outline, 0, pen.size), Math.min(15, pen.size), Math.min(15, pen.size), [0.5, 0.5], []);
    return box ? letterSeal(box, tile.type, completed, pen) : '';
  }
  const looks = looksOf(form);
  const labels = labelsFragment({ tile, looks, completed, scored }, floorOf(outline, wallWidth(pen) + 0.05, pen.size), pen);
  if (pen.detail === 'near') return labels.svg;
  const floor = floorOf(outline, wallWidth(pen) + 0.03, pen.size);
  return furnitureFragment(looks, floor, labels.taken, doors, pen, chance) + labels.svg;
}
