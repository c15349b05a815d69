import { DOWN_ENTRANCE, MAIN_ENTRANCE } from '@luftschloss/engine/castles';
import { element } from '../common/svg.ts';
import { castleDefs, type DrawOptions, penFor } from './castle.ts';
import { type EntranceState, entranceFragment, pathFragment, thresholdFragment } from './entrances.ts';
import { type BONUS_SIGNS, useShape } from './icons.ts';
import { px } from './ink.ts';
import { badgeFragment } from './labels.ts';
import { textWidth } from './layout.ts';
import type { Door } from './outline.ts';
import { TYPES } from './palette.ts';
import { type Pen, wallWidth } from './pen.ts';
import { documentOf, paperFragment } from './sheet.ts';
import { textLine } from './text.ts';

const SIGNS = ['connected', 'adjacent', 'each'] as const satisfies readonly (keyof typeof BONUS_SIGNS)[];

/** The faces of the page are this much narrower than the widest. */
const USUAL_WIDTH = 0.95;

const STATES = ['connected', 'external', 'courtyard', 'blocked'] as const satisfies readonly EntranceState[];

/** What the marks on a plan mean. */
export function drawLegend(options: DrawOptions): string {
  const pen = penFor({ cellSize: 48, ...options, detail: 'close' });
  const { size } = pen;
  const { castles, signs: signWords, doors } = pen.language.words.drawing;
  const row = size * 0.85;
  const [width, height] = [size * 16.2, row * TYPES.length + size * 1.2];
  const column = (x: number, rowHeight: number, lines: readonly string[]): string => {
    const rows = lines.map((line, i) => element('g', { transform: `translate(0 ${px((i + 0.5) * rowHeight)})` }, line));
    return element('g', { transform: `translate(${px(x * size)} ${px(size * 0.6)})` }, ...rows);
  };
  const types = TYPES.map((type) => badgeFragment(type, 0, -size * 0.29, pen) + words(castles.typeName({ type }), 1.15, 2.6, pen));
  const signs = SIGNS.map((kind) => signLine(kind, signWords[kind](), pen));
  const states = [...STATES.map((state) => stateLine(state, 'main', doors[state](), pen)), stateLine('plain', 'down', doors.down(), pen)];
  const all = row * TYPES.length;
  return documentOf(
    { width, height, title: castles.legend(), description: castles.legendShows() },
    pen,
    castleDefs(pen),
    paperFragment(width, height, [0, 0], pen),
    column(0.9, row, types),
    column(5, all / signs.length, signs),
    column(10.9, all / states.length, states),
  );
}

/** Words as large as the others of the legend, or smaller where a language needs more letters. */
function words(text: string, x: number, width: number, { size, theme }: Pen): string {
  const fitting = (width * size) / (textWidth(text) * USUAL_WIDTH);
  return textLine(text, x * size, 0, { size: Math.min(size * 0.36, fitting), color: theme.ink, anchor: 'start' });
}

function signLine(kind: string, text: string, pen: Pen): string {
  const side = pen.size * 0.42;
  const { label, faint, onLabel } = pen.theme;
  const paper = { x: -side * 0.3, y: -side * 0.8, width: side * 1.6, height: side * 1.6, fill: label, stroke: faint };
  return (
    element('rect', { ...paper, 'stroke-width': 1 }) +
    useShape(`sign-${kind}`, 0, -side / 2, side, onLabel, pen) +
    words(text, 0.85, 4.8, pen)
  );
}

/** A piece of wall with an entrance that looks upward. */
function stateLine(state: EntranceState, level: 'main' | 'down', text: string, pen: Pen): string {
  return doorPicture(state, level, pen) + words(text, 1.6, 3.5, pen);
}

/** The same without words: a cell wide, and a little wall at both sides of it. */
export function doorPicture(state: EntranceState, level: 'main' | 'down', pen: Pen): string {
  const { size, theme } = pen;
  const code = level === 'main' ? MAIN_ENTRANCE : DOWN_ENTRANCE;
  const door: Door = { x: 0, y: 0, side: 0, middle: [0.5, 0.1], code };
  const type = level === 'main' ? 'corridor' : 'downstairs';
  const depth = wallWidth(pen);
  const wall = (y: number): string => {
    const bounds = { x: -size * 0.2, y: y * size, width: size * 1.4, height: depth * size };
    return element('rect', { ...bounds, fill: theme.types[type].wall, stroke: theme.ink, 'stroke-width': 1.2 });
  };
  const across: Door = { ...door, side: 2 };
  const facing =
    state === 'connected' ? wall(0.1 - depth) + entranceFragment(across, state, type, pen) : state === 'blocked' ? wall(0.1 - depth) : '';
  return (
    pathFragment(door, state, pen) +
    facing +
    wall(0.1) +
    entranceFragment(door, state, type, pen) +
    (state === 'connected' || state === 'tunnelled' ? thresholdFragment(door, pen) : '')
  );
}
