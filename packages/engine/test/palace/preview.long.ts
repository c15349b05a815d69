import { expect, test } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { playForeseen } from './foreseen.ts';

test('what is foreseen of every build of 200 random games is what comes of it', () => {
  let builds = 0;
  for (let i = 0; i < 200; i++) builds += playForeseen(2 + (i % 3), seedOf(`foreseen long ${i}`));
  tell(`${builds} builds of 200 games`);
  expect(builds).toBeGreaterThan(4000);
});
