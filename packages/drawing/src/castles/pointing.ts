import { type Castle, type Form, type PlacedTile, placeOf, WINDOW } from '@luftschloss/engine/castles';
import { element } from '../common/svg.ts';
import type { CastleBox } from './castle.ts';
import { px } from './ink.ts';
import { outlineOf, outlinePath } from './outline.ts';
import type { Pen } from './pen.ts';
import { type RoomPicture, roomFragment } from './room.ts';

/** A frame around a room that the reader should look at. */
export function markFragment({ form, x, y }: Pick<RoomPicture, 'form' | 'x' | 'y'>, pen: Pen): string {
  return framed(form, x, y, pen.theme.gold, pen);
}

/** A tile where somebody would like to build it. */
export interface AskedPicture {
  readonly form: Form;
  readonly left: number; // cells of the window
  readonly top: number;
}

export function askedPicture(castle: Castle, asked: PlacedTile): AskedPicture {
  const { form, cell } = placeOf(castle, asked);
  return { form, left: cell % WINDOW, top: Math.floor(cell / WINDOW) };
}

/** The box around a castle and what is asked about. */
export function boxWith(box: CastleBox, asked: AskedPicture | null): CastleBox {
  if (!asked) return box;
  const left = Math.min(box.left, asked.left);
  const top = Math.min(box.top, asked.top);
  const right = Math.max(box.left + box.width, asked.left + asked.form.width);
  const bottom = Math.max(box.top + box.height, asked.top + asked.form.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** Pale, as it does not lie there, in a frame of its own. */
export function askedFragment({ form, left, top }: AskedPicture, box: CastleBox, pen: Pen): string {
  const [x, y] = [left - box.left, top - box.top];
  return element('g', { class: 'asked', opacity: 0.62 }, roomFragment({ form, x, y }, pen)) + framed(form, x, y, pen.theme.brick, pen);
}

function framed(form: Form, x: number, y: number, color: string, { size, theme }: Pen): string {
  const place = { d: outlinePath(outlineOf(form), size), transform: `translate(${px(x * size)} ${px(y * size)})`, fill: 'none' };
  const width = Math.max(3, size * 0.12);
  return (
    element('path', { ...place, stroke: theme.paper, 'stroke-width': px(width * 1.9), 'stroke-opacity': 0.8 }) +
    element('path', { ...place, stroke: color, 'stroke-width': px(width), 'stroke-dasharray': `${px(size * 0.32)} ${px(size * 0.16)}` })
  );
}
