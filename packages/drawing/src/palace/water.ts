import { ARMS, type Board, cellOf, nextOfArm, type Palace, TABLE } from '@luftschloss/engine/palace';
import { at, element } from '../common/svg.ts';
import { marked } from './marks.ts';
import type { Palette } from './palette.ts';
import { line } from './pen.ts';
import { CELL } from './room.ts';

const HALF = CELL / 2;

/** Ripples that differ from cell to cell, always in the same way. */
function ripples(x: number, y: number, palette: Palette): string {
  const shift = ((x * 7 + y * 13) % 5) * 3;
  const waves = [-20, 0, 20].map((row, i) => {
    const from = -26 + ((shift + i * 11) % 18);
    return `M${from} ${row}q5 -5 10 0t10 0t10 0`;
  });
  return line(waves.join(''), palette.waterLine, 1.3, { opacity: 0.75 });
}

export type Placer = (x: number, y: number) => readonly [x: number, y: number];

function waterCell(x: number, y: number, place: Placer, palette: Palette): string {
  return at(
    ...place(x, y),
    element('rect', { x: -HALF - 0.4, y: -HALF - 0.4, width: CELL + 0.8, height: CELL + 0.8, fill: palette.water }),
    ripples(x, y, palette),
  );
}

export function drawMoat(palace: Palace, place: Placer, palette: Palette): string {
  const water = (cells: Palace['ponds']): string[] => cells.map(({ x, y }) => waterCell(x, y, place, palette));
  const ponds = palace.ponds.map(({ x, y }) => at(...place(x, y), lilies(palette)));
  return (
    marked('moat', undefined, ...water(palace.left), ...water(palace.right)) + marked('pond', undefined, ...water(palace.ponds), ...ponds)
  );
}

function lilies({ hedge, glow }: Palette): string {
  return (
    element('ellipse', { cx: -10, cy: 8, rx: 8, ry: 5.6, fill: hedge }) +
    element('ellipse', { cx: 9, cy: -7, rx: 6.4, ry: 4.6, fill: hedge }) +
    element('circle', { cx: -9, cy: 7, r: 2.6, fill: glow })
  );
}

/** Where each arm goes next: a dashed cell with an arrow of water. */
export function drawNextCells(board: Board, place: Placer, palette: Palette): string {
  return ARMS.map((arm) => nextOfArm(board.ground, arm))
    .filter((cell, i, cells) => cell >= 0 && cells.indexOf(cell) === i)
    .map((cell) => {
      const { x, y } = cellOf(cell);
      const box = { x: -HALF + 6, y: -HALF + 6, width: CELL - 12, height: CELL - 12, rx: 8 };
      return at(
        ...place(x, y),
        element('rect', { ...box, fill: 'none', stroke: palette.waterLine, 'stroke-width': 1.8, 'stroke-dasharray': '5 5' }),
        line('M-9 -4q4.5 -5 9 0t9 0M-9 6q4.5 -5 9 0t9 0', palette.waterLine, 1.6, { opacity: 0.8 }),
      );
    })
    .join('');
}

/** The lake with the bridge in it, and the garden in front. */
export function drawGarden(minX: number, maxX: number, place: Placer, palette: Palette): string {
  const [left, y] = place(minX, TABLE.minY - 1);
  const [right] = place(maxX, TABLE.minY - 1);
  const [middle] = place(0, TABLE.minY - 1);
  const lake = element('rect', { x: left - HALF, y: y - HALF, width: right - left + CELL, height: CELL, fill: palette.lake });
  const waves = [];
  for (let x = minX; x <= maxX; x++) if (x !== 0) waves.push(at(...place(x, TABLE.minY - 1), ripples(x, 3, palette)));
  const lawn = element('rect', { x: left - HALF, y: y + HALF, width: right - left + CELL, height: HALF, fill: palette.garden });
  const shore = line(`M${left - HALF} ${y + HALF}H${right + HALF}M${left - HALF} ${y - HALF}H${right + HALF}`, palette.ink, 1.6);
  const hedges: string[] = [];
  for (let x = left, i = 0; x <= right; x += 42, i++) if (Math.abs(x - middle) > 50) hedges.push(at(x, y + HALF + 22, topiary(i, palette)));
  return lake + waves.join('') + lawn + hedges.join('') + shore + at(middle, y, bridge(palette));
}

/** Balls and cones in turn. */
function topiary(index: number, { hedge, ink }: Palette): string {
  const trunk = line('M0 2 V14', ink, 2);
  const edge = { stroke: ink, 'stroke-width': 0.8, 'stroke-opacity': 0.5 };
  if (index % 2 === 0) return trunk + element('circle', { cy: -3, r: 9, fill: hedge, ...edge });
  return trunk + element('path', { d: 'M0 -16 L8.6 7 H-8.6 Z', fill: hedge, 'stroke-linejoin': 'round', ...edge });
}

function bridge({ wood, ink, garden }: Palette): string {
  const planks = Array.from({ length: 13 }, (_, i) => `M-20 ${-HALF + 6 + i * 8.4}H20`).join('');
  return (
    element('rect', { x: -20, y: HALF, width: 40, height: HALF, fill: garden }) +
    element('rect', { x: -21, y: -HALF - 2, width: 42, height: CELL + HALF, fill: wood, stroke: ink, 'stroke-width': 1.6 }) +
    line(planks, ink, 0.8, { opacity: 0.6 }) +
    line(`M-21 ${-HALF - 2}v${CELL + HALF}M21 ${-HALF - 2}v${CELL + HALF}`, ink, 3)
  );
}
