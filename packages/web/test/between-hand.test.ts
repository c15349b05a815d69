import { between } from '@luftschloss/engine/between';
import { rngState } from '@luftschloss/engine/kernel';
import { expect, test } from 'vitest';
import { tilesThatGoOn } from '../src/games/between/hold.ts';

test('as many tiles go on after two of them were chosen as before', () => {
  const state = between.setup({}, 4, rngState('chacha8:passing on'));
  const before = between.view(state, 0);
  const going = before.hand.length - 2;
  expect(tilesThatGoOn(before)).toBe(going);
  between.play(state, 0, { type: 'choose', tiles: [before.hand[0], before.hand[1]] });
  expect(tilesThatGoOn(between.view(state, 0))).toBe(going);
});
