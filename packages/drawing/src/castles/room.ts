import { type Form, STAIRS } from '@luftschloss/engine/castles';
import { element, escapeText } from '../common/svg.ts';
import { SERIF } from '../common/text.ts';
import { doorKey, type EntranceState, entranceFragment } from './entrances.ts';
import { fenceFragment } from './fence.ts';
import { descentFragment, floorFragment, stairsFragment } from './floors.ts';
import { furnitureFragment } from './furniture.ts';
import { type Chance, chanceFor, px } from './ink.ts';
import { labelsFragment, letterSeal } from './labels.ts';
import { fit, floorOf } from './layout.ts';
import { outlineOf, turnPoint, wallOf } from './outline.ts';
import type { RoomType } from './palette.ts';
import { type Pen, wallWidth } from './pen.ts';
import { sign } from './signs.ts';
import { wallsFragment } from './walls.ts';

/** A room as it is to be drawn. */
export interface RoomPicture {
  readonly form: Form;
  readonly x: number; // cells from the drawing's origin
  readonly y: number;
  readonly states?: ReadonlyMap<string, EntranceState>; // by `x,y,side`; an entrance without one is drawn plain
  readonly completed?: boolean;
  readonly scored?: number | undefined; // points when it was placed
  readonly nameless?: boolean; // its name stands elsewhere
  readonly plain?: boolean; // all that is written on it stands elsewhere
  readonly index?: number; // which room of its castle it is
}

/** One room with all its parts, in a group of its own, so that it can be inked in on its own. */
export function roomFragment(picture: RoomPicture, pen: Pen): string {
  return element('g', groupFor(picture, 'room', pen), titleIn(picture, pen), masonry(picture, pen), contents(picture, pen));
}

/** The same without its contents, where something is to be painted between walls and labels. */
export function shellFragment(picture: RoomPicture, pen: Pen): string {
  return element('g', groupFor(picture, 'room', pen), titleIn(picture, pen), masonry(picture, pen));
}

/** Furniture and labels alone. */
export function contentsFragment(picture: RoomPicture, pen: Pen): string {
  return element('g', groupFor(picture, 'contents', pen), contents(picture, pen));
}

function groupFor({ form, x, y, index }: RoomPicture, part: 'room' | 'contents', { size }: Pen): { readonly [name: string]: string } {
  return {
    class: `${part} ${looksOf(form)}`,
    transform: `translate(${px(x * size)} ${px(y * size)})`,
    'font-family': SERIF,
    'data-tile': form.tile.id,
    ...sign('room'),
    ...(index === undefined ? {} : { 'data-room': String(index) }),
  };
}

/** A page with explanations of its own wants no tooltip of the browser beside them. */
function titleIn({ form }: RoomPicture, { language, untitled }: Pen): string {
  if (untitled) return '';
  return element('title', {}, escapeText(language.term('castles.room', form.tile.id)));
}

function chanceOf({ form, x, y }: RoomPicture): Chance {
  return chanceFor(`${form.tile.id} ${x} ${y} ${form.turns}`);
}

function masonry(picture: RoomPicture, pen: Pen): string {
  const { form, states } = picture;
  const type = looksOf(form);
  const outline = outlineOf(form);
  const { stretches, doors } = wallOf(form);
  return (
    (form.tile.id === STAIRS ? stairsFragment(form, pen) : floorFragment(outline, type, pen)) +
    wallsFragment(outline, stretches, type, pen, chanceOf(picture)) +
    fenceFragment(stretches, pen) +
    doors.map((door) => entranceFragment(door, states?.get(doorKey(door)) ?? 'plain', type, pen)).join('')
  );
}

/** Downstairs hallways are built like the cellar they belong to. */
export function looksOf({ tile, level }: Form): RoomType {
  return level === 'down' ? 'downstairs' : tile.type;
}

function contents(picture: RoomPicture, pen: Pen): string {
  const { form, completed = false, scored, nameless = false, plain = false } = picture;
  const { tile } = form;
  if (tile.id === STAIRS) return descentFragment(form, pen) + stairsSeal(form, completed, pen);
  const outline = outlineOf(form);
  if (pen.detail === 'far' || plain) {
    const side = Math.min(15, pen.size * Math.min(outline.width, outline.height));
    const box = fit(floorOf(outline, 0, pen.size), side, side, [0.5, 0.5], []);
    return box ? letterSeal(box, tile.type, completed, pen) : '';
  }
  const looks = looksOf(form);
  const labels = labelsFragment({ tile, looks, completed, scored, nameless }, floorOf(outline, wallWidth(pen) + 0.04, pen.size), pen);
  if (pen.detail === 'near') return labels.svg;
  const floor = floorOf(outline, wallWidth(pen) + 0.03, pen.size);
  return furnitureFragment(looks, floor, labels.taken, wallOf(form).doors, pen, chanceOf(picture)) + labels.svg;
}

/** Stairs have place for the letter alone, at their light end. */
function stairsSeal(form: Form, completed: boolean, pen: Pen): string {
  const side = Math.min(15, pen.size);
  const [x, y] = turnPoint([pen.detail === 'far' ? 1.5 : 2.4, 0.5], 3, 1, form.turns);
  return letterSeal({ x: x * pen.size - side / 2, y: y * pen.size - side / 2, width: side, height: side }, form.tile.type, completed, pen);
}
