import { expect, it } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import { greedy } from '../../src/between/greedy.ts';
import { hard } from '../../src/between/hard.ts';
import { match } from './levels.ts';

it('hard wins more than its share against three greedy, and builds better castles', () => {
  const { winRate, lead } = match(hard, greedy, 4, 16, 40);
  tell(
    `between: hard with 40 playouts wins ${(100 * winRate).toFixed(0)} % of 16 games against three greedy, castles ${lead.toFixed(1)} points better`,
  );
  expect(winRate).toBeGreaterThan(0.25);
  expect(lead).toBeGreaterThan(2);
});
