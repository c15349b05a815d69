import type { Neighbour, Room, RoomType, Scoring } from '@luftschloss/engine/between';
import { at, element, scaledAt } from '../common/svg.ts';
import { type Look, readable } from './distance.ts';
import { hangingPicture, typeIcon } from './icons.ts';
import { FAINT_INK, INK, PAPER, TONES } from './palette.ts';
import { fitted, write } from './words.ts';

/** What a room scores for, as a paper label: points, a sign for where it looks, and the seal of what it looks for. */
export const LABEL_WIDTH = 84;
export const LABEL_HEIGHT = 30;

type ScoringOf<K extends Scoring['kind']> = Extract<Scoring, { kind: K }>;

const cell = (x: number, y: number, filled: boolean): string =>
  element('rect', { x: x * 7 - 3, y: y * 7 - 3, width: 6, height: 6, fill: filled ? FAINT_INK : 'none', stroke: INK, 'stroke-width': 1 });

const POSITIONS: { readonly [N in Neighbour]: readonly [number, number] } = {
  above: [0, -1],
  below: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  'below-2': [0, 2],
};

function grid(positions: readonly (readonly [number, number])[]): string {
  return cell(0, 0, false) + positions.map(([x, y]) => cell(x, y, true)).join('');
}

const EIGHT = [-1, 0, 1].flatMap((y) => [-1, 0, 1].filter((x) => x !== 0 || y !== 0).map((x) => [x, y] as const));
const arrow = (d: string): string => element('path', { d, fill: 'none', stroke: INK, 'stroke-width': 1.6, 'stroke-linecap': 'round' });
const UP_ARROW = arrow('M0 10V-10M-4 -6L0 -10L4 -6');
const DOWN_ARROW = arrow('M0 -10V10M-4 6L0 10L4 6');
const BOTH_ARROWS = arrow('M0 -10V10M-4 -6L0 -10L4 -6M-4 6L0 10L4 6');
const CHAIN = arrow('M-10 -3H-2V3H-10ZM2 -3H10V3H2ZM-4 0H4');
const KEEP = arrow('M-10 10V-6H-7V-9H-3V-6H3V-9H7V-6H10V10ZM-3 10V4A3 3 0 0 1 3 4V10');

/** Never the same shape for two ways of looking. */
const SIGNS: { readonly [K in Scoring['kind']]: (scoring: ScoringOf<K>) => string } = {
  neighbours: ({ cells }) => {
    const twoBelow = cells.includes('below-2');
    return at(0, twoBelow ? -6 : 0, grid(cells.map((spot) => POSITIONS[spot])));
  },
  surrounding: () => grid(EIGHT),
  hangings: () => grid(EIGHT),
  connected: () => CHAIN,
  anywhere: () => KEEP,
  variety: () => KEEP,
  column: () => BOTH_ARROWS,
  'column-above': () => UP_ARROW,
  'column-below': () => DOWN_ARROW,
  spots: () => '',
  flat: () => '',
};

export function seal(type: RoomType, radius: number): string {
  return (
    element('circle', { r: radius, fill: TONES[type].deep, stroke: INK, 'stroke-width': 1.4 }) + scaledAt(0, 0, radius / 15, typeIcon(type))
  );
}

function wanted(scoring: Scoring, size: number, { scale, language: { words } }: Look): string {
  if (scoring.kind === 'hangings') return scaledAt(0, 0, 0.62, hangingPicture(scoring.wants));
  if (!('wants' in scoring) || typeof scoring.wants !== 'string') return '';
  if (scoring.wants === 'any') return fitted(0, 5, words.drawing.between.any(), { width: 28, size, scale });
  return seal(scoring.wants, 11);
}

/** The label with its middle at 0,0. */
export function wishLabel({ scoring }: Room, { scale, language }: Look): string {
  const { between: words } = language.words.drawing;
  const size = readable(14, scale);
  const sign = (SIGNS[scoring.kind] as (scoring: Scoring) => string)(scoring);
  const paper = element('rect', {
    x: -LABEL_WIDTH / 2,
    y: -LABEL_HEIGHT / 2,
    width: LABEL_WIDTH,
    height: LABEL_HEIGHT,
    rx: 3,
    fill: PAPER,
    stroke: INK,
    'stroke-width': 1,
  });
  if (scoring.kind === 'flat')
    return paper + fitted(0, 5, words.always({ points: scoring.points }), { width: LABEL_WIDTH - 8, size, scale });
  if (scoring.kind === 'variety')
    return (
      paper +
      write(-27, 5, String(scoring.points), { anchor: 'middle', size, bold: true }) +
      at(-3, 0, sign) +
      fitted(25, 5, words.all(), { width: 30, size, scale })
    );
  if (scoring.kind === 'column-below')
    return paper + fitted(-15, 5, words.each({ points: scoring.points }), { width: 50, size, scale }) + at(27, 0, sign);
  return (
    paper +
    write(-27, 5, `${scoring.points}×`, { anchor: 'middle', size, bold: true }) +
    at(-1, 0, sign) +
    at(27, 0, wanted(scoring, size, { scale, language }))
  );
}
