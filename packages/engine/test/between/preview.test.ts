import { describe, expect, it } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { type BetweenView, bestPlace, between, placesFor, previewAddition } from '../../src/between/index.ts';
import { rngState } from '../../src/kernel/index.ts';
import { comparePreviews } from './previewed.ts';

function tableWith(throne: string, tiles: readonly (readonly [string, number, number])[], more: Partial<BetweenView> = {}): BetweenView {
  const state = between.setup({}, 3, rngState('chacha8:preview'));
  const castle = { throne, tiles: tiles.map(([tile, x, y]) => ({ tile, x, y })), attendants: [], bonusCards: [] };
  return { ...between.view({ ...state, castles: state.castles.with(0, castle) }, 0), ...more };
}

describe('a preview', () => {
  it('names the new room, every room that changes and the new total', () => {
    const view = tableWith('throne-living-corridor', []);
    const built = tableWith('throne-living-corridor', [
      ['walking-path', -1, 0],
      ['great-hall', 2, 0],
    ]);
    expect(previewAddition(view, 0, { tile: 'great-hall', x: 2, y: 0 })).toMatchObject({ gain: 2, bonus: null });
    const preview = previewAddition(built, 0, { tile: 'dead-end', x: 2, y: -1 });
    expect(preview.rooms.map(({ tile, before, after }) => [tile, before, after])).toEqual([
      ['dead-end', null, 1],
      ['walking-path', 1, 2],
      ['great-hall', 0, 1],
    ]);
    expect(preview.rooms[0].causes).toEqual([{ x: 2, y: 0 }]);
    expect([preview.before, preview.after]).toEqual([3, 6]);
  });

  it('tells of the bonus that the third and the fifth room earn, and whether anything is left of it', () => {
    const corridors = (count: number) =>
      ['dead-end', 'great-hall', 'promenade', 'lockdown-room'].slice(0, count).map((tile, i) => [tile, i + 2, 0] as const);
    const third = tableWith('throne-living-sleeping', corridors(2));
    expect(previewAddition(third, 0, { tile: 'purgatory', x: -1, y: 0 }).bonus).toEqual({
      bonus: 'corridor',
      earnedBy: 'corridor',
      isLost: false,
    });
    const fifth = tableWith('throne-living-sleeping', corridors(4), { specialtyTiles: 0 });
    expect(previewAddition(fifth, 0, { tile: 'purgatory', x: -1, y: 0 }).bonus).toMatchObject({ bonus: 'fifth', isLost: true });
  });

  it('orders the places of a tile by what they bring', () => {
    const view = tableWith('throne-living-corridor', [['great-hall', 2, 0]]);
    const places = placesFor(view.castles[0], 'dead-end');
    expect(places.map(({ gain }) => gain)).toEqual(places.map(({ gain }) => gain).toSorted((a, b) => b - a));
    expect(bestPlace(view.castles[0], 'dead-end')).toEqual(places[0]);
  });

  it('is what then is scored, over whole random games', () => {
    for (const seats of [2, 4, 7]) expect(comparePreviews(seats, seedOf(`preview ${seats}`))).toBeGreaterThan(16 * seats);
  });
});
