import { expect, test } from 'vitest';
import { sharedChromium, sharedSite } from './shared.ts';
import { wander } from './wandering.ts';

const PRESSES = 25;

test.each([
  { size: { width: 1280, height: 800 }, theme: 'light' },
  { size: { width: 390, height: 844 }, theme: 'dark' },
] as const)('a blind hand finds nothing at $size.width x $size.height, $theme', async (sight) => {
  expect(await wander(await sharedChromium(), sharedSite().address, sight, PRESSES)).toEqual([]);
});
