import { expect, test } from 'vitest';
import { sharedChromium, sharedSite } from './shared.ts';
import { wander } from './wandering.ts';

const PRESSES = 25;

/** hand.long.ts goes farther, at every size. */
test('a blind hand finds nothing on a phone by night', async () => {
  const sight = { size: { width: 390, height: 844 }, theme: 'dark' } as const;
  expect(await wander(await sharedChromium(), sharedSite().address, sight, PRESSES)).toEqual([]);
});
