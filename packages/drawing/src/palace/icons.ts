import type { TileType } from '@luftschloss/engine/palace';
import { element } from '../svg.ts';
import { line, shape } from './pen.ts';

/** Signs of the room types in ink, about eighteen units wide. */
export const ICONS: { readonly [T in TileType]: (ink: string) => string } = {
  living: (ink) =>
    shape(
      'M0 -9 C3 -5 7 -2 6 3 C5.4 6.6 2.8 8 0 8 C-2.8 8 -5.6 6.4 -6 3 C-6.4 0 -3.6 -1.4 -3.8 -4.6 C-1.8 -3.6 -1.2 -2 -1 -0.8 C0.6 -3 0.8 -6 0 -9 Z',
      ink,
    ) + shape('M0.4 1 C2 3 2.8 4 2.2 5.6 C1.6 7 -1.8 7 -2.2 5.4 C-2.6 3.8 -0.6 3.4 0.4 1 Z', '#fff3c4'),
  sleeping: (ink) =>
    shape('M3.6 -8.6 A9 9 0 1 0 8.4 4.6 A7.4 7.4 0 0 1 3.6 -8.6 Z', ink) + element('circle', { cx: 6, cy: -4, r: 1.2, fill: ink }),
  food: (ink) =>
    shape('M-6 -8 H6 C6 -2 4 1 1.2 1.8 V6 L4.6 8.4 H-4.6 L-1.2 6 V1.8 C-4 1 -6 -2 -6 -8 Z', ink) + line('M-3.6 -5.4 H3.6', '#fff3c4', 1.4),
  utility: (ink) => shape('M-8 -7.6 H3.6 L7.4 -5.4 L3.6 -3 H1 L0.8 8.4 H-2.8 L-3 -3 H-8 Z', ink),
  activity: (ink) =>
    element(
      'g',
      { transform: 'rotate(35)' },
      shape('M0 9 C-5.4 9 -6.8 3.6 -4.2 0.4 C-2.4 -1.8 -1.4 -2.6 -1.2 -4 H1.2 C1.4 -2.6 2.4 -1.8 4.2 0.4 C6.8 3.6 5.4 9 0 9 Z', ink),
      line('M0 -3 V-9.6 M-2 -9 H2', ink, 2),
      element('circle', { cy: 3.6, r: 1.6, fill: '#fff3c4' }),
    ),
  downstairs: (ink) =>
    line('M-8.6 -6 H-4 V-1.6 H0.6 V2.8 H5.2 V7.2 H8.6', ink, 2.4) + line('M5 -8.4 V-2.6 M2.4 -5 L5 -2.4 L7.6 -5', ink, 1.6),
  hallway: (ink) => shape('M-7 8 V-1 A7 7 0 0 1 7 -1 V8 H3.6 V-0.6 A3.6 3.6 0 0 0 -3.6 -0.6 V8 Z', ink),
  stairs: (ink) => line('M-7 6.6 H-2.4 V2.2 H2.2 V-2.2 H6.8 V-6.6', ink, 2.4),
};
