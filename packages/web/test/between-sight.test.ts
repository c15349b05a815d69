import type { Castle } from '@luftschloss/engine/between';
import { expect, test } from 'vitest';
import { ROW } from '../src/games/between/board-geometry.ts';
import { sightsOf } from '../src/games/between/sight.ts';

const THRONE_ALONE = { throne: 'throne-1', tiles: [], attendants: [], bonusCards: [] } as unknown as Castle;
const PHONE = { width: 390, height: 250 };
const NOTHING_COVERED = { top: 0, inner: 0, bottom: 0 };

test.each([
  ['below the throne', { x: 0, y: -1 }],
  ['on top of it', { x: 1, y: 1 }],
  ['far to the left', { x: -4, y: 0 }],
])('a tile that is shown %s is in sight as a whole, with what it brings', (_, shown) => {
  const [{ sight }] = sightsOf([{ side: 'left', castle: THRONE_ALONE, shown: [shown] }], PHONE, NOTHING_COVERED, false);
  expect(sight.left).toBeLessThan(shown.x);
  expect(sight.left + sight.width).toBeGreaterThan(shown.x + 1);
  expect(sight.top).toBeLessThan(-(shown.y + 1) * ROW);
  expect(sight.top + sight.height).toBeGreaterThan(-shown.y * ROW);
});
