import { element, escapeText } from '../common/svg.ts';
import { SERIF, SMALLEST_TEXT } from '../common/text.ts';
import { px } from './ink.ts';
import { textWidth } from './layout.ts';
import type { Point } from './outline.ts';
import { inkWidth, type Pen } from './pen.ts';
import { textLine } from './text.ts';

export interface Sheet {
  readonly width: number; // pixels
  readonly height: number;
  readonly title: string;
  readonly description: string;
}

/** A complete SVG document. */
export function documentOf(
  { width, height, title, description }: Sheet,
  { prefix, untitled }: Pen,
  defs: string,
  ...layers: readonly string[]
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${px(width)} ${px(height)}`,
      width,
      height,
      'font-family': SERIF,
      ...(untitled ? {} : { role: 'img', 'aria-labelledby': `${prefix}title ${prefix}desc` }),
    },
    ...(untitled
      ? []
      : [element('title', { id: `${prefix}title` }, escapeText(title)), element('desc', { id: `${prefix}desc` }, escapeText(description))]),
    element('defs', {}, defs),
    ...layers,
  );
}

export function paperDefs({ prefix, theme, size }: Pen): string {
  const { paper, shade, grid } = theme;
  return (
    element(
      'radialGradient',
      { id: `${prefix}paper`, cx: 0.5, cy: 0.45, r: 0.8 },
      element('stop', { offset: 0.45, 'stop-color': paper }),
      element('stop', { offset: 1, 'stop-color': shade }),
    ) +
    element(
      'pattern',
      { id: `${prefix}grid`, width: size, height: size, patternUnits: 'userSpaceOnUse' },
      element('path', { d: `M0 0H${px(size)}M0 0V${px(size)}`, fill: 'none', stroke: grid, 'stroke-width': 0.8 }),
    )
  );
}

/** The drawing board: paper, pencil grid through `origin`, and a drawn frame. */
export function paperFragment(width: number, height: number, origin: Point, pen: Pen): string {
  const { prefix, theme, size } = pen;
  const all = { x: 0, y: 0, width, height };
  const frame = Math.max(5, size * 0.22);
  const line = (gap: number, stroke: number): string =>
    element('rect', {
      x: gap,
      y: gap,
      width: width - 2 * gap,
      height: height - 2 * gap,
      fill: 'none',
      stroke: theme.faint,
      'stroke-width': stroke,
    });
  const shift = `translate(${px((origin[0] % size) - size)} ${px((origin[1] % size) - size)})`;
  const grid = { width: width + 2 * size, height: height + 2 * size, fill: `url(#${prefix}grid)`, transform: shift, opacity: 0.5 };
  const corners = [
    [frame * 1.6, frame * 1.6],
    [width - frame * 1.6, frame * 1.6],
    [width - frame * 1.6, height - frame * 1.6],
    [frame * 1.6, height - frame * 1.6],
  ].map(([cx, cy]) => element('circle', { cx, cy, r: frame * 0.45, fill: theme.paper, stroke: theme.faint, 'stroke-width': 0.9 }));
  return (
    element('rect', { ...all, fill: theme.paper }) +
    element('rect', { ...all, fill: `url(#${prefix}paper)` }) +
    element('rect', grid) +
    (pen.detail === 'far' ? '' : line(frame, inkWidth(pen)) + line(frame * 1.6, 0.7) + corners.join(''))
  );
}

/** Which way is up on a plan. */
export function compassFragment([cx, cy]: Point, radius: number, { theme }: Pen): string {
  const ray = (angle: number, length: number, fill: string): string => {
    const w = radius * 0.16;
    return element('path', {
      d: `M0 ${px(-length)}L${px(w)} ${px(-w)}L0 0L${px(-w)} ${px(-w)}Z`,
      transform: `rotate(${angle})`,
      fill,
      stroke: theme.faint,
      'stroke-width': 0.8,
      'stroke-linejoin': 'round',
    });
  };
  const ring = (r: number): string => element('circle', { r: radius * r, fill: 'none', stroke: theme.faint, 'stroke-width': 0.8 });
  const diagonals = [45, 135, 225, 315].map((angle) => ray(angle, radius * 0.6, theme.paper));
  const points = [0, 90, 180, 270].map((angle) => ray(angle, radius * 0.95, angle === 0 ? theme.faint : theme.paper));
  return element('g', { class: 'compass', transform: `translate(${px(cx)} ${px(cy)})` }, ring(0.72), ring(0.64), ...diagonals, ...points);
}

/** The title in the lower margin, with a flourish on both sides. */
export function titleFragment(title: string, subtitle: string, width: number, middle: number, pen: Pen): string {
  const { theme } = pen;
  const size = Math.max(SMALLEST_TEXT, Math.min(30, width / 22, (width * 0.86) / textWidth(title)));
  const half = (textWidth(title) * size) / 2 + size * 0.4;
  const y = middle - (subtitle === '' ? 0 : size * 0.42);
  const flourish = (d: 1 | -1): string => {
    const from = width / 2 + d * half;
    const reach = Math.min(size * 4.5, width / 2 - half - size);
    if (reach < size) return '';
    const curl = size * 0.3;
    return `M${px(from)} ${px(y)}c${px(d * curl)} ${px(-curl)} ${px(d * curl * 2)} ${px(-curl)} ${px(d * curl * 2.4)} 0s${px(d * curl * 1.6)} ${px(curl)} ${px(d * curl * 2.6)} 0H${px(from + d * reach)}m${px(d * curl * 0.2)} 0l${px(d * curl * 0.5)} ${px(-curl * 0.5)}l${px(d * curl * 0.5)} ${px(curl * 0.5)}l${px(-d * curl * 0.5)} ${px(curl * 0.5)}Z`;
  };
  return element(
    'g',
    { class: 'caption' },
    textLine(shortened(title, (width * 0.9) / size), width / 2, y, { size, color: theme.ink }),
    element('path', { d: flourish(1) + flourish(-1), fill: 'none', stroke: theme.faint, 'stroke-width': 1 }),
    subtitle === ''
      ? ''
      : textLine(subtitle, width / 2, y + size * 1.05, { size: Math.max(12, size * 0.58), color: theme.ink, italic: true }),
  );
}

/** As much of a text as fits into a width, measured in its own size. */
function shortened(text: string, width: number): string {
  const letters = [...text];
  if (textWidth(text) <= width) return text;
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
