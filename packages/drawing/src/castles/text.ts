import { element, escapeText } from '../common/svg.ts';
import { SANS, SMALLEST_TEXT } from '../common/text.ts';

interface TextStyle {
  readonly size: number;
  readonly color: string;
  readonly face?: 'sans';
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly halo?: string; // colour of a rim that keeps the letters clear of the floor's lines
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turn?: number; // degrees
}

/** A line of text with the middle of its letters at `y`. */
export function textLine(text: string, x: number, y: number, style: TextStyle): string {
  const size = Math.max(SMALLEST_TEXT, style.size);
  return element(
    'text',
    {
      x,
      y: y + size * 0.34,
      'font-family': style.face === 'sans' ? SANS : undefined,
      'font-size': size,
      'font-weight': style.bold ? 700 : undefined,
      'font-style': style.italic ? 'italic' : undefined,
      'text-anchor': style.anchor ?? 'middle',
      fill: style.color,
      stroke: style.halo,
      'stroke-width': style.halo === undefined ? undefined : 3,
      'stroke-linejoin': style.halo === undefined ? undefined : 'round',
      'paint-order': style.halo === undefined ? undefined : 'stroke',
      transform: style.turn === undefined ? undefined : `rotate(${style.turn} ${x.toFixed(1)} ${y.toFixed(1)})`,
    },
    escapeText(text),
  );
}
