import { describe, expect, it } from 'vitest';
import {
  outlineOf,
  placementObstacle,
  readCastle,
  type ScoredCastle,
  scoreCastle,
  shapeOf,
  TILES,
  tileOf,
} from '../../src/castles/index.ts';
import { saidProblem } from '../said-problem.ts';
import { castleOf, placed } from './scene.ts';

const measured = (...lines: string[]): ScoredCastle => scoreCastle(castleOf(...lines));
const obstacleTo = (tile: string, ...lines: string[]) => placementObstacle(castleOf(...lines), placed(tile));

describe('the grid (C-1.1)', () => {
  it('a tile lies by the upper left cell of its box after turning: stairs turned once stand upright below the foyer', () => {
    expect(obstacleTo('stairs 1 3 3')).toBeNull();
    expect(obstacleTo('stairs 0 3 3')).toBe('unconnected');
    expect(obstacleTo('stairs 1 3 2')).toBe('unconnected');
  });

  it('there is no mirroring: a door on the left end of a wall never comes to its right end', () => {
    // Broom Closet has its door at the left of its south side, Powder Room at the right.
    expect(obstacleTo('broom-closet 3 1 1')).toBeNull();
    expect(obstacleTo('broom-closet 3 0 1')).toBe('unconnected');
    expect(obstacleTo('powder-room 3 0 1')).toBeNull();
  });

  it('a castle that would leave the drawing board is refused, and no place beyond it is ever offered', () => {
    const hallways = Array.from({ length: 10 }, (_, index) => `hallway ${3 + 6 * index} 1 0 main`);
    expect(obstacleTo('hallway 63 1 0 main', ...hallways)).toBe('window');
    expect(obstacleTo('stairs 63 1 2', ...hallways)).toBe('window');
    expect(obstacleTo('stairs 900 -900 0')).toBe('window');
    const far = readCastle({ game: 'castles', edition: 'first', tiles: [placed('foyer 0 0 0'), placed('hallway 9999 1 0 main')] });
    expect(saidProblem(far)).toBe('step 1: The castle would leave the drawing board.');
  });

  it('the foyer may lie anywhere on the paper: only distances count', () => {
    expect(measured('foyer 5000 -5000 0', 'pantry 5003 -5000 0').connections).toEqual([[0, 1]]);
  });
});

describe('shapes (C-1.2)', () => {
  for (const [id, width, height, wholeCells] of [
    ['stairs', 3, 1, 3],
    ['pantry', 2, 2, 4],
    ['foyer', 3, 3, 5],
    ['hallway', 6, 1, 6],
    ['nap-room', 4, 2, 8],
    ['porch', 5, 2, 10],
    ['kitchen', 4, 4, 12],
    ['falkenstein', 5, 5, 13],
    ['salon', 7, 2, 14],
    ['observatory', 4, 4, 16],
    ['dungeon', 6, 3, 18],
    ['stables', 7, 4, 24],
  ] as const) {
    it(`${tileOf(id).name} is ${width} by ${height}, and its square feet count its whole cells`, () => {
      const shape = shapeOf(tileOf(id));
      expect([shape.width, shape.height]).toEqual([width, height]);
      expect(outlineOf(shape).cells.filter(({ cut }) => cut === null).length).toBe(wholeCells);
      expect(tileOf(id).size).toBe(25 * wholeCells);
    });
  }

  it('rooms of 150 and 500 are round, 3 and 5 cells across', () => {
    expect(shapeOf(tileOf('parlor'))).toEqual({ width: 3, height: 3, cut: 'round' });
    expect(shapeOf(tileOf('forum'))).toEqual({ width: 5, height: 5, cut: 'round' });
  });

  it('an L lacks its upper right quarter', () => {
    const cells = outlineOf(shapeOf(tileOf('kitchen'))).cells.map(({ x, y }) => `${x},${y}`);
    expect(cells).toContain('1,0');
    expect(cells).toContain('3,2');
    expect(cells).not.toContain('2,0');
    expect(cells).not.toContain('3,1');
  });

  it('there are 158 rooms of eleven sizes, 75 of them printed', () => {
    const rooms = TILES.filter(({ id }) => !['foyer', 'hallway', 'stairs'].includes(id));
    expect(rooms.length).toBe(158);
    expect(rooms.filter(({ origin }) => origin === 'first').length).toBe(75);
    expect(rooms.filter(({ size }) => size === 325).length).toBe(8);
  });
});

describe('cut corners (C-1.3)', () => {
  // A tile laid so that its upper left corner cell is the foyer's lower right one, or that of another tile; where it does not overlap it is merely unconnected.
  const besideRoundFive = ['theater 3 -1 0'];
  const besideRoundThree = ['parlor 3 0 0'];
  for (const [first, second, corner, lines, shares] of [
    ['octagon', 'octagon', 'stables 2 2 0', [], true],
    ['octagon', 'round 5', 'forum 2 2 0', [], true],
    ['octagon', 'round 3', 'study 2 2 0', [], false],
    ['octagon', 'square corner', 'pantry 2 2 0', [], false],
    ['round 5', 'octagon', 'stables 7 3 0', besideRoundFive, true],
    ['round 5', 'round 5', 'forum 7 3 0', besideRoundFive, true],
    ['round 5', 'round 3', 'study 7 3 0', besideRoundFive, true],
    ['round 3', 'octagon', 'stables 5 2 0', besideRoundThree, false],
    ['round 3', 'round 5', 'forum 5 2 0', besideRoundThree, true],
    ['round 3', 'round 3', 'study 5 2 0', besideRoundThree, false],
  ] as const) {
    it(`${first} and ${second} ${shares ? 'may share' : 'may not share'} the cell where their corners face each other`, () => {
      expect(obstacleTo(corner, ...lines)).toBe(shares ? 'unconnected' : 'overlap');
    });
  }

  it('round rooms of diameter 5 that would share two cells overlap', () => {
    expect(obstacleTo('forum 7 2 0', ...besideRoundFive)).toBe('overlap');
    expect(obstacleTo('forum 6 3 0', ...besideRoundFive)).toBe('overlap');
  });

  it('corners that do not face each other overlap', () => {
    expect(obstacleTo('stables 0 0 0')).toBe('overlap');
    expect(obstacleTo('forum 2 0 0')).toBe('overlap');
  });

  it('a notch is free: another room may stand in it', () => {
    expect(obstacleTo('panic-room -2 1 0')).toBeNull();
  });
});

describe('walls (C-1.4)', () => {
  const adjacent = (...lines: string[]) => measured(...lines).adjacent;

  it('rooms that share a wall are adjacent without being connected', () => {
    const castle = measured('hallway -3 3 0 main', 'broom-closet -2 1 0');
    expect(castle.adjacent).toContainEqual([0, 2]);
    expect(castle.connections).not.toContainEqual([0, 2]);
  });

  it('rooms that touch only at corners are not adjacent', () => {
    // The closet's lower right corner meets the upper left corner of the food room.
    expect(adjacent('hallway 3 1 0 main', 'buttery 9 1 0', 'broom-closet 7 -1 0')).not.toContainEqual([2, 3]);
    expect(adjacent('hallway 3 1 0 main', 'larder 9 0 0', 'broom-closet 7 -1 0')).toContainEqual([2, 3]);
  });

  it('diagonals of octagons that fill a cell together are adjacent', () => {
    expect(adjacent('hallway 3 1 0 main', 'vestibule 2 2 0')).toContainEqual([0, 2]);
  });

  it('a diagonal and a curve in one cell leave a gap: not adjacent', () => {
    expect(adjacent('hallway 3 1 0 main', 'forum 2 2 0')).not.toContainEqual([0, 2]);
  });

  it('a round room touches only with the middle of each side', () => {
    const music = ['hallway 3 -2 1 main', 'flute-room 4 0 0'];
    expect(adjacent(...music, 'hallway 4 -6 1 main')).not.toContainEqual([2, 3]);
    expect(adjacent(...music, 'pantry 4 -2 0')).toContainEqual([2, 3]);
  });
});

describe('entrances (C-1.5)', () => {
  it('two rooms joined by two doors are connected once, and a bonus counts the room once', () => {
    const castle = measured('stables 3 0 0', 'oratory 10 1 2');
    expect(castle.connections).toEqual([
      [0, 1],
      [1, 2],
    ]);
    // 4 for the Oratory and 1 for the Stables, which like activity.
    expect(castle.steps[2].parts).toEqual([4, 0, 1, 0, 0]);
  });

  it('doors that miss each other by one cell do not connect', () => {
    expect(obstacleTo('pantry 3 1 0')).toBe('unconnected');
  });
});

describe('levels (C-1.6)', () => {
  it('downstairs rooms and downstairs hallways never connect to the main level', () => {
    expect(obstacleTo('bottomless-pit 3 0 3')).toBe('level');
    expect(obstacleTo('hallway 3 1 0 down')).toBe('level');
  });

  it('stairs lead down: light end to the main level, dark end to downstairs', () => {
    expect(obstacleTo('stairs 3 1 2')).toBeNull();
    expect(obstacleTo('stairs 3 1 0')).toBe('level');
    expect(obstacleTo('hallway 6 1 0 down', 'stairs 3 1 2')).toBeNull();
    expect(obstacleTo('bottomless-pit 6 0 3', 'stairs 3 1 2')).toBeNull();
    expect(obstacleTo('hallway 6 1 0 main', 'stairs 3 1 2')).toBe('level');
  });

  it('larger corridors belong to the main level', () => {
    expect(obstacleTo('great-hall 6 0 0', 'stairs 3 1 2')).toBe('level');
    expect(obstacleTo('great-hall 3 0 0')).toBeNull();
  });

  it('stairs lead up again from downstairs, but two stairs never connect, dark ends or light ends', () => {
    expect(obstacleTo('stairs 6 1 0', 'stairs 3 1 2')).toBe('stairs');
    const upAgain = ['stairs 3 1 2', 'hallway 6 1 0 down', 'stairs 12 1 0'];
    expect(obstacleTo('pantry 15 0 0', ...upAgain)).toBeNull();
    expect(obstacleTo('stairs 15 1 2', ...upAgain)).toBe('stairs');
  });

  it('a wall may face an entrance of the other level', () => {
    const downBelow = ['hallway 3 1 0 main', 'stairs 1 3 3', 'hallway 1 6 0 down'];
    expect(measured(...downBelow, 'servants-quarters 3 2 2').adjacent).toContainEqual([3, 4]);
    // The Observatory has a door where the Servant's Quarters have a wall.
    expect(obstacleTo('observatory 3 2 0', ...downBelow)).toBe('level');
  });

  it('a placement that connects well is still refused where doors of different levels meet', () => {
    // The main hallway would touch the foyer's door with one end and the downstairs hallway with its side.
    expect(obstacleTo('hallway -6 1 0 main', 'stairs 1 3 3', 'hallway -4 6 0 down')).toBeNull();
    expect(obstacleTo('hallway -1 1 1 main', 'stairs 1 3 3', 'hallway -4 6 0 down')).toBe('overlap');
    expect(obstacleTo('hallway -1 0 1 main', 'stairs 1 3 3', 'hallway -4 6 0 down')).toBe('level');
  });
});

describe('fences (C-1.7)', () => {
  it('nothing may be put against a fence later', () => {
    const beforeFence = ['hallway 3 -4 1 main', 'shed -2 -3 0'];
    expect(obstacleTo('hallway -3 -4 0 main', ...beforeFence)).toBe('fence');
    expect(obstacleTo('hallway -3 -4 0 main', beforeFence[0])).toBeNull();
  });

  it('a fence may not be put against what stands there', () => {
    const above = ['hallway 3 -4 1 main', 'hallway -3 -4 0 main'];
    expect(obstacleTo('shed -2 -3 0', ...above)).toBe('fence');
    expect(obstacleTo('shed -2 -2 0', ...above)).toBeNull();
  });

  it('touching the end corners of a fence is allowed', () => {
    // The upright hallway passes the east end of the Shed's fence.
    expect(obstacleTo('shed -2 -3 0', 'hallway 3 -4 1 main')).toBeNull();
  });

  it('the two northern diagonals of an octagon are fenced', () => {
    const garden = ['stables 3 0 0', 'hallway 10 1 1 main'];
    expect(obstacleTo('terrace-gardens 9 -3 0', ...garden)).toBe('fence');
    // The same corner of a room without a fence.
    expect(obstacleTo('terrace-gardens 9 -3 0', 'throne-room 3 0 0', 'hallway 10 1 1 main')).toBeNull();
  });

  it('the southern diagonals of an octagon are free', () => {
    expect(obstacleTo('vestibule 9 3 0', 'stables 3 0 0', 'hallway 10 2 0 main')).toBeNull();
  });

  it('of a round room only the northern flat edge is fenced, not the curves beside it', () => {
    const hut = ['hallway 3 -4 1 main', 'hundings-hut 4 -3 0'];
    expect(obstacleTo('hallway 4 -4 0 main', ...hut)).toBe('fence');
    // Two cells long, the closet stands above the curve only.
    expect(obstacleTo('pantry 4 -5 2', ...hut)).toBeNull();
  });

  it('of an L only the top of its upright arm is fenced', () => {
    const orchard = ['hallway 3 -4 1 main', 'orchard-corner -1 -4 0'];
    expect(obstacleTo('hallway -2 -5 0 main', ...orchard)).toBe('fence');
    expect(obstacleTo('pantry 1 -4 0', ...orchard)).toBeNull();
  });

  it('the other sides of an outdoor room may be built against', () => {
    expect(obstacleTo('hallway -5 2 1 main', 'shed -5 0 0')).toBeNull();
  });
});
