import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { castlesLibrary, placementObstacle, placesOf, tileOf } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import { buy, castleOf, legal, placed, planned, play, refused, scene } from './scene.ts';

const obstacleTo = (tile: string, ...lines: string[]) => placementObstacle(castleOf(...lines), placed(tile));

describe('reasons for refusing a place (C-2.1)', () => {
  for (const [reason, tile, lines] of [
    ['overlap', 'pantry 1 1 0', []],
    ['unconnected', 'pantry 3 1 0', []],
    ['level', 'hallway 3 1 0 down', []],
    ['stairs', 'stairs 6 1 0', ['stairs 3 1 2']],
    ['fence', 'hallway -3 -4 0 main', ['hallway 3 -4 1 main', 'shed -2 -3 0']],
    ['enclosed', 'powder-room 1 3 2', ['broom-closet 3 1 1', 'cloak-room -2 0 3']],
    [null, 'pantry 3 0 0', []],
  ] as const) {
    it(`${reason ?? 'none'}: ${tile}`, () => expect(obstacleTo(tile, ...lines)).toBe(reason));
  }

  it('overlapping is told before a missing connection, a missing connection before a broken fence', () => {
    expect(obstacleTo('pantry 2 2 0')).toBe('overlap');
    const shed = ['hallway 3 -4 1 main', 'shed -2 -3 0'];
    expect(obstacleTo('laundry-room -2 -7 0', ...shed)).toBe('unconnected');
  });

  it('doors of different levels are told before a broken fence, even if nothing else connects', () => {
    expect(obstacleTo('hallway -3 -4 0 down', 'hallway 3 -4 1 main', 'shed -2 -3 0')).toBe('level');
  });
});

describe('an entrance to the outside must be left (C-2.1)', () => {
  it('entrances of corridors count', () => {
    expect(obstacleTo('hallway 1 3 1 main', 'broom-closet 3 1 1', 'cloak-room -2 0 3')).toBeNull();
  });

  it('entrances of downstairs count', () => {
    expect(obstacleTo('stairs 1 3 3', 'broom-closet 3 1 1', 'cloak-room -2 0 3')).toBeNull();
  });

  it('an entrance into a courtyard does not count', () => {
    // The Queen's Bedroom would leave a single free door, which opens into the yard between its own notch and that of the Sauna.
    const almost = ['panic-room 1 -2 2', 'sauna -2 3 3'];
    expect(obstacleTo('queens-bedroom -4 1 1', ...almost)).toBe('enclosed');
    expect(obstacleTo('queens-bedroom -4 1 1', almost[1])).toBeNull();
  });
});

describe('blocking own entrances (C-2.2)', () => {
  const blocked = ['hallway -3 3 0 main', 'broom-closet -2 1 0'];

  it('a wall may be put against an own entrance, which is then never connected', () => {
    const plan = planned(...blocked);
    expect(plan.rooms[0].missing).toBe(2);
    expect(plan.open.filter(({ room }) => room === 0).length).toBe(1);
  });

  it('a room with a blocked entrance cannot be completed any more', () => {
    const plan = planned(...blocked, 'stairs 3 1 2');
    expect(plan.rooms[0].missing).toBe(1);
    expect(plan.rooms.filter(({ missing }) => missing === 0).map(({ form }) => form.tile.id)).toEqual(['broom-closet']);
  });
});

describe('hallways (C-2.3)', () => {
  it('come from one stack and are placed on the main level or downstairs as their owner likes', () => {
    const state = scene({ castles: { 1: ['stairs 3 1 2'] }, hallways: 5 });
    expect(play(state, buy('hallway 6 1 0 down')).state.hallways).toBe(4);
    expect(play(state, buy('hallway -6 1 0 main')).state.hallways).toBe(4);
  });

  it('both faces are corridors, a downstairs hallway is no downstairs room', () => {
    expect(tileOf('hallway').type).toBe('corridor');
    const before = scene({ castles: { 1: ['stairs 3 1 2', 'hallway 6 1 0 down', 'the-hole 6 -2 0'] } });
    // One completed downstairs room is on the table; stairs and hallway beside it do not make a second.
    expect(play(before, buy('stairs 12 1 0')).state.turn?.seat).toBe(0);
  });
});

describe('buying what cannot be placed (C-2.1)', () => {
  it('a downstairs room is not for sale to a castle without stairs', () => {
    const state = scene({ market: ['bottomless-pit 4000', 'pantry 2000'] });
    expect(legal(state).some((action) => action.type === 'buy-room' && action.tile === 'bottomless-pit')).toBe(false);
    expect(legal(state).some((action) => action.type === 'buy-room' && action.tile === 'pantry')).toBe(true);
    expect(refused(state, buy('bottomless-pit 3 0 3'))).toBe('level');
  });
});

/**
 * Named counts of legal places. A tile whose entrances all lie on the sides of its bounding box can meet each entrance of the lone foyer with each entrance of
 * its own in exactly one turn, so it has three times as many places as entrances of the main level.
 */
describe('counts of places (C-2.1)', () => {
  const count = (tile: string, lines: readonly string[], level: 'main' | 'down' | null = null) =>
    placesOf(planned(...lines), tileOf(tile), level).length;

  for (const [tile, expected, reason] of [
    ['broom-closet', 3, 'one entrance'],
    ['pantry', 6, 'two entrances'],
    ['pink-cabinet', 12, 'four entrances'],
    ['parlor', 12, 'four entrances'],
    ['great-hall', 33, 'eleven entrances'],
    ['singers-chamber', 9, 'three entrances on one side: each may be the one that connects'],
    ['stables', 12, 'four entrances, and the fence never lies on a side with an entrance'],
    ['stairs', 3, 'one light end'],
    ['kitchen', 3, 'its door in the notch cannot reach the foyer, whose box would cover the lower arm'],
    ['panic-room', 3, 'its only door opens into the notch, in which the foyer finds room'],
    ['bottomless-pit', 0, 'downstairs needs stairs'],
  ] as const) {
    it(`lone foyer, ${tileOf(tile).name}: ${expected} (${reason})`, () => expect(count(tile, [])).toBe(expected));
  }

  it('lone foyer, Hallway: 42 on the main level (fourteen entrances), none downstairs', () => {
    expect(count('hallway', [], 'main')).toBe(42);
    expect(count('hallway', [], 'down')).toBe(0);
  });

  it('foyer and stairs: the dark end takes each downstairs entrance once, and a hallway 14 times', () => {
    expect(count('bottomless-pit', ['stairs 3 1 2'])).toBe(1);
    expect(count('crypt', ['stairs 3 1 2'])).toBe(2);
    expect(count('hallway', ['stairs 3 1 2'], 'down')).toBe(14);
  });

  it('no place is given twice, and all of them are legal', () => {
    const castle = castleOf('hallway 3 1 0 main', 'hallway 8 2 1 main');
    const state = scene({ castles: { 1: castle.tiles.slice(1).map(({ tile, x, y, r, level }) => `${tile} ${x} ${y} ${r} ${level}`) } });
    const hallways = legal(state).filter(({ type }) => type === 'buy-hallway');
    expect(new Set(hallways.map((action) => JSON.stringify(action))).size).toBe(hallways.length);
    for (const action of hallways) expect(refused(state, action)).toBeNull();
  });
});

/** Counted by the independent implementation that made the vectors. */
describe('counts of places in castles of the vectors (C-2.1)', () => {
  const vectors = JSON.parse(readFileSync(new URL('../vectors/castles-public.json', import.meta.url), 'utf8')) as { castle: object }[];
  for (const [vector, name, tile, expected] of [
    [0, 'the castle above the grotto', 'hallway', 14],
    [0, 'the castle above the grotto', 'stairs', 3],
    [0, 'the castle above the grotto', 'drawing-room', 4],
    [1, 'the Oratory between hallways', 'hallway', 78],
    [1, 'the Oratory between hallways', 'gallery-of-mirrors', 37],
    [23, 'the castle of 26 rooms', 'stairs', 11],
    [23, 'the castle of 26 rooms', 'formal-gardens', 7],
    [41, 'the castle of many stages', 'armory', 0],
    [41, 'the castle of many stages', 'meat-locker', 38],
    [59, 'the castle of eleven courtyards', 'hallway', 156],
    [59, 'the castle of eleven courtyards', 'buttery', 52],
  ] as const) {
    it(`${name} (vector ${vector}), ${tileOf(tile).name}: ${expected}`, () => {
      expect(expectOk(castlesLibrary.placements(vectors[vector].castle, { tile })).length).toBe(expected);
    });
  }
});
