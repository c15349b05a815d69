import { describe, expect, it } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import { bots, playMixedTables, share, total } from './levels.ts';

describe('hard in Castles', () => {
  it('beats greedy with a little to think with', () => {
    const won = share(bots.hard, bots.greedy, 2, 12, { playouts: 40 });
    tell(`castles: hard with 40 playouts wins ${(100 * won).toFixed(0)} % of 12 games against greedy`);
    expect(won).toBeGreaterThanOrEqual(0.66);
  });

  it('is above greedy alone', () => {
    const games = 3;
    const ahead = (total(bots.hard, games, 100) - total(bots.greedy, games, 100)) / games;
    tell(`castles alone: hard with 100 playouts is ${ahead.toFixed(1)} points above greedy in ${games} games`);
    expect(ahead).toBeGreaterThan(5);
  });

  it('never tries anything illegal, whatever is in play', () => {
    playMixedTables(20, 6);
    tell('castles: hard tried nothing illegal at 20 tables of random options');
  });
});
