import type { TileType } from '@luftschloss/engine/palace';
import { element } from '../common/svg.ts';
import { line } from './pen.ts';

/** Floor patterns as tiles of a pattern, drawn thinly over the wash. */
const FLOORS: { readonly [T in TileType]: { readonly size: number; readonly draw: (ink: string) => string } } = {
  living: { size: 20, draw: (ink) => line('M0 6 C6 2 10 12 20 6 M4 16 C8 12 14 20 20 14', ink, 0.7) },
  sleeping: { size: 12, draw: (ink) => line('M0 0 V12 M6 0 V12 M0 4 H6 M6 10 H12', ink, 0.6) },
  food: { size: 12, draw: (ink) => element('path', { d: 'M0 0 H6 V6 H0 Z M6 6 H12 V12 H6 Z', fill: ink }) },
  utility: { size: 8, draw: (ink) => line('M0 0 H8 M0 0 V8', ink, 0.7) },
  activity: { size: 12, draw: (ink) => line('M0 6 L6 0 L12 6 M0 12 L6 6 L12 12', ink, 0.7) },
  downstairs: { size: 16, draw: (ink) => line('M0 0 H16 M0 8 H16 M4 0 V8 M12 8 V16', ink, 0.9) },
  hallway: { size: 18, draw: (ink) => line('M0 5 L7 3 L18 6 M7 3 L9 12 L18 14 M9 12 L0 15 M9 12 L6 18', ink, 0.7) },
  stairs: { size: 18, draw: (ink) => line('M0 5 L7 3 L18 6 M7 3 L9 12 L18 14', ink, 0.7) },
};

export function floorPatterns(ink: string): string {
  return Object.entries(FLOORS)
    .map(([type, { size, draw }]) =>
      element(
        'pattern',
        { id: `palace-floor-${type}`, width: size, height: size, patternUnits: 'userSpaceOnUse' },
        element('g', { opacity: 0.2 }, draw(ink)),
      ),
    )
    .join('');
}
