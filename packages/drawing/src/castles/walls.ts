import { element } from '../common/svg.ts';
import { at, type Chance, handLine, px, straight } from './ink.ts';
import { arcRadius, inset, inwardNormal, isArc, type Outline, type Point, type Stretch } from './outline.ts';
import type { RoomType } from './palette.ts';
import { inkWidth, type Pen, wallWidth } from './pen.ts';

/** The walls of a room: a band of stone between two ink lines, with ticks for the joints. */
export function wallsFragment(outline: Outline, stretches: readonly Stretch[], type: RoomType, pen: Pen, chance: Chance): string {
  const walls = stretches.filter(({ kind }) => kind === 'wall').map((stretch) => bandOf(outline, stretch, pen));
  const { ink, types } = pen.theme;
  const band = walls.map(bandPath).join('');
  const stone = element('path', { d: band, fill: types[type].wall });
  if (pen.detail === 'far') {
    const lines = walls.map((wall) => linePath(wall, 'outer')).join('');
    return stone + element('path', { d: lines, fill: 'none', stroke: ink, 'stroke-width': 1.4, 'stroke-linecap': 'round' });
  }
  const play = pen.size * 0.012;
  const lines = walls.map((wall) => handPath(wall, 'outer', play, chance) + handPath(wall, 'inner', play, chance)).join('');
  const joints = walls.map((wall) => jointsPath(wall, pen, chance)).join('');
  const width = inkWidth(pen);
  return (
    stone +
    element('path', { d: joints, fill: 'none', stroke: jointColor(type, pen), 'stroke-width': width * 0.6, opacity: 0.75 }) +
    element('path', { d: lines, fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
  );
}

function jointColor(type: RoomType, { theme }: Pen): string {
  return type === 'activity' && theme.name === 'day' ? '#f3d9c4' : theme.ink;
}

/** A stretch of wall in pixels: its outer and its inner line. */
interface Band {
  readonly outer: readonly [Point, Point];
  readonly inner: readonly [Point, Point];
  readonly radius: number; // of the outer arc in pixels, 0 where straight
  readonly thickness: number;
}

function bandOf(outline: Outline, { from, to, side, starts, ends }: Stretch, pen: Pen): Band {
  const { size } = pen;
  const width = wallWidth(pen);
  const inner = inset(outline, width);
  const [nx, ny] = inwardNormal(from, to);
  const moved = ([x, y]: Point): Point => [x + nx * width, y + ny * width];
  const scaled = ([x, y]: Point): Point => [x * size, y * size];
  return {
    outer: [scaled(from), scaled(to)],
    inner: [scaled(starts ? inner[side] : moved(from)), scaled(ends ? inner[(side + 1) % inner.length] : moved(to))],
    radius: isArc(outline, side) ? arcRadius(outline.round) * size : 0,
    thickness: width * size,
  };
}

function arc(radius: number, sweep: 0 | 1, to: Point): string {
  return `A${px(radius)} ${px(radius)} 0 0 ${sweep} ${at(to)}`;
}

function bandPath({ outer, inner, radius, thickness }: Band): string {
  if (radius === 0) return `M${at(outer[0])}L${at(outer[1])}L${at(inner[1])}L${at(inner[0])}Z`;
  return `M${at(outer[0])}${arc(radius, 1, outer[1])}L${at(inner[1])}${arc(radius - thickness, 0, inner[0])}Z`;
}

function linePath(band: Band, line: 'outer' | 'inner'): string {
  const [from, to] = band[line];
  if (band.radius === 0) return straight(from, to);
  return `M${at(from)}${arc(band.radius - (line === 'inner' ? band.thickness : 0), 1, to)}`;
}

function handPath(band: Band, line: 'outer' | 'inner', play: number, chance: Chance): string {
  return band.radius === 0 ? handLine(band[line][0], band[line][1], play, chance) : linePath(band, line);
}

function jointsPath({ outer, inner, radius, thickness }: Band, { size }: Pen, chance: Chance): string {
  const gap = size * 0.3;
  if (radius > 0) return radialJoints(outer, radius, thickness, gap, chance);
  const length = Math.hypot(outer[1][0] - outer[0][0], outer[1][1] - outer[0][1]);
  const count = Math.floor(length / gap);
  let path = '';
  for (let i = 1; i < count; i++) {
    const share = (i + (chance() - 0.5) * 0.4) / count;
    const lean = (chance() - 0.5) * 0.1 * (gap / length);
    path += straight(between(outer, share), between(inner, share + lean));
  }
  return path;
}

function between([from, to]: readonly [Point, Point], share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function radialJoints([from, to]: readonly [Point, Point], radius: number, thickness: number, gap: number, chance: Chance): string {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const depth = Math.sqrt(radius * radius - (chord / 2) ** 2);
  const [nx, ny] = inwardNormal(from, to);
  const center: Point = [(from[0] + to[0]) / 2 + nx * depth, (from[1] + to[1]) / 2 + ny * depth];
  const angle = 2 * Math.asin(chord / 2 / radius);
  const first = Math.atan2(from[1] - center[1], from[0] - center[0]);
  const count = Math.floor((angle * radius) / gap);
  let path = '';
  for (let i = 1; i < count; i++) {
    const turn = first + (angle * (i + (chance() - 0.5) * 0.4)) / count;
    const spoke = (r: number): Point => [center[0] + Math.cos(turn) * r, center[1] + Math.sin(turn) * r];
    path += straight(spoke(radius), spoke(radius - thickness));
  }
  return path;
}
