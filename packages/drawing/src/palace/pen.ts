import { element } from '../common/svg.ts';

export function line(d: string, stroke: string, width: number, more: Parameters<typeof element>[1] = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function shape(d: string, fill: string, more: Parameters<typeof element>[1] = {}): string {
  return element('path', { d, fill, ...more });
}
