import { hintsFor } from '@luftschloss/bots';
import { expect, test } from 'vitest';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';

test('the page offers hints for the games that the bots give them for', async () => {
  for (const { id } of GAME_CARDS) {
    await loadScreen(id);
    expect(screenOf(id)?.hints === true, id).toBe(hintsFor(id) !== null);
  }
});
