import { describe, expect, it } from 'vitest';
import { castlesLibrary, completeRooms, planOf } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import { buy, castleFile, castleOf, ended, passage, play, pointsFor, refused, scene, scored, take, waiting } from './expansion-scene.ts';

const PASSAGES = { options: { passages: true } };
/** Seat 1 has this castle and a market with the room that it wants to buy. */
const buying = (room: string, lines: readonly string[] = []) => scene({ ...PASSAGES, castles: { 1: lines }, market: [`${room} 4000`] });
const check = (lines: readonly string[], tile: string): string => {
  const name = tile.split(' ')[0];
  const state = buying(['hallway', 'stairs'].includes(name) ? 'salon' : name, lines);
  return refused(state, buy(tile)) ?? 'legal';
};

describe('the rulebook example of the Library', () => {
  // West of the foyer the Small Yard, directly connected; the three others by a passage each.
  const before = ['small-yard -3 0 0', 'library -9 -1 0', 'sanctum -10 -4 0 | small -7 -2 1', 'waiting-room -7 5 0 | long -6 2 1'];
  const start = scene({ ...PASSAGES, castles: { 1: before }, market: ['fountains 4000'] });
  const done = play(start, buy('fountains -12 1 3 | corner -11 -1 0'));

  it('the last passage completes the Library', () => {
    expect(waiting(done.state)).toContain('living 2');
  });

  it('re-scored it gives 23: 2, three times 6 through passages, and 3 for the Small Yard', () => {
    const { state } = play(done.state, take('living', 2));
    expect(scored(state, 1, 'again-printed')).toEqual(['2 2 2']);
    expect(scored(state, 1, 'again-own')).toEqual(['3 2 1', '6 2 3', '6 2 4', '6 2 5']);
    expect(pointsFor(state, 1, 'again-printed') + pointsFor(state, 1, 'again-own')).toBe(23);
  });

  it('each passage counted double when its room was placed', () => {
    expect(scored(done.state, 1, 'connected')).toContain('6 2 5');
    const { steps } = expectOk(castlesLibrary.score(castleFile([...before, 'fountains -12 1 3 | corner -11 -1 0']))) as {
      steps: { points: number; rescore: object }[];
    };
    // Sanctum 3 and Waiting Room 4, each and the Library's 6; Fountains 3 and 6.
    expect(steps.map(({ points }) => points)).toEqual([0, 2, 2 + 3 + 1, 3 + 6, 4 + 6, 3 + 6]);
    expect(steps[5].rescore).toEqual({ 2: 23 });
  });

  it('all three passages are spent', () => expect(done.state.seats[1].passages).toEqual([]));
});

describe('pieces (C-10.1)', () => {
  it('everybody has one small, one long and one corner passage', () => {
    for (const { passages } of scene(PASSAGES).seats) expect(passages).toEqual(['small', 'long', 'corner']);
    for (const { passages } of scene({}).seats) expect(passages).toEqual([]);
  });

  it('small bridges one cell, long three, corner three around a bend', () => {
    expect(check([], 'study 4 0 0 | small 3 1 0')).toBe('legal');
    expect(check([], 'study 6 0 0 | long 3 1 0')).toBe('legal');
    expect(check([], 'study 3 3 0 | corner 3 1 1')).toBe('legal');
    expect(check([], 'study 5 0 0 | small 3 1 0')).toBe('passage-end');
    expect(check([], 'study 6 0 0 | small 3 1 0')).toBe('passage-end');
    expect(check([], 'study 5 0 0 | long 3 1 0')).toBe('passage-blocked');
  });

  it('its cells lie in empty space', () => {
    // The hallway fills the cell between.
    expect(check(['hallway 3 1 0 main'], 'study 9 0 0 | small 3 1 0')).toBe('passage-blocked');
    expect(check(['pantry -2 1 0'], 'study -6 0 0 | long -3 1 0')).toBe('passage-blocked');
  });

  it('its ends lie on unconnected entrances: not on walls, not on connected ones', () => {
    // North of the foyer there is only wall; the Meat Locker has its western door in the upper row.
    expect(check([], 'study 0 -4 0 | small 1 -1 1')).toBe('passage-end');
    expect(check([], 'meat-locker 4 0 2 | small 3 1 0')).toBe('legal');
    expect(check([], 'meat-locker 4 0 0 | small 3 1 0')).toBe('passage-end');
  });

  it('passages never meet each other end to end', () => {
    expect(check([], 'study 7 0 0 | small 3 1 0 | long 4 1 0')).toBe('passage-end');
    expect(check([], 'study 7 0 0 | long 4 1 0 | small 3 1 0')).toBe('passage-end');
  });

  it('each piece can be dug once in the game', () => {
    const lines = ['study 4 0 0 | small 3 1 0'];
    const state = scene({ ...PASSAGES, castles: { 1: lines }, market: ['parlor 4000'] });
    expect(state.seats[1].passages).toEqual(['long', 'corner']);
    expect(refused(state, buy('parlor -4 0 0 | small -1 1 0'))).toBe('no-passage-left');
    expect(refused(state, buy('parlor -6 0 0 | long -3 1 0'))).toBeNull();
  });

  it('without the expansion nobody has any', () => {
    expect(refused(scene({ market: ['study 4000'] }), buy('study 4 0 0 | small 3 1 0'))).toBe('no-passage-left');
  });
});

describe('digging (C-10.2)', () => {
  it('a tile may be joined to the castle by a passage alone', () => {
    const { state } = play(buying('study'), buy('study 4 0 0 | small 3 1 0'));
    expect(planOf(state.seats[1].castle).rooms[1]).toMatchObject({ links: [0], tunnels: [0], touches: [] });
    expect(check([], 'study 4 0 0')).toBe('unconnected');
  });

  it('several at once, each to another room', () => {
    // The Parlor lies west of the foyer, the Study below it.
    const lines = ['parlor -3 0 0', 'study 0 3 0'];
    const { state } = play(buying('sitting-room', lines), buy('sitting-room -6 3 0 | corner -5 1 0 | long -3 4 0'));
    expect(planOf(state.seats[1].castle).rooms[3]).toMatchObject({ links: [1, 2], tunnels: [1, 2] });
    expect(state.seats[1].passages).toEqual(['small']);
  });

  it('also together with a reward’s tile', () => {
    const start = scene({ ...PASSAGES, castles: { 1: ['stairs 3 1 2'] } });
    const { state } = play(start, buy('hallway 6 1 0 down'), take('corridor', 1), {
      type: 'place',
      tile: 'hallway',
      x: -7,
      y: 1,
      r: 0,
      level: 'main',
      passages: [passage('small -1 1 0')],
    });
    expect(state.seats[1].passages).toEqual(['long', 'corner']);
    expect(planOf(state.seats[1].castle).rooms[3].tunnels).toEqual([0]);
  });

  it('each joins the tile being placed with an older one, never two older ones', () => {
    // One cell lies between the foyer's south door and the second hallway.
    const lines = ['hallway -1 -1 1 main', 'hallway 0 4 0 main'];
    expect(check(lines, 'pantry 3 0 0')).toBe('legal');
    expect(check(lines, 'pantry 3 0 0 | small 1 3 1')).toBe('passage-end');
  });

  it('not between rooms that are connected otherwise, at the same time or by another passage', () => {
    // A hallway along the foyer's south side is connected to it and could reach its east door around the corner.
    expect(check([], 'hallway 1 3 0 main | corner 3 1 1')).toBe('passage-connected');
    const lines = ['hallway 3 1 0 main'];
    expect(check(lines, 'hallway 5 3 0 main | small 6 2 1')).toBe('legal');
    expect(check(lines, 'hallway 5 3 0 main | corner 9 1 1')).toBe('legal');
    expect(check(lines, 'hallway 5 3 0 main | small 6 2 1 | corner 9 1 1')).toBe('passage-connected');
  });

  it('only between rooms of one level; stairs have the level of the end that is used', () => {
    const cellar = ['stairs 3 1 2'];
    // The dark end of the stairs looks east, at 5 1.
    expect(check(cellar, 'fungus-room 7 0 0 | small 6 1 0')).toBe('legal');
    expect(check(cellar, 'study 7 0 0 | small 6 1 0')).toBe('passage-level');
    expect(check([], 'stairs 4 1 2 | small 3 1 0')).toBe('legal');
    expect(check([], 'stairs 4 1 0 | small 3 1 0')).toBe('passage-level');
    // Two stairs are never joined.
    const state = scene({ ...PASSAGES, castles: { 1: cellar } });
    expect(refused(state, buy('stairs 7 1 0 | small 6 1 0'))).toBe('passage-level');
  });

  // The Herb Plot hangs on the upper hallway, its fence to the south: there the passage from the foyer's east door would run.
  const hallways = ['hallway -1 -4 1 main', 'hallway 0 -2 0 main'];
  const plot = 'herb-plot 3 -1 2';
  const tunnelled = 'study 6 0 0 | long 3 1 0';

  it('no part of it may touch a fence', () => {
    expect(check(hallways, tunnelled)).toBe('legal');
    expect(check([...hallways, plot], tunnelled)).toBe('passage-fence');
  });

  it('nor may a fence be laid against it later (C-1.7)', () => {
    expect(check(hallways, plot)).toBe('legal');
    expect(check([...hallways, tunnelled], plot)).toBe('fence');
  });

  it('an external entrance must be left (C-2.1)', () => {
    // Both rooms have a single door: only the foyer's east door is free.
    const closed = ['dirt-room -4 1 0', 'utility-room 0 3 3'];
    expect(check(closed, 'washroom 4 -1 1 | small 3 1 0')).toBe('enclosed');
    expect(check(closed.slice(1), 'washroom 4 -1 1 | small 3 1 0')).toBe('legal');
  });

  it('every place that is offered passes the check', () => {
    const file = castleFile(['parlor -3 0 0', 'study 0 3 0']);
    const places = expectOk(castlesLibrary.placements(file, { tile: 'observatory', passages: 'with' }));
    expect(places.length).toBeGreaterThan(50);
    for (const place of places) expect(expectOk(castlesLibrary.check(file, { tile: 'observatory', ...place }))).toEqual({ legal: true });
  });
});

describe('what a passage does (C-10.3)', () => {
  it('the new room’s own bonus and the old room’s bonus count double', () => {
    // Study: 1 for each connected living room. Two of them, joined by a passage.
    const lines = ['study 3 0 0'];
    const { state } = play(buying('observatory', lines), buy('observatory 7 -1 0 | small 6 1 0'));
    expect(scored(state, 1, 'own')).toEqual(['4 2 1']);
    expect(scored(state, 1, 'connected')).toEqual(['2 1 2']);
  });

  it('direct connections of the same placement stay single', () => {
    const { state } = play(buying('observatory', ['study 3 0 0']), buy('observatory 6 -1 0'));
    expect(scored(state, 1, 'own')).toEqual(['2 2 1']);
  });

  it('causes no adjacency: an activity room behind it is not disturbed, one that is adjacent anyway is', () => {
    const far = play(buying('flute-room', ['study 3 0 0']), buy('flute-room 7 0 0 | small 6 1 0')).state;
    expect(far.seats[1].score).toBe(3);
    const near = play(buying('flute-room', ['study 3 0 0']), buy('flute-room 6 0 0')).state;
    expect(near.seats[1].score).toBe(2);
  });

  it('connects for completion and for the longest path', () => {
    const castle = castleOf(['dirt-room -5 1 0 | small -1 1 0']);
    expect(completeRooms(planOf(castle), false)).toEqual([1]);
    expect(expectOk(castlesLibrary.score(castleFile(['dirt-room -5 1 0 | small -1 1 0'])))).toMatchObject({
      connections: [[0, 1]],
      adjacent: [],
      longestPath: 2,
    });
  });

  it('blocks its cells for later tiles', () => {
    expect(check(['study 6 0 0 | long 3 1 0'], 'pantry 4 0 0')).toBe('overlap');
  });

  it('seals open space: it can be the edge of a courtyard', () => {
    const ring = ['hallway 3 -4 1 main', 'hallway -3 -4 0 main'];
    const courtyards = (last: string) => expectOk(castlesLibrary.score(castleFile([...ring, last])));
    expect(courtyards('hallway -4 -4 1 main')).toMatchObject({ courtyards: 0 });
    expect(courtyards('hallway -4 -4 1 main | long -3 1 0')).toMatchObject({ courtyards: 1 });
  });

  it('counts as nothing else: no room, no square feet', () => {
    const state = ended({ ...PASSAGES, favors: ['total-rooms'], castles: { 0: ['study 4 0 0 | small 3 1 0'], 1: ['parlor 3 0 0'] } });
    expect([pointsFor(state, 0, 'favor'), pointsFor(state, 1, 'favor')]).toEqual([6, 6]);
  });
});
