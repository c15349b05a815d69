import { expect, it } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import { greedy } from '../../src/palace/greedy.ts';
import { hard } from '../../src/palace/hard.ts';
import { match } from './levels.ts';

it('hard beats greedy, and wins more than its share against three', () => {
  const two = match(hard, greedy, 2, 40, 100);
  tell(`The Palace, hard with 100 playouts against greedy, 40 games: ${JSON.stringify(two)}`);
  expect(two.winRate).toBeGreaterThan(0.55);
  const four = match(hard, greedy, 4, 40, 100);
  tell(`The Palace, hard with 100 playouts against three greedy, 40 games: ${JSON.stringify(four)}`);
  expect(four.winRate).toBeGreaterThan(0.3);
});
