import type { Attendant, Hanging, RegularType, RoomType } from '@luftschloss/engine/between';
import { at, element } from '../common/svg.ts';
import type { ThemeName } from '../common/theme.ts';
import { hangingPicture, typeIcon } from './icons.ts';
import { byNight } from './night.ts';
import { CRIMSON, GOLD, INK, PAPER } from './palette.ts';
import { attendantFigure } from './throne.ts';
import { seal } from './wishes.ts';

function picture(left: number, top: number, width: number, height: number, theme: ThemeName, ...parts: readonly string[]): string {
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${left} ${top} ${width} ${height}`, width, height },
    ...parts,
  );
  return theme === 'night' ? byNight(svg) : svg;
}

/** The seal of a type, for counters and lists. */
export function drawBetweenSeal(type: RoomType, theme: ThemeName): string {
  return picture(-17, -17, 34, 34, theme, seal(type, 15));
}

/** What hangs on a wall. */
export function drawBetweenHanging(hanging: Hanging, theme: ThemeName): string {
  return picture(-20, -20, 40, 40, theme, hangingPicture(hanging));
}

export function drawBetweenAttendant(attendant: Attendant, theme: ThemeName): string {
  return picture(-18, -18, 36, 52, theme, attendantFigure(attendant));
}

/** A bonus card lying face up: paper with a crimson rim; what it wants is said beside it. */
export function drawBetweenCard(theme: ThemeName, type: RegularType | 'specialty' | null = null): string {
  return picture(
    0,
    0,
    60,
    84,
    theme,
    element('rect', { x: 2, y: 2, width: 56, height: 80, rx: 5, fill: PAPER, stroke: INK, 'stroke-width': 2 }),
    element('rect', { x: 7, y: 7, width: 46, height: 70, rx: 3, fill: 'none', stroke: CRIMSON, 'stroke-width': 2 }),
    at(30, 42, type ? seal(type, 15) : element('path', { d: STAR, fill: GOLD, stroke: INK, 'stroke-width': 1.4 })),
  );
}

const STAR = 'M0 -16L4.7 -5.2L16 -4.9L7.2 2.4L10 13.6L0 7.2L-10 13.6L-7.2 2.4L-16 -4.9L-4.7 -5.2Z';

/** The back of a tile: what others have chosen and nobody sees yet. */
export function drawBetweenBack(theme: ThemeName): string {
  return picture(
    -4,
    -4,
    164,
    136,
    theme,
    element('rect', { width: 156, height: 128, fill: CRIMSON, stroke: INK, 'stroke-width': 3.4 }),
    element('rect', { x: 10, y: 10, width: 136, height: 108, fill: 'none', stroke: GOLD, 'stroke-width': 2 }),
    element('g', { transform: 'translate(78 64) scale(2.4)' }, typeIcon('specialty')),
  );
}
