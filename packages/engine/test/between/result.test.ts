import { describe, expect, it } from 'vitest';
import { between, CATEGORIES, type Castle, scoreCastle } from '../../src/between/index.ts';
import { emptyTable } from '../../src/between/table/setup.ts';
import { randomPlayer, rngState, simulateGame } from '../../src/kernel/index.ts';
import { castle, PLAIN, tilesOf } from './table.ts';

/** A castle that scores exactly this: fountains for fives, lonely sleeping rooms for ones. */
function worth(points: number, towers = 0): Castle {
  const fountains = Array.from({ length: Math.floor(points / 5) }, (_, i) => `fountain ${i + 5},0`);
  const beds = tilesOf('sleeping')
    .slice(0, points % 5)
    .map((tile, i) => `${tile} ${-5 - i},0`);
  return castle(PLAIN, ...fountains, ...beds, ...Array.from({ length: towers }, (_, i) => `tower ${-15 - i},0`));
}

function finished(...castles: readonly Castle[]) {
  const result = between.result({ ...emptyTable(castles.length, rngState('chacha8:end')), castles, phase: 'over' });
  if (!result) throw new Error('no result');
  return result;
}

describe('the result', () => {
  it('is the lower of both castles for everybody (B-5.8)', () => {
    expect(finished(worth(40), worth(31), worth(52)).standings.map(({ score }) => score)).toEqual([40, 31, 31]);
  });

  it('gives the six scores of the example in the rulebook (B-5.9)', () => {
    const { standings, winners } = finished(...[62, 62, 57, 56, 52, 56].map((points) => worth(points)));
    expect(standings.map(({ score }) => score).sort()).toEqual([52, 52, 56, 56, 57, 62]);
    expect(winners).toEqual([1]);
  });

  it('adds up the score sheet of the example in the rulebook (B-5.9)', () => {
    const sheet = {
      food: 4,
      living: 8,
      utility: 4,
      outdoor: 5,
      sleeping: 12,
      corridor: 4,
      downstairs: 2,
      towers: 5,
      fountains: 5,
      grandFoyers: 6,
      bonusCards: 0,
      attendants: 7,
      throne: 0,
    };
    expect(Object.keys(sheet)).toEqual([...CATEGORIES]);
    expect(Object.values(sheet).reduce((sum, points) => sum + points, 0)).toBe(62);
  });

  it('shows every castle by category in the order of the score sheet, between its builders (B-5.9)', () => {
    const { sheet } = finished(worth(40), worth(31), worth(52));
    expect(sheet?.categories).toEqual([...CATEGORIES]);
    expect(sheet?.boards.map(({ name, seats, score }) => [name, seats, score])).toEqual([
      ['0', [0, 1], 40],
      ['1', [1, 2], 31],
      ['2', [2, 0], 52],
    ]);
    for (const { lines, score } of sheet?.boards ?? []) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      const order = lines.map(({ category }) => sheet?.categories.indexOf(category) ?? -1);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('goes to the higher castle when scores are equal (B-5.8)', () => {
    const { standings, winners } = finished(worth(40), worth(30), worth(50), worth(30));
    expect(standings.map(({ score }) => score)).toEqual([30, 30, 30, 30]);
    expect(standings.map(({ tiebreaks }) => tiebreaks[0].value)).toEqual([40, 40, 50, 50]);
    expect(winners).toEqual([2, 3]);
  });

  it('then to specialty rooms in both castles, thrones counted (B-5.8)', () => {
    const { standings, winners } = finished(worth(30), worth(40, 1), worth(30, 1), worth(40));
    expect(standings.map(({ tiebreaks }) => tiebreaks.map(({ value }) => value))).toEqual([
      [40, 6 + 8 + 2],
      [40, 6 + 8 + 1 + 2],
      [40, 6 + 8 + 2 + 2],
      [40, 6 + 8 + 1 + 2],
    ]);
    expect(winners).toEqual([2]);
  });

  it('is a shared victory when nothing decides (B-5.8)', () => {
    expect(finished(worth(30), worth(30), worth(30)).winners).toEqual([0, 1, 2]);
  });

  it('names every point with its category and its cause', () => {
    const { result } = simulateGame(between, {}, Array(4).fill(randomPlayer), 'lines');
    for (const { score, lines } of result.standings) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      for (const { category, points, reason } of lines) {
        expect(CATEGORIES as readonly string[]).toContain(category);
        expect(points).toBeGreaterThan(0);
        expect(['room', 'room-for', 'bonus-card', 'attendant']).toContain(reason.code);
      }
    }
  });

  it('tells where the points of a castle come from', () => {
    const { rooms, categories } = scoreCastle(castle(PLAIN, 'bakery 2,0', 'tool-room 3,0'));
    expect(rooms.map(({ points, causes }) => [points, causes.length])).toEqual([
      [2, 1],
      [0, 0],
    ]);
    expect(categories).toMatchObject({ food: 2, utility: 0, throne: 2 });
  });
});
