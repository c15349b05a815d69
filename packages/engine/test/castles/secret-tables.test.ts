import { describe, it } from 'vitest';
import { castles, DECREE_IDS } from '../../src/castles/index.ts';
import { torture } from '../torture.ts';
import { optionsOf } from './acting.ts';
import { withTruePurses } from './random-tables.ts';

/** Decrees that look at hidden things or hide something: few others, so that every game has some of them. */
const SECRETIVE = [
  'eavesdropper',
  'hidden-purse',
  'private-audience',
  'quarry',
  'secret-room',
  'second-thoughts',
  'storehouse',
  'well-informed',
];

describe('nobody can take back what somebody else has seen', () => {
  const excludedDecrees = DECREE_IDS.filter((id) => !SECRETIVE.includes(id));
  for (const [seats, towers] of [
    [2, false],
    [3, true],
    [5, true],
  ] as const) {
    it(`at tables of ${seats} with secretive decrees`, () => {
      for (let game = 0; game < 3; game++) {
        torture({
          rules: castles,
          options: optionsOf({ decrees: true, swans: true, moats: true, towers, excludedDecrees }),
          seats,
          seed: `secretive ${seats} ${game}`,
          thorough: 0,
          barriers: 1,
          atLeast: withTruePurses,
        });
      }
    });
  }
});
