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

/** Sky with hills, the ground line and the earth of the cellars. */
export function landscape({ width, top, ground, bottom }: Landscape): string {
  const hill = (y: number, height: number, shift: number, fill: string): string => {
    let d = `M0 ${ground}V${y}`;
    for (let x = 0; x <= width; x += 160) d += `Q${x + 80} ${y - height * (1 + (((x / 160 + shift) * 7) % 5) / 5)} ${x + 160} ${y}`;
    return element('path', { d: `${d}V${ground}Z`, fill });
  };
  const bird = (x: number, y: number): string =>
    element('path', { d: `M${x} ${y}q5 -7 10 0q5 -7 10 0`, fill: 'none', stroke: INK, 'stroke-width': 1.2, 'stroke-linecap': 'round' });
  return [
    element('rect', { x: 0, y: top, width, height: ground - top, fill: 'url(#between-sky)' }),
    element('circle', { cx: width - 90, cy: top + 70, r: 26, fill: '#f7dc8d', 'fill-opacity': 0.9 }),
    hill(ground - 110, 70, 1, '#c9d6d8'),
    hill(ground - 40, 60, 3, '#c3d3b5'),
    bird(70, top + 60),
    bird(110, top + 84),
    bird(width - 220, top + 46),
    element('rect', { x: 0, y: ground, width, height: bottom - ground, fill: EARTH }),
    element('rect', { x: 0, y: ground, width, height: bottom - ground, fill: 'url(#between-soil)' }),
    element('path', { d: `M0 ${ground}H${width}`, stroke: '#5b7f3f', 'stroke-width': 7 }),
    element('path', { d: `M0 ${ground + 4}H${width}`, stroke: INK, 'stroke-width': 1.2 }),
    grass(width, ground),
  ].join('');
}

function grass(width: number, ground: number): string {
  let d = '';
  for (let x = 6; x < width; x += 13) d += `M${x} ${ground - 2}l${(x % 5) - 2} -${5 + (x % 4)}`;
  return element('path', { d, stroke: '#4c6f35', 'stroke-width': 1.4, 'stroke-linecap': 'round' });
}

export function sheet(width: number, height: number): string {
  return element('rect', { width, height, fill: PAPER });
}
