import type { RoomType } from '@luftschloss/engine/between';
import { element } from '../common/svg.ts';
import { EARTH, INK, PAPER, TONES } from './palette.ts';

/** Floors and walls by type: a second sign beside the hue. */
const FLOORS: { readonly [T in RoomType]: { readonly size: number; readonly d: string } } = {
  living: { size: 26, d: 'M0 6C8 0 14 12 26 6M0 19C10 13 16 25 26 19' },
  sleeping: { size: 24, d: 'M0 0H24M0 8H24M0 16H24M6 0V8M18 8V16M10 16V24' },
  food: { size: 16, d: 'M0 0H8V8H16V16H8V8H0Z' },
  utility: { size: 10, d: 'M0 0H10M0 0V10' },
  outdoor: { size: 22, d: 'M4 20V13M7 20L10 12M14 9V3M17 9L20 3' },
  corridor: { size: 30, d: 'M0 0L14 3L30 0M14 3L11 17L0 20M11 17L30 19M22 18L19 30' },
  downstairs: { size: 28, d: 'M0 0H28M0 14H28M10 0V14M22 14V28' },
  specialty: { size: 20, d: 'M10 0L20 10L10 20L0 10Z' },
};

export function patternId(type: RoomType): string {
  return `between-floor-${type}`;
}

export function definitions(): string {
  const patterns = (Object.keys(FLOORS) as RoomType[]).map((type) => {
    const { size, d } = FLOORS[type];
    const ink = TONES[type].text;
    const picture = element('path', {
      d,
      fill: type === 'food' ? ink : 'none',
      stroke: ink,
      'stroke-width': 1,
      'stroke-opacity': 0.28,
      'fill-opacity': 0.07,
    });
    return element('pattern', { id: patternId(type), width: size, height: size, patternUnits: 'userSpaceOnUse' }, picture);
  });
  const sky = element(
    'linearGradient',
    { id: 'between-sky', x1: 0, y1: 0, x2: 0, y2: 1 },
    element('stop', { offset: 0, 'stop-color': '#bcd9ea' }),
    element('stop', { offset: 1, 'stop-color': '#fdf3dc' }),
  );
  const soil = element(
    'pattern',
    { id: 'between-soil', width: 64, height: 48, patternUnits: 'userSpaceOnUse' },
    element('path', {
      d: 'M6 10h5M22 30h6M40 8h4M52 38h5M34 20l4 3M12 40l4-2M58 18h3',
      stroke: '#7b5d3e',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    element('ellipse', { cx: 46, cy: 26, rx: 5, ry: 3, fill: '#9a7852' }),
    element('ellipse', { cx: 16, cy: 22, rx: 3, ry: 2, fill: '#c4a27b' }),
  );
  return element('defs', {}, ...patterns, sky, soil);
}

export interface Landscape {
  readonly width: number;
  readonly top: number;
  readonly ground: number;
  readonly bottom: number;
}

const HILL = 160;

/** A range of hills from one place to another. Left of 0 it is the mirror of the right, so that two halves of a picture meet there. */
function hills(from: number, to: number, ground: number, y: number, height: number, shift: number, fill: string): string {
  const [first, last] = [Math.floor(from / HILL), Math.ceil(to / HILL)];
  let d = `M${first * HILL} ${ground}V${y}`;
  for (let hill = first; hill < last; hill++) {
    const nth = hill < 0 ? -hill - 1 : hill;
    d += `Q${hill * HILL + HILL / 2} ${y - height * (1 + (((nth + shift) * 7) % 5) / 5)} ${(hill + 1) * HILL} ${y}`;
  }
  return element('path', { d: `${d}V${ground}Z`, fill });
}

function bird(x: number, y: number): string {
  return element('path', {
    d: `M${x} ${y}q5 -7 10 0q5 -7 10 0`,
    fill: 'none',
    stroke: INK,
    'stroke-width': 1.2,
    'stroke-linecap': 'round',
  });
}

/** Half of a wide picture around x = 0, with the ground at y = 0. */
export interface Panorama {
  readonly left: number;
  readonly right: number;
  readonly top: number; // where the sky is at its darkest
  readonly bottom: number;
}

/** So far a drawing goes on beyond what was asked for: somebody may move it. */
const BEYOND = 3000;

/** The same sky, hills and earth for castles that stand side by side. */
export function panorama({ left, right, top, bottom }: Panorama): string {
  const [west, east] = [left - BEYOND, right + BEYOND];
  const width = east - west;
  return [
    element('rect', { x: west, y: top - BEYOND, width, height: BEYOND + 1, fill: '#bcd9ea' }),
    element('rect', { x: west, y: top, width, height: -top, fill: 'url(#between-sky)' }),
    element('circle', { cx: 560, cy: top + 150, r: 34, fill: '#f7dc8d', 'fill-opacity': 0.9 }),
    hills(west, east, 0, -110, 70, 1, '#c9d6d8'),
    hills(west, east, 0, -40, 60, 3, '#c3d3b5'),
    bird(-460, top + 190),
    bird(-410, top + 222),
    bird(-760, top + 150),
    bird(900, top + 130),
    element('rect', { x: west, y: 0, width, height: bottom + BEYOND, fill: EARTH }),
    element('rect', { x: west, y: 0, width, height: bottom + BEYOND, fill: 'url(#between-soil)' }),
    element('path', { d: `M${west} 0H${east}`, stroke: '#5b7f3f', 'stroke-width': 7 }),
    element('path', { d: `M${west} 4H${east}`, stroke: INK, 'stroke-width': 1.2 }),
    grass(west, east, 0),
  ].join('');
}

/** Sky with hills, the ground line and the earth of the cellars. */
export function landscape({ width, top, ground, bottom }: Landscape): string {
  return [
    element('rect', { x: 0, y: top, width, height: ground - top, fill: 'url(#between-sky)' }),
    element('circle', { cx: width - 90, cy: top + 70, r: 26, fill: '#f7dc8d', 'fill-opacity': 0.9 }),
    // A picture in the picture ends at its frame, and a hill does not.
    element(
      'svg',
      { y: top, width, height: ground - top, viewBox: `0 ${top} ${width} ${ground - top}` },
      hills(0, width, ground, ground - 110, 70, 1, '#c9d6d8'),
      hills(0, width, ground, ground - 40, 60, 3, '#c3d3b5'),
    ),
    bird(70, top + 60),
    bird(110, top + 84),
    bird(width - 220, top + 46),
    element('rect', { x: 0, y: ground, width, height: bottom - ground, fill: EARTH }),
    element('rect', { x: 0, y: ground, width, height: bottom - ground, fill: 'url(#between-soil)' }),
    element('path', { d: `M0 ${ground}H${width}`, stroke: '#5b7f3f', 'stroke-width': 7 }),
    element('path', { d: `M0 ${ground + 4}H${width}`, stroke: INK, 'stroke-width': 1.2 }),
    grass(0, width, ground),
  ].join('');
}

function grass(from: number, to: number, ground: number): string {
  let d = '';
  for (let x = from + 6; x < to; x += 13) d += `M${x} ${ground - 2}l${(Math.abs(x) % 5) - 2} -${5 + (Math.abs(x) % 4)}`;
  return element('path', { d, stroke: '#4c6f35', 'stroke-width': 1.4, 'stroke-linecap': 'round' });
}

export function sheet(width: number, height: number): string {
  return element('rect', { width, height, fill: PAPER });
}
