import { between, build, type Castle, drawPlan, ROOMS, roomNumber, roomOf, SPECIALTIES, typeIndex } from '@luftschloss/engine/between';
import { rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { greedyAction } from '../../src/between/greedy.ts';
import { BONUS_WORTH, bestSite, FIFTH_WORTH, sitesFor, valuationOf, worthOf } from '../../src/between/valuation.ts';

/** Castles of a game at the beginning of every turn. */
function castlesOfAGame(seed: string): Castle[] {
  const state = between.setup({}, 3, rngState(seed));
  const castles = new Set<Castle>();
  for (let toAct = between.toAct(state); toAct.length > 0; toAct = between.toAct(state)) {
    if (state.phase === 'choose') for (const castle of state.castles) castles.add(castle);
    between.play(state, toAct[0], greedyAction(between.view(state, toAct[0])));
  }
  return [...castles];
}

function bonusOf(castle: Castle, tile: string): number {
  const { type } = roomOf(roomNumber(tile));
  if (type === 'specialty') return 0;
  const count = drawPlan(castle).tally[typeIndex(type)] + 1;
  return count === 3 ? BONUS_WORTH[type] : count === 5 ? FIFTH_WORTH : 0;
}

describe('the valuation of a castle', () => {
  const castles = castlesOfAGame('splitmix32:study');
  const tiles = [...ROOMS.filter(({ type }, index) => type !== 'specialty' && index % 5 === 0).map(({ id }) => id), ...SPECIALTIES];

  it('finds the same gains by type as by measuring everything anew', () => {
    for (const castle of castles) {
      const { attendants, bonusCards } = castle;
      for (const tile of tiles) {
        for (const { cell, gain } of sitesFor(valuationOf(castle), tile)) {
          const plan = drawPlan(castle);
          build(plan, roomNumber(tile), cell);
          const whole = worthOf(plan, attendants, bonusCards) - valuationOf(castle).worth + bonusOf(castle, tile);
          expect(gain, `${tile} on ${cell} of ${JSON.stringify(castle)}`).toBeCloseTo(whole, 9);
        }
      }
    }
  });

  it('leaves the castle as it was, and finds the best place for a tile', () => {
    for (const castle of castles) {
      const known = valuationOf(castle);
      for (const tile of tiles) {
        const gains = sitesFor(known, tile).map(({ gain }) => gain);
        expect(bestSite(known, tile).gain).toBe(Math.max(...gains));
      }
      expect(known.plan).toMatchObject({ grid: drawPlan(castle).grid, cells: drawPlan(castle).cells, tally: drawPlan(castle).tally });
    }
  });
});
