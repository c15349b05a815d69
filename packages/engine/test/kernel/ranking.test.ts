import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCategory, type Contender, placings, rank } from '../../src/kernel/index.ts';

function contender(score: number, ...tiebreaks: number[]): Contender {
  return { lines: [], score, tiebreaks: tiebreaks.map((value, i) => ({ name: `tiebreak ${i}`, value })) };
}

function ranks(...contenders: Contender[]): number[] {
  return rank(contenders).standings.map((standing) => standing.rank);
}

describe('ranks', () => {
  it('go by score', () => {
    expect(ranks(contender(10), contender(30), contender(20))).toEqual([3, 1, 2]);
    expect(rank([contender(10), contender(30)]).winners).toEqual([1]);
  });

  it('go by the tiebreaks in order when scores are equal', () => {
    expect(ranks(contender(10, 1, 9), contender(10, 2, 0), contender(10, 1, 3))).toEqual([2, 1, 3]);
    expect(ranks(contender(9, 5), contender(10, 1))).toEqual([2, 1]);
  });

  it('are shared by who is equal in all, and the next ranks stay free', () => {
    expect(ranks(contender(10, 1), contender(10, 1), contender(5, 9), contender(4, 0))).toEqual([1, 1, 3, 4]);
    expect(rank([contender(10, 1), contender(3, 1), contender(10, 1)]).winners).toEqual([0, 2]);
  });

  it('keep seats in order with their lines and notes', () => {
    const lines = [{ category: 'Rooms', points: 7, reason: { code: 'salon' } }];
    const { standings } = rank([contender(1), { lines, score: 7, tiebreaks: [], note: { code: 'prince' } }]);
    expect(standings.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(standings[1]).toMatchObject({ lines, score: 7, note: { code: 'prince' } });
  });

  it('count who is better, for any scores', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 1, maxLength: 7 }), (pairs) => {
        const better = pairs.map(([score, tie]) => pairs.filter(([s, t]) => s > score || (s === score && t > tie)).length);
        const { standings, winners } = rank(pairs.map(([score, tie]) => contender(score, tie)));
        expect(standings.map((standing) => standing.rank - 1)).toEqual(better);
        expect(winners).toEqual([...better.keys()].filter((seat) => better[seat] === 0));
      }),
    );
  });
});

describe('points by place', () => {
  const points = (amounts: readonly number[], byPlace: readonly number[]): number[] =>
    placings(amounts, byPlace).map((each) => each.points);

  it('go to who has most, second most and so on', () => {
    expect(points([3, 9, 5], [8, 4, 2])).toEqual([2, 8, 4]);
    expect(points([3, 9, 5], [8])).toEqual([0, 8, 0]);
  });

  it('are summed over the places that tied seats occupy and shared, rounded down', () => {
    expect(points([5, 5, 1], [8, 4, 2])).toEqual([6, 6, 2]);
    expect(points([5, 5, 5], [8, 4, 1])).toEqual([4, 4, 4]);
    expect(points([9, 5, 5], [8, 4, 1])).toEqual([8, 2, 2]);
    expect(points([9, 5, 5], [8, 5])).toEqual([8, 2, 2]);
  });

  it('are none for who has none', () => {
    expect(points([0, 0], [8, 4])).toEqual([0, 0]);
    expect(points([0, 2], [8, 4])).toEqual([0, 8]);
  });

  it('come with the place and how many share it', () => {
    expect(placings([5, 7, 5], [8, 4, 2])[2]).toEqual({ seat: 2, amount: 5, place: 2, tied: 2, points: 3 });
  });

  it('never give out more than there is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 7 }), fc.array(fc.nat(12), { maxLength: 4 }), (amounts, byPlace) => {
        const given = points(amounts, byPlace).reduce((sum, each) => sum + each, 0);
        expect(given).toBeLessThanOrEqual(byPlace.reduce((sum, each) => sum + each, 0));
      }),
    );
  });
});

describe('categories', () => {
  it('are summed in the order in which they appear', () => {
    const line = (category: string, points: number) => ({ category, points, reason: { code: 'none' } });
    expect([...byCategory([line('Rooms', 2), line('Favors', 1), line('Rooms', 3)])]).toEqual([
      ['Rooms', 5],
      ['Favors', 1],
    ]);
  });
});
