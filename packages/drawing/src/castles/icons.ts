import { element } from '../common/svg.ts';
import { TYPE_ICONS } from '../common/type-icons.ts';
import { px } from './ink.ts';
import { TYPES } from './palette.ts';
import type { Pen } from './pen.ts';

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
