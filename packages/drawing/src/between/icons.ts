import type { Hanging, RoomType, TileId } from '@luftschloss/engine/between';
import { element } from '../common/svg.ts';
import { CRIMSON, GOLD, INK } from './palette.ts';

/** Pictures in a box of 24 by 24 with the middle at 0,0, drawn with a pen of 1.6. */
const pen = { fill: 'none', stroke: INK, 'stroke-width': 1.6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

function strokes(...paths: readonly string[]): string {
  return paths.map((d) => element('path', { d, ...pen })).join('');
}

function filled(d: string, fill: string): string {
  return element('path', { d, ...pen, fill });
}

const TYPE_ICONS: { readonly [T in RoomType]: string } = {
  living: filled('M0 -10C5 -4 7 0 6 4A6 6 0 0 1 -6 4C-6 1 -4 0 -4 -3C-2 -2 -1 -1 -1 0C1 -3 1 -6 0 -10Z', '#f2a24a') + strokes('M-9 10H9'),
  sleeping: filled('M2 -11A6 6 0 1 0 8 -3A5 5 0 0 1 2 -11Z', '#fff3c4') + strokes('M-10 1V10M-10 7H10V10M10 7V4H-4V7'),
  food: filled('M-6 -10H6C6 -3 4 1 0 1S-6 -3 -6 -10Z', '#b5434a') + strokes('M0 1V8M-5 9H5'),
  utility: filled('M-8 -9H4L8 -5L4 -3H-8Z', '#b9b4ab') + strokes('M-2 -3L-1 10'),
  outdoor: filled('M0 -11C6 -11 9 -6 7 -2C9 2 4 4 0 3C-4 4 -9 2 -7 -2C-9 -6 -6 -11 0 -11Z', '#5f9e4b') + strokes('M0 3V10M-5 10H5'),
  corridor: strokes('M-9 10V-1A9 9 0 0 1 9 -1V10', 'M-4 10V1A4 4 0 0 1 4 1V10', 'M-10 10H10'),
  downstairs: strokes('M-10 -8H-5V-3H0V2H5V7H10', 'M4 -9V-3M1 -5.5L4 -2.5L7 -5.5'),
  specialty: filled('M-9 7L-10 -5L-4 0L0 -8L4 0L10 -5L9 7Z', GOLD) + strokes('M-9 10H9'),
};

const SPECIALTY_ICONS: { readonly [id: TileId]: string } = {
  fountain:
    filled('M-11 4H11L8 10H-8Z', '#8ec5e2') +
    element('path', { d: 'M0 4V-4C0 -11 -9 -10 -9 -2M0 -4C0 -11 9 -10 9 -2', ...pen, stroke: '#2f7ea8', 'stroke-width': 2.2 }),
  tower: filled('M-5 10V-2H5V10Z', '#e9e2d2') + filled('M-7 -2L0 -11L7 -2Z', '#5c6b7d') + strokes('M0 3V6'),
  'grand-foyer': strokes('M-10 10V-4A4 4 0 0 1 -2 -4V10M2 10V-4A4 4 0 0 1 10 -4V10', 'M-11 10H11', 'M0 -11V-8'),
};

export function typeIcon(type: RoomType, id: TileId = ''): string {
  return SPECIALTY_ICONS[id] ?? TYPE_ICONS[type];
}

/** Wall hangings in a box of 36 by 36 with the middle at 0,0. */
const HANGING_PICTURES: { readonly [H in Hanging]: string } = {
  painting:
    strokes('M0 -18L-9 -11M0 -18L9 -11') +
    element('rect', { x: -15, y: -11, width: 30, height: 25, rx: 1, fill: GOLD, stroke: INK, 'stroke-width': 1.6 }) +
    element('rect', { x: -11, y: -7, width: 22, height: 17, fill: '#dcebf5', stroke: INK, 'stroke-width': 1 }) +
    element('path', { d: 'M-11 10L-4 0L1 6L5 2L11 10Z', fill: '#7fa66d', stroke: 'none' }) +
    element('circle', { cx: 6, cy: -3, r: 2.2, fill: '#f2a24a' }),
  swords:
    filled('M0 -14C7 -12 11 -12 13 -11C13 3 8 11 0 15C-8 11 -13 3 -13 -11C-11 -12 -7 -12 0 -14Z', CRIMSON) +
    element('path', { d: 'M-14 -14L12 13M14 -14L-12 13', stroke: INK, 'stroke-width': 4.4, 'stroke-linecap': 'round' }) +
    element('path', { d: 'M-14 -14L12 13M14 -14L-12 13', stroke: '#f4f1ea', 'stroke-width': 2.2, 'stroke-linecap': 'round' }) +
    strokes('M5 12L13 5M-5 12L-13 5'),
  torch:
    filled('M0 -18C6 -11 7 -8 6 -4A6 6 0 0 1 -6 -4C-6 -7 -3 -9 -3 -12C-1 -11 0 -10 0 -9C1 -12 1 -15 0 -18Z', '#f28c28') +
    filled('M0 -9C2 -7 3 -5 2 -3A2.4 2.4 0 0 1 -2 -3C-3 -5 -1 -7 0 -9Z', '#ffe28a') +
    filled('M-5 1H5L3 5H-3Z', '#8a6a4a') +
    filled('M-2.4 5H2.4L1 16H-1Z', '#8a6a4a') +
    strokes('M-8 9H8'),
  mirror:
    element('ellipse', { cx: 0, cy: -1, rx: 12, ry: 16, fill: GOLD, stroke: INK, 'stroke-width': 1.6 }) +
    element('ellipse', { cx: 0, cy: -1, rx: 8.5, ry: 12.5, fill: '#e6f3f7', stroke: INK, 'stroke-width': 1 }) +
    element('path', { d: 'M-4 4L3 -9M0 6L5 -4', stroke: '#9dbcc8', 'stroke-width': 1.8, 'stroke-linecap': 'round' }) +
    strokes('M-4 16H4'),
};

export function hangingPicture(hanging: Hanging): string {
  return HANGING_PICTURES[hanging];
}
