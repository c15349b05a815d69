import { hintsFor } from '@luftschloss/bots';
import { expect, test } from 'vitest';
import { GAME_SCREENS } from '../src/games/index.ts';

test('the page offers hints for the games that the bots give them for', () => {
  for (const { card, hints } of GAME_SCREENS) expect(hints === true, card.id).toBe(hintsFor(card.id) !== null);
});
