import { element } from '../common/svg.ts';
import { type Chance, chanceFor, handLine, polygon, px, straight } from './ink.ts';
import { OUTWARD, type Point, type Side } from './outline.ts';
import { inkWidth, type Pen } from './pen.ts';
import { sign } from './signs.ts';

/** A rectangle in cells from the drawing's origin. */
export interface CellRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A secret passage (C-10.1): its cells from one end to the other, and the sides of the end cells where the two entrances lie. */
export interface PassagePicture {
  readonly cells: readonly Point[];
  readonly from: Side;
  readonly to: Side;
}

function middleOfEdge([x, y]: Point, side: Side): Point {
  return [x + 0.5 + OUTWARD[side][0] * 0.5, y + 0.5 + OUTWARD[side][1] * 0.5];
}

/** A tunnel under the earth: dug ground, a dark way with sleepers, a lantern in the middle. */
export function passageFragment({ cells, from, to }: PassagePicture, pen: Pen): string {
  const { size, theme } = pen;
  const scaled = ([x, y]: Point): Point => [x * size, y * size];
  const way = [
    middleOfEdge(cells[0], from),
    ...cells.map(([x, y]): Point => [x + 0.5, y + 0.5]),
    middleOfEdge(cells[cells.length - 1], to),
  ].map(scaled);
  const d = `M${way.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}`;
  const line = (stroke: string, width: number, dashes?: string): string =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': width * size, 'stroke-linejoin': 'round', 'stroke-dasharray': dashes });
  const [cx, cy] = scaled([cells[cells.length >> 1][0] + 0.5, cells[cells.length >> 1][1] + 0.5]);
  const dash = `${px(size * 0.05)} ${px(size * 0.17)}`;
  return element(
    'g',
    { class: 'passage', ...sign('passage') },
    line(theme.ink, 0.68),
    line(theme.stone, 0.62),
    line(theme.ink, 0.5, `${px(size * 0.02)} ${px(size * 0.26)}`),
    line(theme.ink, 0.44),
    line(theme.types.downstairs.floor, 0.38),
    line(theme.types.downstairs.light, 0.28, dash),
    element('circle', { cx, cy, r: size * 0.26, fill: `url(#${pen.prefix}glow)` }),
    element('circle', { cx, cy, r: size * 0.08, fill: theme.glow, stroke: theme.ink, 'stroke-width': inkWidth(pen) * 0.6 }),
  );
}

/** A strip of moat (C-11.1): water, with a stone bank on its inner side. */
export function moatStripFragment(rect: CellRect, inner: Side, pen: Pen): string {
  const { size, theme } = pen;
  const { x, y, width, height } = rect;
  const chance = chanceFor(`moat ${x} ${y} ${inner}`);
  const bounds = { x: x * size, y: y * size, width: width * size, height: height * size };
  return element(
    'g',
    { class: 'moat', ...sign('moat') },
    element('rect', { ...bounds, fill: theme.water }),
    element('path', {
      d: ripples(rect, pen, chance),
      fill: 'none',
      stroke: theme.waterLine,
      'stroke-width': inkWidth(pen) * 0.8,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    element('rect', { ...bounds, fill: 'none', stroke: theme.waterLine, 'stroke-width': inkWidth(pen) }),
    bankFragment(rect, inner, pen, chance),
  );
}

function ripples({ x, y, width, height }: CellRect, { size }: Pen, chance: Chance): string {
  let d = '';
  const count = Math.round(width * height * 0.9);
  for (let i = 0; i < count; i++) {
    const length = 0.3 + chance() * 0.35;
    const left = (x + 0.2 + chance() * Math.max(0, width - 0.4 - length)) * size;
    const top = (y + 0.2 + chance() * (height - 0.4)) * size;
    const wave = (length * size) / 4;
    d += `M${px(left)} ${px(top)}q${px(wave / 2)} ${px(-wave * 0.6)} ${px(wave)} 0t${px(wave)} 0t${px(wave)} 0t${px(wave)} 0`;
  }
  return d;
}

/** The two ends of a side of a rectangle, clockwise, in cells. */
function endsOf({ x, y, width, height }: CellRect, side: Side): readonly [Point, Point] {
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return [corners[side], corners[(side + 1) % 4]];
}

const BANK = 0.3;

function bankFragment(rect: CellRect, inner: Side, pen: Pen, chance: Chance): string {
  const { size, theme } = pen;
  const [from, to] = endsOf(rect, inner);
  const [ox, oy] = OUTWARD[inner];
  const at = ([x, y]: Point, depth: number): Point => [(x - ox * depth) * size, (y - oy * depth) * size];
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const along = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const stones = Math.round(length * 1.8);
  let joints = '';
  for (let i = 1; i < stones; i++) {
    const share = (i + (chance() - 0.5) * 0.4) / stones;
    joints += straight(at(along(share), 0), at(along(share), BANK));
  }
  const lines = handLine(at(from, 0), at(to, 0), size * 0.012, chance) + handLine(at(from, BANK), at(to, BANK), size * 0.012, chance);
  return (
    element('path', { d: polygon([at(from, 0), at(to, 0), at(to, BANK), at(from, BANK)]), fill: theme.stone }) +
    element('path', { d: joints, fill: 'none', stroke: theme.ink, 'stroke-width': inkWidth(pen) * 0.6, opacity: 0.75 }) +
    element('path', { d: lines, fill: 'none', stroke: theme.ink, 'stroke-width': inkWidth(pen), 'stroke-linecap': 'round' })
  );
}

/** The Barbican (C-11.1): a moat strip with a gatehouse and a drawbridge from its inner to its outer side. */
export interface BarbicanPicture {
  readonly rect: CellRect;
  readonly inner: Side;
  readonly drawbridge: number; // distance of its middle from the strip's left or upper end, in cells
}

export function barbicanFragment({ rect, inner, drawbridge }: BarbicanPicture, pen: Pen): string {
  const { size, theme } = pen;
  const lying = inner === 0 || inner === 2;
  const middle: Point = lying ? [rect.x + drawbridge, rect.y + rect.height / 2] : [rect.x + rect.width / 2, rect.y + drawbridge];
  const depth = lying ? rect.height : rect.width;
  const [ox, oy] = OUTWARD[inner];
  const place = (along: number, inward: number): Point => [
    (middle[0] - oy * along + ox * inward) * size,
    (middle[1] + ox * along + oy * inward) * size,
  ];
  const box = (half: number, from: number, to: number): string =>
    polygon([place(-half, from), place(half, from), place(half, to), place(-half, to)]);
  let planks = '';
  for (let i = 1; i < 9; i++) planks += straight(place(-0.36, -depth / 2 + (i * depth) / 9), place(0.36, -depth / 2 + (i * depth) / 9));
  const chains =
    straight(place(-0.36, -depth / 2 + 0.1), place(-0.7, depth / 2 - 0.4)) +
    straight(place(0.36, -depth / 2 + 0.1), place(0.7, depth / 2 - 0.4));
  const ink = { stroke: theme.ink, 'stroke-width': inkWidth(pen), 'stroke-linejoin': 'round' };
  const turret = (along: number): string => {
    const [cx, cy] = place(along, depth / 2 - 0.3);
    return (
      element('circle', { cx, cy, r: size * 0.34, fill: theme.stone, ...ink }) +
      element('circle', { cx, cy, r: size * 0.2, fill: 'none', ...ink })
    );
  };
  return element(
    'g',
    { class: 'barbican', ...sign('barbican') },
    moatStripFragment(rect, inner, pen),
    element('path', { d: box(0.38, -depth / 2, depth / 2), fill: theme.types.activity.light, ...ink }),
    element('path', { d: planks, fill: 'none', ...ink, 'stroke-width': inkWidth(pen) * 0.7 }),
    element('path', { d: chains, fill: 'none', ...ink, 'stroke-dasharray': `${px(size * 0.05)} ${px(size * 0.04)}` }),
    turret(-0.72),
    turret(0.72),
  );
}
