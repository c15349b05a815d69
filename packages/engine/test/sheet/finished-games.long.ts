import { describe, it } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import * as between from './between-games.ts';
import * as castles from './castles-games.ts';
import * as palace from './palace-games.ts';

const GAMES = 200;

function seeds(game: string): string[] {
  return Array.from({ length: GAMES }, (_, number) => seedOf(`sheet ${game} ${number}`));
}

describe(`${GAMES} finished games, taken apart and entered in any order, come out with the scores and places of the final scoring`, () => {
  it('in Castles with whatever expansions', () => {
    const counts = { castles: 0, tiles: 0, passages: 0, moats: 0, decrees: 0, ownFavors: 0, solo: 0 };
    for (const seed of seeds('castles')) {
      const { seats, hidden } = castles.enterFinishedGame(seed);
      counts.solo += seats.length === 1 ? 1 : 0;
      counts.ownFavors += hidden.ownFavors.flat().length;
      for (const { castle, decree } of seats) {
        counts.castles++;
        counts.tiles += castle.tiles.length;
        counts.passages += castle.tiles.flatMap(({ passages = [] }) => passages).length + (castle.passages?.length ?? 0);
        counts.moats += castle.moats?.length ?? 0;
        counts.decrees += decree === null ? 0 : 1;
      }
    }
    tell(`sheets of Castles: ${GAMES} games, ${JSON.stringify(counts)}, seeds "${seeds('castles')[0]}" and on`);
  });

  it('in Between Two Castles', () => {
    const states = seeds('between').map((seed) => between.enterFinishedGame(seed));
    const built = states.flatMap((state) => state.castles);
    tell(`sheets of Between: ${GAMES} games, ${built.length} castles, ${built.flatMap(({ tiles }) => tiles).length} tiles`);
  });

  it('in The Palace', () => {
    const states = seeds('palace').map((seed) => palace.enterFinishedGame(seed));
    const moats = states.flatMap(({ palace: { left, right, ponds } }) => [...left, ...right, ...ponds]).length;
    tell(`sheets of The Palace: ${GAMES} games, ${states.flatMap((state) => state.palace.tiles).length} tiles, ${moats} moat tiles`);
  });
});
