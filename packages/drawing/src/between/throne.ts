import {
  ATTENDANT_DATA,
  ATTENDANTS_PER_CASTLE,
  type Attendant,
  type Position,
  type RegularType,
  roomOf,
} from '@luftschloss/engine/between';
import { at, element, scaledAt } from '../common/svg.ts';
import { distanceAt, type Look, readable } from './distance.ts';
import { hangingPicture } from './icons.ts';
import { marked } from './marks.ts';
import { CRIMSON, GOLD, INK, PAPER, TONES } from './palette.ts';
import { HEIGHT, hung, pointsCoin, roof, WIDTH } from './room.ts';
import { patternId } from './scenery.ts';
import { seal } from './wishes.ts';
import { write } from './words.ts';

const DOUBLE = WIDTH * 2;

/** The throne over its two cells, with attendants, hanging and the sides at which it wants something. */
export function drawThrone(
  number: number,
  points: number,
  attendants: readonly Attendant[],
  roofs: readonly [boolean, boolean],
  { scale, language }: Look,
): string {
  const { id, hanging, scoring } = roomOf(number);
  return [
    element('rect', { width: DOUBLE, height: HEIGHT, fill: TONES.specialty.wash }),
    element('rect', { width: DOUBLE, height: HEIGHT, fill: `url(#${patternId('specialty')})` }),
    roofs.map((bare, half) => (bare ? at(half * WIDTH, 0, roof(false)) : '')).join(''),
    seat(),
    hanging ? at(202, 48, hung(hanging)) : '',
    Array.from({ length: ATTENDANTS_PER_CASTLE }, (_, spot) =>
      at(spot === 0 ? 106 : 206, 92, marked('attendant', attendants[spot] ?? 'none', attendantFigure(attendants[spot]))),
    ).join(''),
    element('rect', { x: 1, y: 1, width: DOUBLE - 2, height: HEIGHT - 2, fill: 'none', stroke: INK, 'stroke-width': 3.8 }),
    element('rect', { x: 5, y: 5, width: DOUBLE - 10, height: HEIGHT - 10, fill: 'none', stroke: INK, 'stroke-width': 0.8 }),
    distanceAt(scale) === 'near'
      ? write(36, 66, language.term('between.room', id), { size: readable(15, scale), bold: true, serif: true })
      : '',
    scoring.kind === 'spots' ? scoring.spots.map((spot) => marked('throne-wish', undefined, wish(spot, scoring.wants))).join('') : '',
    pointsCoin(points, DOUBLE, scale),
  ].join('');
}

function seat(): string {
  const middle = WIDTH;
  return [
    element('path', {
      d: `M${middle - 52} ${HEIGHT - 6}L${middle - 26} ${HEIGHT - 26}H${middle + 26}L${middle + 52} ${HEIGHT - 6}Z`,
      fill: CRIMSON,
      stroke: INK,
      'stroke-width': 1.4,
    }),
    element('path', {
      d: `M${middle - 20} ${HEIGHT - 26}V44Q${middle} 22 ${middle + 20} 44V${HEIGHT - 26}Z`,
      fill: CRIMSON,
      stroke: INK,
      'stroke-width': 2,
    }),
    element('path', {
      d: `M${middle - 28} ${HEIGHT - 26}V78H${middle - 18}V86H${middle + 18}V78H${middle + 28}V${HEIGHT - 26}Z`,
      fill: GOLD,
      stroke: INK,
      'stroke-width': 1.8,
    }),
    element('path', {
      d: `M${middle - 14} 34L${middle - 16} 20L${middle - 7} 26L${middle} 14L${middle + 7} 26L${middle + 16} 20L${middle + 14} 34Z`,
      fill: GOLD,
      stroke: INK,
      'stroke-width': 1.6,
    }),
  ].join('');
}

/** A figure with its hanging, or the outline of a free spot. */
export function attendantFigure(kind: Attendant | undefined): string {
  const figure = 'M-9 30V10Q-9 0 0 0T9 10V30Z';
  if (!kind)
    return element('path', { d: figure, fill: 'none', stroke: INK, 'stroke-width': 1.2, 'stroke-dasharray': '3 3', 'stroke-opacity': 0.6 });
  const { coat, crown, head } = DRESSED[kind];
  return [
    element('path', { d: figure, fill: coat, stroke: INK, 'stroke-width': 1.4 }),
    element('circle', { cx: 0, cy: -6, r: 7, fill: '#f3d3b0', stroke: INK, 'stroke-width': 1.4 }),
    element('path', { d: FACE, fill: 'none', stroke: '#000000', 'stroke-width': 1.5, 'stroke-linecap': 'round' }),
    element('path', { d: head, fill: crown, stroke: INK, 'stroke-width': 1.1, 'stroke-linejoin': 'round' }),
    scaledAt(0, 17, 0.42, hangingPicture(ATTENDANT_DATA[kind].wants)),
  ].join('');
}

const FACE = 'M-2.6 -6.2v0.1M2.6 -6.2v0.1M-2.2 -2.9Q0 -1.4 2.2 -2.9';

/** What an attendant wears, so that one is told from another also without the hanging: a beret, a helmet, a fool's cap, a bun. */
const DRESSED: { readonly [A in Attendant]: { readonly coat: string; readonly crown: string; readonly head: string } } = {
  painter: {
    coat: '#4f7a63',
    crown: CRIMSON,
    head: 'M-7.6 -8.4Q-12.4 -12.6 -3 -15.4Q7.6 -17.2 8.6 -11.4Q8.6 -9 5.4 -9.4Q-1 -10.4 -7.6 -8.4Z',
  },
  knight: {
    coat: '#66788c',
    crown: '#c3ccd6',
    head: 'M-7.8 -2.6V-7.4Q-7.2 -14.8 0 -15.4Q7.2 -14.8 7.8 -7.4V-2.6H5.2V-8.6H1.1V-4.2H-1.1V-8.6H-5.2V-2.6Z',
  },
  'fire-juggler': {
    coat: '#a8542c',
    crown: GOLD,
    head: 'M-7.4 -7.6Q-8 -9.8 -9.8 -8.8Q-12.2 -7.4 -12.6 -4.8Q-15 -10.6 -8.6 -13.4Q-3.4 -15.6 0 -12.6Q3.4 -15.6 8.6 -13.4Q15 -10.6 12.6 -4.8Q12.2 -7.4 9.8 -8.8Q8 -9.8 7.4 -7.6Q0 -11.4 -7.4 -7.6Z',
  },
  beautician: {
    coat: '#7c5b96',
    crown: '#7a4a2a',
    head: 'M-3 -12.6A3.4 3.4 0 1 1 3 -12.6Q9.6 -11.4 8.4 -2.4Q7.4 -8.4 2.6 -10Q-4.6 -9.6 -6.6 -5.6L-8.4 -2.4Q-9.6 -11.4 -3 -12.6Z',
  },
};

/** The two wanted types on a paper tag at the edge where the throne wants one of them. */
function wish({ x, y }: Position, wants: readonly RegularType[]): string {
  const atSide = y === 0;
  const [cx, cy] = atSide ? [x < 0 ? 18 : DOUBLE - 18, 64] : [x === 0 ? 52 : DOUBLE - 68, y > 0 ? 25 : HEIGHT - 24];
  const [width, height] = atSide ? [26, 50] : [52, 26];
  const seals = wants.map((type, i) => {
    const shift = (i - 0.5) * 24;
    return at(cx + (atSide ? 0 : shift), cy + (atSide ? shift : 0), seal(type, 10));
  });
  const pointer = atSide
    ? `M${x < 0 ? 4 : DOUBLE - 4} ${cy}l${x < 0 ? 7 : -7} -7v14Z`
    : `M${cx} ${y > 0 ? 3 : HEIGHT - 3}l-7 ${y > 0 ? 8 : -8}h14Z`;
  return [
    element('rect', { x: cx - width / 2, y: cy - height / 2, width, height, rx: 4, fill: PAPER, stroke: INK, 'stroke-width': 1 }),
    element('path', { d: pointer, fill: INK }),
    ...seals,
  ].join('');
}
