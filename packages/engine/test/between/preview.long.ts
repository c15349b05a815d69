import { expect, test } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { comparePreviews } from './previewed.ts';

test('previews of 200 random games are what then is scored', () => {
  let compared = 0;
  for (let game = 0; game < 200; game++) compared += comparePreviews(2 + (game % 6), seedOf(`previews of game ${game}`));
  tell(`Between: ${compared} previews of 200 games compared`);
  expect(compared).toBeGreaterThan(200 * 32);
});
