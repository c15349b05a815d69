import type { Point } from './outline.ts';

/** A little life for ink lines: the same numbers for the same place, always. */
export type Chance = () => number;

export function chanceFor(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal: a tenth of a pixel is finer than any pen. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function at([x, y]: Point): string {
  return `${px(x)} ${px(y)}`;
}

/** A straight line drawn by hand: it leaves its way by up to `play` pixels and comes back. */
export function handLine(from: Point, to: Point, play: number, chance: Chance): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  if (length < 0.1) return '';
  const strokes = Math.max(1, Math.round(length / 70));
  const sway = (): number => (chance() - 0.5) * 2 * play;
  let path = `M${at(from)}`;
  for (let i = 0; i < strokes; i++) {
    const middle = (i + 0.5) / strokes;
    const end = (i + 1) / strokes;
    const bend = sway();
    const drift = i === strokes - 1 ? 0 : sway() * 0.6;
    const control: Point = [from[0] + dx * middle - (dy / length) * bend * 2, from[1] + dy * middle + (dx / length) * bend * 2];
    const stop: Point = [from[0] + dx * end - (dy / length) * drift, from[1] + dy * end + (dx / length) * drift];
    path += `Q${at(control)} ${at(stop)}`;
  }
  return path;
}

export function straight(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

export function arrow(from: Point, to: Point, head: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const ux = (to[0] - from[0]) / length;
  const uy = (to[1] - from[1]) / length;
  const wing = (turn: 1 | -1): string => `M${at(to)}l${px((-ux + uy * turn * 0.7) * head)} ${px((-uy - ux * turn * 0.7) * head)}`;
  return straight(from, to) + wing(1) + wing(-1);
}
