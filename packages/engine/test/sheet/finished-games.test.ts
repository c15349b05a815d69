import { describe, it } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import * as between from './between-games.ts';
import * as castles from './castles-games.ts';
import * as palace from './palace-games.ts';

describe('finished games, taken apart and entered in any order, come out with the scores and places of the final scoring', () => {
  it('in Castles with whatever expansions', () => {
    for (let game = 0; game < 6; game++) castles.enterFinishedGame(seedOf(`sheet castles ${game}`));
  });

  it('in Between Two Castles', () => {
    for (let game = 0; game < 6; game++) between.enterFinishedGame(seedOf(`sheet between ${game}`));
  });

  it('in The Palace', () => {
    for (let game = 0; game < 3; game++) palace.enterFinishedGame(seedOf(`sheet palace ${game}`));
  });
});
