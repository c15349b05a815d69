import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { between } from '../../src/between/index.ts';
import { torture } from '../torture.ts';
import { conserved } from './table.ts';

describe('random games', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    it(`of ${seats} players keep every tile, card and attendant, and end after two rounds`, () => {
      for (const game of sampled([0, 1, 2, 3], (each) => each === 0)) {
        const state = torture({ rules: between, options: {}, seats, seed: `between ${seats} ${game}`, invariant: conserved });
        expect(state).toMatchObject({ phase: 'over', round: 2, turn: 4 });
        for (const { tiles } of state.castles) expect(tiles.length).toBeGreaterThanOrEqual(16);
      }
    });
  }
});
