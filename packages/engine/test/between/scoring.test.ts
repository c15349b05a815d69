import { describe, expect, it } from 'vitest';
import { REGULAR_ROOMS } from '../../src/between/data/tiles.ts';
import { type Castle, drawPlan, planPoints, roomById, type Scoring, scoreCastle, type TileId } from '../../src/between/index.ts';
import vectors from '../vectors/between-public.json' with { type: 'json' };
import { castle, PLAIN, tilesOf } from './table.ts';

const points = (built: Castle): number => scoreCastle(built).rooms[0].points;

/** The first tile is scored; the others stand around it. Thrones are far from (10,10), where it stands. */
const scene = (tile: TileId, ...around: readonly string[]): number => points(castle(PLAIN, `${tile} 10,10`, ...around));

/** Another tile of that type than the one being scored. */
function other(type: string, than: TileId, nth = 0): TileId {
  if (type === 'specialty') return 'grand-foyer';
  return tilesOf(type as 'food').filter((id) => id !== than)[nth];
}

const withScoring = <K extends Scoring['kind']>(kind: K) =>
  REGULAR_ROOMS.filter((room) => room.scoring.kind === kind).map((room) => ({
    id: room.id,
    ...(room.scoring as Extract<Scoring, { kind: K }>),
  }));

describe('the box', () => {
  it('holds 21 tiles of each type, all different (B-1.3)', () => {
    for (const type of ['food', 'living', 'utility', 'outdoor', 'sleeping', 'corridor', 'downstairs'] as const)
      expect(tilesOf(type)).toHaveLength(21);
    expect(new Set(REGULAR_ROOMS.map(({ id }) => id)).size).toBe(147);
  });

  it('has hangings in all rooms but outdoor and specialty rooms', () => {
    for (const { type, hanging } of REGULAR_ROOMS) expect(hanging === null).toBe(type === 'outdoor');
    for (const id of ['fountain', 'tower', 'grand-foyer']) expect(roomById(id).hanging).toBeNull();
  });
});

describe('public vectors', () => {
  it('agree room by room, by category and in total', () => {
    expect(vectors).toHaveLength(60);
    for (const { castle: built, rooms, categories, total } of vectors) {
      const score = scoreCastle(built as unknown as Castle);
      expect(score.rooms.map((room) => room.points)).toEqual(rooms);
      expect(score.categories).toEqual(categories);
      expect(score.total).toBe(total);
    }
  });

  it('score the same on a plan that was built tile by tile', () => {
    for (const { castle: built, total } of vectors) {
      const { attendants, bonusCards } = built as unknown as Castle;
      expect(planPoints(drawPlan(built as unknown as Castle), attendants, bonusCards)).toBe(total);
    }
  });

  it('do not depend on the order of the tiles', () => {
    for (const { castle: built, total } of vectors) {
      expect(scoreCastle({ ...(built as unknown as Castle), tiles: [...built.tiles].reverse() as Castle['tiles'] }).total).toBe(total);
    }
  });
});

const OFFSETS = { above: [10, 11], below: [10, 9], left: [9, 10], right: [11, 10], 'below-2': [10, 8] } as const;

describe('food rooms (B-5.2)', () => {
  for (const { id, cells, wants } of withScoring('neighbours')) {
    it(`${id}: 2 for each ${wants} room ${cells.join(' and ')}, nothing elsewhere`, () => {
      const [a, b] = cells.map((cell, i) => `${other(wants, id, i)} ${OFFSETS[cell].join()}`);
      expect(scene(id)).toBe(0);
      expect(scene(id, a)).toBe(2);
      expect(scene(id, a, b)).toBe(4);
      const elsewhere = (['above', 'below', 'left', 'right', 'below-2'] as const).filter((cell) => !cells.includes(cell));
      expect(scene(id, ...elsewhere.map((cell, i) => `${other(wants, id, i)} ${OFFSETS[cell].join()}`))).toBe(0);
      expect(scene(id, `${other(wants, id)} 11,11`)).toBe(0);
    });
  }

  it('count the throne as a specialty room beside them', () => {
    expect(points(castle(PLAIN, 'brandy-room 0,1'))).toBe(2);
    expect(points(castle(PLAIN, 'china-room 2,0'))).toBe(2);
    expect(points(castle(PLAIN, 'china-room 2,0', 'grand-foyer 3,0'))).toBe(4);
    expect(points(castle(PLAIN, 'brandy-room 2,0'))).toBe(0);
  });

  it('look past the throne and past gaps where they look two cells down (B-5.4)', () => {
    expect(points(castle(PLAIN, 'spice-room 0,1', 'crypt 0,-1'))).toBe(2);
    expect(points(castle(PLAIN, 'chocolate-room -1,0', 'dungeon -1,-2'))).toBe(2);
    expect(points(castle(PLAIN, 'chocolate-room -1,0', 'dungeon -1,-3'))).toBe(0);
  });
});

const RING = [
  [9, 11],
  [10, 11],
  [11, 11],
  [9, 10],
  [11, 10],
  [9, 9],
  [10, 9],
  [11, 9],
] as const;

describe('living rooms (B-5.1, B-5.2)', () => {
  for (const { id, wants, points: each, max } of withScoring('surrounding')) {
    it(`${id}: ${each} for each ${wants} room in the eight cells around, at most ${max}`, () => {
      const around = (count: number) => RING.slice(0, count).map(([x, y], i) => `${other(wants, id, i)} ${x},${y}`);
      expect(scene(id)).toBe(0);
      for (const count of [1, 2, 3]) expect(scene(id, ...around(count))).toBe(each * count);
      expect(scene(id, ...around(8))).toBe(max);
      expect(scene(id, `${other(wants, id)} 12,10`)).toBe(0);
      expect(scene(id, `${other(wants, id)} 10,12`)).toBe(0);
    });
  }

  it('that want specialty rooms count the throne once, even where both halves touch them', () => {
    expect(points(castle(PLAIN, 'library 0,1'))).toBe(1);
    expect(points(castle(PLAIN, 'library 2,1'))).toBe(1);
    expect(points(castle(PLAIN, 'study 0,1', 'fountain -1,1'))).toBe(2);
  });
});

describe('utility rooms (B-5.3)', () => {
  for (const { id, wants } of withScoring('connected')) {
    it(`${id}: 1 for each ${wants} room that a path of ${wants} rooms reaches`, () => {
      const chain = [
        [11, 10],
        [12, 10],
        [12, 11],
        [12, 12],
      ].map(([x, y], i) => `${other(wants, id, i)} ${x},${y}`);
      expect(scene(id)).toBe(0);
      expect(scene(id, ...chain)).toBe(4);
      expect(scene(id, chain[0], ...chain.slice(2))).toBe(1);
      expect(scene(id, `${other(wants, id, 5)} 11,11`)).toBe(0);
      const foreign = wants === 'corridor' ? 'crypt' : 'dead-end';
      expect(scene(id, `${foreign} 9,10`, `${other(wants, id, 5)} 8,10`)).toBe(0);
    });
  }

  it('never count themselves, not even on a way round', () => {
    const loop = ['repair-shop 11,10', 'washroom 11,11', 'sauna 10,11'];
    expect(scene('tool-room', ...loop)).toBe(3);
  });

  it('count the throne once as a specialty room and run on through it', () => {
    expect(points(castle(PLAIN, 'panic-room -1,0'))).toBe(1);
    expect(points(castle(PLAIN, 'panic-room -1,0', 'fountain 2,0'))).toBe(2);
    expect(points(castle(PLAIN, 'crown-storage -1,0', 'grand-foyer 1,-1', 'tower 3,0'))).toBe(2);
  });
});

describe('outdoor rooms (B-5.2)', () => {
  for (const { id, wants } of withScoring('anywhere')) {
    it(`${id}: 1 for each ${wants} room anywhere in the castle`, () => {
      const throne = wants === 'specialty' ? 1 : 0;
      expect(scene(id)).toBe(throne);
      expect(scene(id, `${other(wants, id, 0)} 3,3`, `${other(wants, id, 1)} -4,7`)).toBe(2 + throne);
    });
  }
});

describe('sleeping rooms (B-5.2)', () => {
  const six = ['bakery 1,1', 'library 2,1', 'tool-room 3,1', 'aviary 4,1', 'dead-end 5,1', 'crypt 0,-1'];
  for (const { id } of withScoring('variety')) {
    it(`${id}: 4 with all seven types in the castle, otherwise 1`, () => {
      expect(scene(id)).toBe(1);
      expect(scene(id, ...six)).toBe(4);
      for (const missing of six) expect(scene(id, ...six.filter((tile) => tile !== missing))).toBe(1);
    });
  }
});

describe('corridors (B-5.2, B-5.5)', () => {
  const hung = (hanging: string, than: string, nth: number) =>
    REGULAR_ROOMS.filter((room) => room.hanging === hanging && room.id !== than && room.type !== 'corridor')[nth].id;
  for (const { id, wants } of withScoring('hangings')) {
    it(`${id}: 1 for each ${wants} around it`, () => {
      const around = RING.map(([x, y], i) => `${hung(wants, id, i)} ${x},${y}`);
      expect(scene(id)).toBe(0);
      expect(scene(id, ...around.slice(0, 3))).toBe(3);
      expect(scene(id, ...around)).toBe(8);
      expect(scene(id, `${hung(wants === 'torch' ? 'mirror' : 'torch', id, 0)} 11,11`, `${hung(wants, id, 0)} 12,12`)).toBe(0);
    });
  }

  it('count the hanging of the throne once', () => {
    expect(points(castle('throne-living-sleeping', 'great-hall 0,1'))).toBe(1);
    expect(points(castle('throne-living-sleeping', 'great-hall 2,-1'))).toBe(1);
    expect(points(castle('throne-living-corridor', 'great-hall 0,1'))).toBe(0);
  });
});

describe('downstairs rooms (B-5.4)', () => {
  const column = (tile: string, ...tiles: readonly string[]) => points(castle(PLAIN, `${tile} 10,-3`, ...tiles));
  for (const { id, wants, points: each } of withScoring('column-above')) {
    it(`${id}: ${each} for each ${wants} room above it, whatever gaps lie between`, () => {
      expect(column(id)).toBe(0);
      expect(column(id, `${other(wants, id, 0)} 10,0`, `${other(wants, id, 1)} 10,6`)).toBe(2 * each);
      expect(column(id, `${other(wants, id, 0)} 10,-4`)).toBe(0);
      expect(column(id, `${other(wants, id, 0)} 11,0`)).toBe(0);
    });
  }
  for (const { id, wants, points: each } of withScoring('column')) {
    it(`${id}: ${each} for each ${wants} room above or below it, never itself`, () => {
      expect(column(id)).toBe(0);
      expect(column(id, `${other(wants, id, 0)} 10,-1`)).toBe(each);
      expect(column(id, `${other(wants, id, 0)} 10,-6`, `${other(wants, id, 1)} 10,-1`)).toBe(2 * each);
      expect(column(id, `${other(wants, id, 0)} 9,-3`)).toBe(0);
    });
  }

  it('under either half of the throne it is one specialty room', () => {
    expect(points(castle(PLAIN, 'knight-room 0,-1'))).toBe(2);
    expect(points(castle(PLAIN, 'knight-room 1,-4'))).toBe(2);
    expect(points(castle(PLAIN, 'knight-room 2,-1'))).toBe(0);
    expect(points(castle(PLAIN, 'armory 1,-1', 'tower 1,1', 'grand-foyer 1,-2'))).toBe(6);
  });
});

describe('specialty rooms (B-5.2)', () => {
  it('fountains always score 5', () => {
    expect(scene('fountain')).toBe(5);
  });

  it('towers score each room below them, below the ground too and across gaps', () => {
    expect(points(castle(PLAIN, 'tower 0,2', 'bakery 0,1', 'crypt 0,-1', 'dungeon 0,-3'))).toBe(4);
    expect(points(castle(PLAIN, 'tower 2,0'))).toBe(0);
  });

  it('grand foyers score each room around them, the throne once, at most 8', () => {
    expect(points(castle(PLAIN, 'grand-foyer 0,1'))).toBe(1);
    expect(points(castle(PLAIN, 'grand-foyer 0,1', 'bakery -1,1', 'pantry 1,1', 'kitchen -1,0'))).toBe(4);
    expect(scene('grand-foyer', ...RING.map(([x, y], i) => `${tilesOf('food')[i]} ${x},${y}`))).toBe(8);
  });
});

describe('thrones (B-5.2)', () => {
  const cases: readonly [throne: string, ...tiles: string[]][] = [
    ['throne-corridor-downstairs', 'dead-end 0,-1', 'crypt 1,-1'],
    ['throne-living-corridor', 'library -1,0', 'dead-end 2,0'],
    ['throne-living-sleeping', 'library 0,1', 'solar 1,1'],
    ['throne-utility-food', 'tool-room -1,0', 'bakery 2,0'],
    ['throne-corridor-food', 'dead-end 0,1', 'bakery 1,1'],
    ['throne-utility-sleeping', 'tool-room 1,1', 'solar 2,0'],
    ['throne-food-sleeping', 'bakery 0,1', 'solar -1,0'],
  ];
  for (const [throne, first, second] of cases) {
    it(`${throne}: 2 for each of its two spots with a wanted type`, () => {
      const score = (...tiles: string[]) => scoreCastle(castle(throne, ...tiles)).throne.points;
      expect([score(), score(first), score(second), score(first, second)]).toEqual([0, 2, 2, 4]);
      expect(score(first, second.replace(/^\S+/, 'grand-foyer'))).toBe(2);
      const swapped = [first.split(' ')[0], second.split(' ')[1]].join(' ');
      expect(score(swapped)).toBe(2);
    });
  }
});

describe('attendants (B-5.6)', () => {
  it('score each room with their hanging, the throne included, each of them', () => {
    const built = castle('throne-living-sleeping', 'bakery -1,0', 'pantry 2,0', 'wine-room 0,1');
    const attended = (...attendants: Castle['attendants']) => scoreCastle({ ...built, attendants }).categories.attendants;
    expect(attended('knight')).toBe(3);
    expect(attended('knight', 'knight')).toBe(6);
    expect(attended('beautician', 'knight')).toBe(4);
    expect(attended('painter')).toBe(0);
    expect(attended('fire-juggler')).toBe(0);
  });
});
