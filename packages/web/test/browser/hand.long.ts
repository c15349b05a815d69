import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';
import { wander } from './wandering.ts';

/** At each size in each theme. `LUFTSCHLOSS_PRESSES=200` is a shorter walk. */
const PRESSES = Number(process.env.LUFTSCHLOSS_PRESSES ?? 2000);

let server: RunningServer;

beforeAll(async () => {
  server = await RunningServer.open();
});

afterAll(() => server.close());

describe.each([
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])('a blind hand at $width x $height', (size) => {
  test.each(['light', 'dark'] as const)(`finds nothing in ${PRESSES} presses, %s`, async (theme) => {
    expect(await wander(await sharedChromium(), `${server.address}/`, { size, theme }, PRESSES)).toEqual([]);
  });
});
