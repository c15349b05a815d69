import { element } from '../svg.ts';
import { px } from './ink.ts';
import { type RoomType, TYPES } from './palette.ts';
import type { Pen } from './pen.ts';

/** Signs on a square of 24 by 24. */
export const TYPE_ICONS: { readonly [type in RoomType]: string } = {
  // a flame on the hearth
  living:
    'M12.4 1C13.5 6 18.6 8.6 18.6 14A6.6 6.3 0 0 1 5.4 14C5.4 11 7.2 9.5 8 6.8C9.5 8 10 9.5 10 11C12.3 8.5 12.8 5 12.4 1ZM2.5 20.5H21.5V23H2.5Z',
  // a crescent over a bed
  sleeping: 'M16.5 1A5.2 5.2 0 1 0 22 8.2A4.6 4.6 0 0 1 16.5 1ZM1.5 8H4V15H22.5V22.5H20V19.5H4V22.5H1.5ZM5 10H9.5V13.8H5Z',
  // a goblet
  food: 'M5 1.5H19C19.3 8.5 17.3 12.5 13.3 13.5V18.5C15.5 19 17.5 20 18 22.5H6C6.5 20 8.5 19 10.7 18.5V13.5C6.7 12.5 4.7 8.5 5 1.5Z',
  // a hammer
  utility: 'M2.5 3H14.5C18 3 20.5 5.5 21.5 9.5C19 8.3 17 8.3 15 9.3H13V23H9V9.3H2.5Z',
  // a tree
  outdoor:
    'M12 1C15.8 1 17.8 3.6 17.5 6C21.8 7 22.3 12.8 18.2 14.6C16.8 15.8 14.8 15.6 13.7 15V23H10.3V15C9.2 15.6 7.2 15.8 5.8 14.6C1.7 12.8 2.2 7 6.5 6C6.2 3.6 8.2 1 12 1Z',
  // a lute
  activity:
    'M14.2 7.2L18.8 2.6L18 1.4L19.6 0.4L23.6 4.4L22.6 6L21.4 5.2L16.8 9.8C17.6 13.8 16 18.6 12.4 21.2C8.4 24 2.6 22 1.7 17C1 12.2 4.2 8.4 8.6 7.3C10.4 6.8 12.4 6.8 14.2 7.2ZM9.2 12.4A2.5 2.5 0 1 0 9.2 17.4A2.5 2.5 0 1 0 9.2 12.4Z',
  // steps going down
  downstairs: 'M1.5 3H7.5V8.5H12.5V14H17.5V19H22.5V22.5H1.5ZM16.5 2H19.5V7H22.5L18 12.2L13.5 7H16.5Z',
  // an arch
  corridor: 'M2.5 22.5V11A9.5 9.5 0 0 1 21.5 11V22.5H16.3V11.5A4.3 4.3 0 0 0 7.7 11.5V22.5Z',
};

/** What a bonus counts: connected rooms, touching rooms, rooms anywhere in the castle. */
export const BONUS_SIGNS = {
  // a panelled door
  connected: 'M4.5 1.5H19.5V22.5H4.5ZM7 4V11.2H17V4ZM7 13.4V20H17V13.4Z',
  // bricks
  adjacent:
    'M1.5 3.5H10V8.5H1.5ZM11.5 3.5H22.5V8.5H11.5ZM1.5 10H5.5V15H1.5ZM7 10H16.5V15H7ZM18 10H22.5V15H18ZM1.5 16.5H12V21.5H1.5ZM13.5 16.5H22.5V21.5H13.5Z',
  // a keep
  each: 'M2.5 22.5V2.5H7V6H9.7V2.5H14.3V6H17V2.5H21.5V22.5H14.5V16.5A2.5 2.5 0 0 0 9.5 16.5V22.5Z',
} as const;

/** A lit gothic window. */
export const WINDOW_SIGN = 'M5 22.5V10.5C5 6 8.5 2.5 12 1C15.5 2.5 19 6 19 10.5V22.5Z';

const SCALLOPS = 11;

function sealPath(): string {
  const steps = SCALLOPS * 6;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const radius = 11.3 + 0.7 * Math.cos(angle * SCALLOPS);
    return `${px(12 + Math.cos(angle) * radius)} ${px(12 + Math.sin(angle) * radius)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Shapes that the labels of a document share; they take the fill of whoever uses them. */
export function iconDefs({ prefix }: Pen): string {
  const icons = TYPES.map((type) => element('path', { id: `${prefix}icon-${type}`, d: TYPE_ICONS[type], 'fill-rule': 'evenodd' }));
  const signs = Object.entries(BONUS_SIGNS).map(([kind, d]) => element('path', { id: `${prefix}sign-${kind}`, d, 'fill-rule': 'evenodd' }));
  return icons.join('') + signs.join('') + element('path', { id: `${prefix}seal`, d: sealPath() });
}

/** A shared shape with its upper left corner at a place, in pixels. */
export function useShape(name: string, x: number, y: number, side: number, fill: string, { prefix }: Pen, rim?: string): string {
  const scale = side / 24;
  return element('use', {
    href: `#${prefix}${name}`,
    transform: `translate(${px(x)} ${px(y)}) scale(${scale.toFixed(3)})`,
    fill,
    stroke: rim,
    'stroke-width': rim === undefined ? undefined : 0.7 / scale,
  });
}
