import { describe, expect, it } from 'vitest';
import { castles, scoreCastle } from '../../src/castles/index.ts';
import { buy, castleOf, PASS, play, pointsFor, scene, take, waiting } from './scene.ts';

/** Situations that the rulebook itself works out; its other examples belong to expansions. */
describe('examples of the rulebook', () => {
  // A Flute Room close under a hallway, with a Drawing Room beside its upper right curve.
  const flute = ['hallway 3 -4 1 main', 'hallway 4 -4 0 main', 'flute-room 4 -1 0', 'drawing-room 7 -3 0'];

  it('a living room close to the curve of the Flute Room does not disturb it (C-1.4)', () => {
    const { steps, adjacent } = scoreCastle(castleOf(...flute));
    expect(adjacent).not.toContainEqual([3, 4]);
    expect(steps[4].parts).toEqual([2, 0, 0, 0, 0]);
  });

  it('and the area between them is no courtyard, because of the gap where the circle begins to curve (C-1.8)', () => {
    expect(scoreCastle(castleOf(...flute)).courtyards).toBe(0);
  });

  it('two tied for most of a favor take 6 each, the next takes 2, and who has none takes nothing (C-6.3)', () => {
    const living = { 0: ['parlor 3 0 0'], 1: ['study 3 0 0', 'focus-room -2 0 0'], 2: ['sitting-room 3 0 0', 'pink-cabinet -2 1 0'] };
    const start = scene({ players: 4, seat: 0, lastRound: true, cards: [], castles: living, favors: ['rooms-living'] });
    const { state } = play(start, PASS);
    expect([0, 1, 2, 3].map((seat) => pointsFor(state, seat, 'favor'))).toEqual([2, 6, 6, 0]);
  });

  it('29000 at the end are worth 2 points (C-6.4)', () => {
    const { state } = play(scene({ seat: 0, lastRound: true, cards: [], money: { 1: 29_000 } }), PASS);
    expect(pointsFor(state, 1, 'money')).toBe(2);
  });

  it('a downstairs room that counts downstairs rooms counts itself (C-4.1)', () => {
    expect(scoreCastle(castleOf('stairs 3 1 2', 'dungeon 6 -1 1')).steps[2].parts).toEqual([1, 2, 0, 0, 0]);
  });

  it('of two downstairs rooms completed at once either may be scored again (C-5.8)', () => {
    const lines = ['stairs 3 1 2', 'hallway 6 1 0 down', 'fungus-room 6 2 0'];
    const both = play(scene({ market: ['the-hole 4000'], castles: { 1: lines } }), buy('the-hole 3 2 3'), take('downstairs', 3)).state;
    const choices = castles.choices(castles.view(both, 1)).map((choice) => choice.at(0));
    expect(choices.filter((action) => action.type === 'reward' && action.reward === 'living').length).toBe(2);
  });

  it('a corridor reward may be taken again in the extra turn of a food reward (C-5.4)', () => {
    const lines = ['pantry -2 1 0', 'stairs 3 1 2', 'stairs 1 3 3'];
    const first = play(
      scene({ castles: { 1: lines } }),
      buy('hallway 6 1 0 down'),
      take('corridor', 2),
      { type: 'place', tile: 'hallway', x: -8, y: 2, r: 0, level: 'main' },
      take('food', 1),
    );
    expect(waiting(play(first.state, buy('hallway 1 6 0 down')).state)).toEqual(['corridor 3']);
  });
});
