import { expect, it } from 'vitest';
import { seedOf, tell } from '../../../testing/seed.ts';
import { count } from './support/kill-test.ts';
import { sendRawHeads } from './support/raw-heads.ts';

const HEADS = count('LUFTSCHLOSS_FUZZ_HEADS', 20_000);

it(`${HEADS} raw heads that no browser would send do not end the server`, async () => {
  const seed = seedOf('heads');
  const statuses = await sendRawHeads(HEADS, seed);
  tell(
    `raw heads: ${HEADS} sent, seed "${seed}", answers by status: ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}`,
  );
  expect([...statuses.values()].reduce((sum, times) => sum + times)).toBeGreaterThan(HEADS / 2);
});
