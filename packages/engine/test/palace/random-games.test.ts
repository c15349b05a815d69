import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { palace } from '../../src/palace/rules.ts';
import { torture } from '../torture.ts';
import { invariant } from './invariants.ts';

describe('random games', () => {
  for (const seats of [2, 3, 4]) {
    for (const game of sampled([0, 1, 2, 3], (each) => each === 0)) {
      it(`hold together for ${seats} players, game ${game}`, () => {
        const state = torture({ rules: palace, options: {}, seats, seed: `palace ${seats} ${game}`, invariant });
        expect(state.over).toBe(true);
        expect(state.ended).not.toBeNull();
      });
    }
  }
});
