import { describe, expect, it } from 'vitest';
import { type ScoredCastle, scoreCastle } from '../../src/castles/index.ts';
import { buy, castleOf, eventsOf, placed, play, scene, scored } from './scene.ts';

/** The five parts of C-4.1 for the last tile. */
function partsOf(...lines: string[]): readonly number[] {
  const { steps } = scoreCastle(castleOf(...lines));
  return steps[steps.length - 1].parts;
}

const music = ['hallway 3 -2 1 main', 'flute-room 4 0 0'];
const down = ['stairs 3 1 2', 'hallway 6 1 0 down'];

describe('scoring a placement (C-4.1)', () => {
  it('(1) the room’s own points', () => expect(partsOf('pantry 3 0 0')).toEqual([2, 0, 0, 0, 0]));

  it('(2) its bonus for every connected room of its types', () => {
    expect(partsOf('gallery-of-mirrors 3 0 0')).toEqual([3, 2, 0, 0, 0]);
    expect(partsOf('salon 3 0 0')).toEqual([3, 0, 0, 0, 0]);
  });

  it('(2) its penalty for every adjacent room of its types, connected or not', () => {
    expect(partsOf('theater 3 -1 0')).toEqual([6, -2, 0, 0, 0]);
    expect(partsOf('forum 3 -1 1')).toEqual([6, 0, 0, 0, 0]);
    // The Flute Room stands with its upper wall against the Nap Room and connects only to the hallway.
    expect(partsOf('hallway 3 -2 1 main', 'nap-room 4 -2 2', 'flute-room 4 0 0')).toEqual([3, -1, 0, 0, 0]);
  });

  it('(2) a downstairs room counts all rooms of its type, wherever they are', () => {
    // Foyer and stairs are corridors.
    expect(partsOf('stairs 3 1 2', 'venus-grotto 6 -1 0')).toEqual([1, 2, 0, 0, 0]);
    expect(partsOf('pantry -2 1 0', 'larder -4 1 0', 'stairs 3 1 2', 'fungus-room 6 0 0')).toEqual([3, 2, 0, 0, 0]);
  });

  it('(2) a downstairs room counts itself when it is of its own type', () => {
    expect(partsOf('stairs 3 1 2', 'dungeon 6 -1 1')).toEqual([1, 2, 0, 0, 0]);
  });

  it('(3) bonuses of connected rooms that like the new one', () => {
    // 3 for the Berchta Room, 1 less for the Parlor beside it, 1 more since the Parlor likes activity.
    expect(partsOf('parlor 3 0 0', 'berchta-room 6 0 0')).toEqual([3, -1, 1, 0, 0]);
  });

  it('(4) penalties of adjacent activity rooms that dislike the new one', () => {
    expect(partsOf(...music, 'nap-room 4 -2 2')).toEqual([2, 0, 0, -1, 0]);
    expect(partsOf(...music, 'pantry 4 -2 0')).toEqual([2, 0, 0, 0, 0]);
  });

  it('(5) downstairs rooms count every later room of their type, wherever it is', () => {
    expect(partsOf(...down, 'fungus-room 6 2 0', 'pantry -2 1 0')).toEqual([2, 0, 0, 0, 1]);
    expect(partsOf(...down, 'fungus-room 6 2 0', 'broom-closet -2 0 3')).toEqual([1, 0, 0, 0, 0]);
  });

  it('a connected room that is also adjacent is counted by both rules', () => {
    // The Observatory likes the Flute Room at its door, which dislikes living rooms at its wall.
    expect(partsOf('flute-room 3 0 0', 'observatory 6 -1 0')).toEqual([3, 2, 0, -1, 0]);
  });
});

describe('corridors (C-4.2)', () => {
  it('have no points of their own', () => {
    expect(partsOf('hallway 3 1 0 main')).toEqual([0, 0, 0, 0, 0]);
    expect(partsOf('stairs 3 1 2')).toEqual([0, 0, 0, 0, 0]);
  });

  it('are counted by the rooms that they connect to, disturb or are counted by', () => {
    expect(partsOf('gallery-of-mirrors 3 0 0', 'hallway 9 -6 1 main')).toEqual([0, 0, 2, 0, 0]);
    expect(partsOf('theater 3 -1 0', 'hallway 8 1 0 main')).toEqual([0, 0, 0, -2, 0]);
    expect(partsOf('stairs 3 1 2', 'venus-grotto 6 -1 0', 'hallway -6 1 0 main')).toEqual([0, 0, 0, 0, 1]);
  });

  it('a downstairs hallway is counted as corridor, not as downstairs', () => {
    expect(partsOf('stairs 3 1 2', 'venus-grotto 6 -1 0', 'hallway 11 1 0 down')).toEqual([0, 0, 0, 0, 1]);
    expect(partsOf('stairs 3 1 2', 'dungeon 6 -1 1', 'hallway 6 5 1 down')).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('points in the game', () => {
  it('a score may fall below zero (C-4.3)', () => {
    const state = scene({ castles: { 1: ['theater 3 -1 0'] } });
    expect(play(state, buy('hallway 8 1 0 main')).state.seats[1].score).toBe(-2);
  });

  it('every point is entered with its reason, the room that gives it and the room that it is for (C-4.4)', () => {
    const start = scene({ castles: { 1: ['parlor 3 0 0'] }, market: ['berchta-room 4000'], scores: { 1: 7 } });
    const { state, events } = play(start, buy('berchta-room 6 0 0'));
    expect(scored(state, 1, 'printed')).toEqual(['3 2 2']);
    expect(scored(state, 1, 'own')).toEqual(['-1 2 1']);
    expect(scored(state, 1, 'connected')).toEqual(['1 1 2']);
    expect(state.seats[1].score).toBe(10);
    expect(eventsOf(events, 'scored').map(({ entry }) => entry[0])).toEqual(['printed', 'own', 'connected']);
    expect(eventsOf(events, 'scored')[1].rooms).toEqual({ 1: 'parlor', 2: 'berchta-room' });
  });

  it('the library gives the same points for the same placement (C-4.4)', () => {
    const lines = ['parlor 3 0 0', 'berchta-room 6 0 0'];
    const { total }: ScoredCastle = scoreCastle({ tiles: ['foyer 0 0 0', ...lines].map(placed) });
    const start = scene({ market: ['parlor 4000', 'berchta-room 2000'], money: { 1: 30_000 } });
    const bought = play(start, buy(lines[0])).state;
    const again = { ...bought, asks: start.asks, turn: start.turn };
    expect(play(again, buy(lines[1])).state.seats[1].score).toBe(total);
  });
});
