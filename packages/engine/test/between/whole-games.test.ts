import { describe, expect, it } from 'vitest';
import { type BetweenState, between, isSpecialty } from '../../src/between/index.ts';
import { torture } from '../torture.ts';

/** Everything that came out of the box is still somewhere, and nothing is in two places. */
function conserved(state: BetweenState): void {
  const placed = state.castles.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  const offered = (decision: string): readonly string[] =>
    state.waiting.flatMap((bonus) => (bonus?.decision === decision ? bonus.options : []));
  const tiles = [
    ...placed.filter((tile) => !isSpecialty(tile)),
    ...state.hands.flat(),
    ...state.chosen.flatMap((chosen) => chosen ?? []),
    ...state.revealed.flat(),
    ...state.drawnForLudwig,
    ...state.ludwigTiles.map(({ tile }) => tile),
    ...offered('tile'),
    ...state.supply,
    ...state.discarded,
  ];
  expect(tiles).toHaveLength(147);
  expect(new Set(tiles).size, 'different regular tiles').toBe(147);
  const cards = [...state.castles.flatMap(({ bonusCards }) => bonusCards), ...offered('card'), ...state.cards, ...state.discardedCards];
  expect(cards).toHaveLength(20);
  expect(new Set(cards).size, 'different bonus cards').toBe(20);
  const setAside = state.waiting.filter((bonus) => bonus?.decision === 'specialty').length;
  expect(placed.filter(isSpecialty).length + setAside + state.specialtyTiles, 'specialty tiles').toBe(48);
  const hired = state.castles.reduce((sum, { attendants }) => sum + attendants.length, 0);
  expect(
    Object.values(state.attendants).reduce((sum, left) => sum + left, hired),
    'attendants',
  ).toBe(28);
}

describe('random games', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    it(`of ${seats} players keep every tile, card and attendant, and end after two rounds`, () => {
      for (let game = 0; game < 4; game++) {
        const state = torture({ rules: between, options: {}, seats, seed: `between ${seats} ${game}`, invariant: conserved });
        expect(state).toMatchObject({ phase: 'over', round: 2, turn: 4 });
        for (const { tiles } of state.castles) expect(tiles.length).toBeGreaterThanOrEqual(16);
      }
    });
  }
});
