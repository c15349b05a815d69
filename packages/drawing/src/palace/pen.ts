import { element } from '../svg.ts';

/** The smallest text that can be read on a screen. */
export const SMALLEST_TEXT = 11;

export const SANS = 'Inter, "Source Sans 3", "Segoe UI", Helvetica, Arial, sans-serif';
export const SERIF = '"Source Serif 4", "EB Garamond", Georgia, serif';

export function at(x: number, y: number, ...children: readonly string[]): string {
  return element('g', { transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})` }, ...children);
}

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
