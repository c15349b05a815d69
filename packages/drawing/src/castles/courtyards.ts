import { CUT_EDGE, EMPTY, type Plan, STEP, shownOn, WINDOW } from '@luftschloss/engine/castles';
import { element } from '../common/svg.ts';
import { entranceStates } from './entrances.ts';
import { px } from './ink.ts';
import type { Point } from './outline.ts';
import type { Pen } from './pen.ts';
import { sign } from './signs.ts';

/**
 * The cells of all courtyards (C-1.8), cut corners included, as they lie in the plan's window. Parts that hang together only around a round room and have
 * no entrance of their own are left as meadow.
 */
export function courtyardCells(plan: Plan): number[] {
  const states = entranceStates(plan);
  const reached = new Set<number>();
  for (const [index, { cell }] of plan.rooms.entries()) {
    for (const [key, state] of states[index]) {
      const [x, y, side] = key.split(',').map(Number);
      if (state === 'courtyard') explore(plan, cell + x + y * WINDOW + STEP[side], reached);
    }
  }
  return [...reached].sort((a, b) => a - b);
}

function explore(plan: Plan, start: number, reached: Set<number>): void {
  if (reached.has(start)) return;
  reached.add(start);
  const waiting = [start];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const [side, step] of STEP.entries()) {
      const next = cell + step;
      if (reached.has(next) || !isOpen(plan, cell, side) || !isOpen(plan, next, (side + 2) & 3)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
}

/** Whether free space lies behind this side of a cell, seen from outside. */
function isOpen({ drawing: { grid } }: Plan, cell: number, side: number): boolean {
  return grid[cell] === EMPTY || shownOn(grid[cell], side) >= CUT_EDGE;
}

/** Raked gravel. Painted before the rooms, which cover what is not theirs. */
export function courtyardFragment(cells: readonly Point[], { size, theme, prefix, detail }: Pen): string {
  if (cells.length === 0) return '';
  const d = cells.map(([x, y]) => `M${px(x * size)} ${px(y * size)}h${px(size)}v${px(size)}h${px(-size)}Z`).join('');
  const gravel = detail === 'far' ? '' : element('path', { d, fill: `url(#${prefix}gravel)` });
  // The stroke closes the seams between neighbouring cells.
  const ground = element('path', { d, fill: theme.court, stroke: theme.court, 'stroke-width': 1 });
  return element('g', { class: 'courtyards', ...sign('courtyard') }, ground, gravel);
}

export function courtyardDefs({ size, theme, prefix }: Pen): string {
  const grains = 'M8 14h5M30 8h4M22 30h6M44 24h4M12 44h5M36 46h6';
  return element(
    'pattern',
    { id: `${prefix}gravel`, width: 52, height: 52, patternUnits: 'userSpaceOnUse', patternTransform: `scale(${(size / 100).toFixed(3)})` },
    element('path', { d: grains, fill: 'none', stroke: theme.gravel, 'stroke-width': 3.2, 'stroke-linecap': 'round', opacity: 0.6 }),
  );
}
