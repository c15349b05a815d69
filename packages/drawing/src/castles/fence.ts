import { element } from '../common/svg.ts';
import { at, px, straight } from './ink.ts';
import { inwardNormal, type Point, type Stretch } from './outline.ts';
import { inkWidth, type Pen } from './pen.ts';
import { sign } from './signs.ts';

/** Wrought iron along the fenced side of an outdoor room (C-1.7): rails, bars with spear heads that point outward, scrolls between them. */
export function fenceFragment(stretches: readonly Stretch[], pen: Pen): string {
  const fences = stretches.filter(({ kind }) => kind === 'fence');
  if (fences.length === 0) return '';
  return element('g', { class: 'fence', ...sign('fence') }, ...fences.map((fence) => panel(fence, pen)));
}

function panel({ from, to }: Stretch, pen: Pen): string {
  const { size, theme, detail } = pen;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = inwardNormal(from, to);
  const ux = (to[0] - from[0]) / length;
  const uy = (to[1] - from[1]) / length;
  const point = (along: number, inward: number): Point => [
    (from[0] + ux * along + nx * inward) * size,
    (from[1] + uy * along + ny * inward) * size,
  ];
  const far = detail === 'far';
  const bars = Math.max(2, Math.round(length * (far ? 3 : 5)));
  let iron = straight(point(0, 0.03), point(length, 0.03)) + (far ? '' : straight(point(0, 0.17), point(length, 0.17)));
  let heads = '';
  for (let i = 0; i <= bars; i++) {
    const along = 0.04 + ((length - 0.08) * i) / bars;
    iron += straight(point(along, far ? 0.14 : 0.21), point(along, -0.04));
    if (!far) heads += `M${at(point(along, -0.12))}L${at(point(along + 0.035, -0.03))}L${at(point(along - 0.035, -0.03))}Z`;
    if (!far && i < bars) {
      const half = (length - 0.08) / bars / 2;
      const r = half * 0.55 * size;
      iron += `M${at(point(along + half * 0.45, 0.1))}a${px(r)} ${px(r)} 0 1 0 ${px(ux * r * 2)} ${px(uy * r * 2)}a${px(r)} ${px(r)} 0 1 0 ${px(-ux * r * 2)} ${px(-uy * r * 2)}`;
    }
  }
  const width = far ? 1.1 : inkWidth(pen) * 0.75;
  return (
    element('path', { d: iron, fill: 'none', stroke: theme.iron, 'stroke-width': width }) +
    (far ? '' : element('path', { d: heads, fill: theme.iron }) + endPosts([point(0, 0.08), point(length, 0.08)], pen))
  );
}

function endPosts(ends: readonly Point[], { size, theme }: Pen): string {
  return ends
    .map(([x, y]) =>
      element('circle', { cx: x, cy: y, r: size * 0.085, fill: theme.stone, stroke: theme.iron, 'stroke-width': size * 0.025 }),
    )
    .join('');
}
