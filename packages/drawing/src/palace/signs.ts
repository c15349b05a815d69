import type { Seat } from '@luftschloss/engine/kernel';
import type { Swan } from '@luftschloss/engine/palace';
import { element } from '../common/svg.ts';
import { SEATS, type SeatColours, SWAN_FILLS, SWAN_PAD, SWAN_SIGN_FILLS } from './palette.ts';
import { line, shape } from './pen.ts';

/** Signs on the breasts of swans: each colour has a form of its own. */
const BREAST_SIGNS: { readonly [S in Swan]: (fill: string) => string } = {
  R: (fill) => shape('M1.8 -0.6 L4.4 2 L1.8 4.6 L-0.8 2 Z', fill),
  Y: (fill) => shape('M1.8 -0.8 L4.5 3.8 L-0.9 3.8 Z', fill),
  G: (fill) => element('rect', { x: -0.3, y: 0, width: 4.2, height: 4.2, fill }),
  B: (fill) => element('circle', { cx: 1.8, cy: 2, r: 2.4, fill }),
  P: (fill) => line('M1.8 -0.5 V4.5 M-0.7 2 H4.3', fill, 1.9),
  '*': (fill) => line('M-0.4 3.2 C0.6 1.2 1.6 1.2 2 2.2 S3.6 3.2 4.4 1', fill, 1.5),
};

/** A swan of about twenty units, its middle at the origin. */
export function swan(colour: Swan): string {
  const fill = SWAN_FILLS[colour];
  return element(
    'g',
    {},
    line('M-4.4 1.6 C-7.2 -0.6 -3 -3.6 -4.7 -6.4 C-5.5 -7.7 -7.3 -7.5 -7.6 -6', '#fdf9ee', 4.6),
    line('M-4.4 1.6 C-7.2 -0.6 -3 -3.6 -4.7 -6.4 C-5.5 -7.7 -7.3 -7.5 -7.6 -6', fill, 2.7),
    shape('M-7.4 -6.6 L-9.7 -4.7 L-6.9 -4.9 Z', '#2e2720'),
    shape('M-5.6 0.4 C-6.6 6.6 5 8.2 8.6 -2.4 C6.4 -1.2 5.6 -3.2 2.6 -2.2 C0.2 -1.4 -2.4 -1.6 -5.6 0.4 Z', fill, {
      stroke: SWAN_PAD,
      'stroke-width': 0.7,
    }),
    BREAST_SIGNS[colour](SWAN_SIGN_FILLS[colour]),
  );
}

export function swanPad(): string {
  return element('circle', { r: 10.4, fill: SWAN_PAD, stroke: '#54473a', 'stroke-width': 0.9 });
}

type Charge = (fill: string, field: string) => string;

const CHARGES: { readonly [S in SeatColours['sign']]: Charge } = {
  lion: (fill, field) =>
    shape(star(8, 7.4, 5.6), fill) +
    element('circle', { cy: 0.4, r: 4, fill: field }) +
    shape('M-3 -1.4 A3.6 3.6 0 1 0 3 -1.4 L1.6 -2.6 L0 -1.8 L-1.6 -2.6 Z', fill) +
    element('circle', { cx: -1.3, cy: -0.2, r: 0.7, fill: field }) +
    element('circle', { cx: 1.3, cy: -0.2, r: 0.7, fill: field }) +
    shape('M-1 1.3 H1 L0 2.4 Z', field),
  swan: (fill) =>
    line('M-2.6 1.8 C-5 -0.4 -1.4 -2.6 -2.8 -4.8 C-3.6 -6 -5 -5.6 -5 -4.4', fill, 1.9) +
    shape('M-3.6 0.6 C-4.4 5.6 4 6 6 -1.6 C4.2 -0.6 3.4 -2 1.4 -1.2 C-0.2 -0.6 -1.6 -0.8 -3.6 0.6 Z', fill),
  sun: (fill) => shape(star(10, 7.2, 4.2), fill) + element('circle', { r: 3.4, fill }),
  oak: (fill) =>
    line('M0 6 V-1', fill, 1.8) +
    element('circle', { cx: 0, cy: -3.6, r: 3.2, fill }) +
    element('circle', { cx: -3.2, cy: -0.8, r: 2.8, fill }) +
    element('circle', { cx: 3.2, cy: -0.8, r: 2.8, fill }),
};

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The shield of a seat, about twenty units high. */
export function shield(seat: Seat): string {
  const { sign, field, charge } = SEATS[seat % SEATS.length];
  return element(
    'g',
    {},
    shape('M-8.6 -9.4 H8.6 V0.4 C8.6 6.2 3.6 9 0 10.6 C-3.6 9 -8.6 6.2 -8.6 0.4 Z', field, { stroke: SWAN_PAD, 'stroke-width': 1.6 }),
    shape('M-8.6 -9.4 H8.6 V0.4 C8.6 6.2 3.6 9 0 10.6 C-3.6 9 -8.6 6.2 -8.6 0.4 Z', 'none', { stroke: '#2e2720', 'stroke-width': 0.7 }),
    element('g', { transform: 'translate(0 -0.8) scale(0.92)' }, CHARGES[sign](charge, field)),
  );
}
