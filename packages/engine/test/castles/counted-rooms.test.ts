import { describe, expect, it } from 'vitest';
import { castles, favorOf, holdingsOf, type LedgerEntry, roomsForCard, roomsForEntry, roomsForFavor } from '../../src/castles/index.ts';
import { ended, lastTurn } from './expansion-scene.ts';

const CASTLE = ['pantry 3 0 0', 'larder -2 0 0', 'hallway 5 0 0 main', 'stairs 1 3 3'];
const [FOYER, PANTRY, LARDER, HALLWAY, STAIRS] = [0, 1, 2, 3, 4];

describe('the rooms that are shown', () => {
  const view = castles.view(lastTurn({ castles: { 0: CASTLE }, hallways: 0 }), 0);

  it('for a favor are those that it counts', () => {
    expect(roomsForFavor(view, 0, 'rooms-food')).toEqual([PANTRY, LARDER]);
    expect(roomsForFavor(view, 0, 'feet-corridor')).toEqual([FOYER, HALLWAY, STAIRS]);
    expect(roomsForFavor(view, 0, 'total-rooms')).toEqual([FOYER, PANTRY, LARDER, HALLWAY, STAIRS]);
    for (const favor of ['completed', 'incomplete', 'small', 'square', 'round', 'no-swan', 'rooms-corridor']) {
      expect(roomsForFavor(view, 0, favor).length, favor).toBe(favorOf(favor).measure(holdingsOf(view, 0, 0)));
    }
  });

  it('are none where something else is counted', () => {
    for (const favor of ['money', 'longest-path', 'courtyards', 'swan-tokens']) expect(roomsForFavor(view, 0, favor)).toEqual([]);
    for (const card of ['money', 'favors-won', 'last-master-builder']) expect(roomsForCard(view, 0, card)).toEqual([]);
  });

  it('for a bonus card are those that it counts, rooms of empty stacks too', () => {
    expect(roomsForCard(view, 0, 'type-food')).toEqual([PANTRY, LARDER]);
    expect(roomsForCard(view, 0, 'depleted')).toEqual([HALLWAY]);
    expect(roomsForCard(castles.view(lastTurn({ castles: { 0: CASTLE } }), 0), 0, 'depleted')).toEqual([]);
  });

  it('for lines of the final score are those of the favor, the card, the stack or the room', () => {
    const over = ended({ castles: { 0: CASTLE }, hallways: 0, favors: ['rooms-food'], hands: { 0: ['stairs'] } });
    const shown = (reason: LedgerEntry[0]): number[][] =>
      over.seats[0].ledger.filter(([why]) => why === reason).map((entry) => roomsForEntry(castles.view(over, 1), 0, entry));
    expect(shown('favor')).toEqual([[PANTRY, LARDER]]);
    expect(shown('bonus-card')).toEqual([[STAIRS]]);
    expect(shown('depleted')).toEqual([[HALLWAY]]);
    expect(roomsForEntry(view, 0, ['connected', 1, LARDER, PANTRY])).toEqual([LARDER, PANTRY]);
  });
});
