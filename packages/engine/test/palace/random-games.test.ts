import { describe, expect, it } from 'vitest';
import { palace } from '../../src/palace/rules.ts';
import { torture } from '../torture.ts';
import { invariant } from './invariants.ts';

describe('random games', () => {
  for (const seats of [2, 3, 4]) {
    for (let game = 0; game < 4; game++) {
      it(`hold together for ${seats} players, game ${game}`, () => {
        const state = torture({ rules: palace, options: {}, seats, seed: `palace ${seats} ${game}`, invariant });
        expect(state.over).toBe(true);
        expect(state.ended).not.toBeNull();
      });
    }
  }
});
