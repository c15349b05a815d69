import { describe, expect, it } from 'vitest';
import { type CastlesState, castles } from '../../src/castles/index.ts';
import { placings } from '../../src/kernel/index.ts';
import { buy, eventsOf, PASS, play, pointsFor, type Scene, scene, scored } from './scene.ts';

/** The last turn of the game: the Master Builder, seat 0, passes. Nobody has bonus cards, no favors lie on the table. */
function ended(wanted: Scene = {}): CastlesState {
  const players = wanted.players ?? 2;
  const none = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, []]));
  const poor = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, 0]));
  return play(scene({ seat: 0, lastRound: true, cards: [], favors: [], hands: none, money: poor, ...wanted }), PASS).state;
}

const winners = (state: CastlesState) => castles.result(state)?.winners;

describe('order of the final scoring', () => {
  const everything: Scene = {
    castles: { 1: ['pantry 3 0 0', 'larder -2 0 0'] },
    stacks: { 100: [] },
    favors: ['rooms-food'],
    hands: { 0: [], 1: ['type-food'] },
    money: { 0: 0, 1: 29_000 },
  };
  const reasons = (edition: string) => ended({ ...everything, options: { edition } }).seats[1].ledger.map(([reason]) => reason);

  it('Collector’s Edition: depleted stacks, favors, bonus cards, money (C-6.1)', () => {
    expect(reasons('collectors')).toEqual(['depleted', 'favor', 'bonus-card', 'money']);
  });

  it('first edition: favors come first (C-14.1)', () => {
    expect(reasons('first')).toEqual(['favor', 'depleted', 'bonus-card', 'money']);
  });

  it('every point of the final score is a line with its reason (C-4.4)', () => {
    const [, standing] = castles.result(ended(everything))?.standings ?? [];
    expect(standing.score).toBe(4 + 8 + 6 + 2);
    expect(standing.lines.map(({ category, points }) => `${category} ${points}`)).toEqual([
      'depleted-stacks 4',
      'favors 8',
      'bonus-cards 6',
      'money 2',
    ]);
  });

  it('bonus cards are shown from the Master Builder on', () => {
    const start = scene({ players: 3, masterBuilder: 2, seat: 2, lastRound: true, cards: [] });
    expect(eventsOf(play(start, PASS).events, 'cards-shown').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});

describe('depleted stacks (C-6.2)', () => {
  const depleted = (wanted: Scene) => scored(ended(wanted), 1, 'depleted');

  it('2 for each own room of a stack with no tile left', () => {
    expect(depleted({ castles: { 1: ['pantry 3 0 0', 'larder -2 0 0'] }, stacks: { 100: [] } })).toEqual(['4 100 2']);
    expect(depleted({ castles: { 1: ['pantry 3 0 0'] }, stacks: { 100: ['broom-closet'] } })).toEqual([]);
  });

  it('also while a room of the stack lies in the market or on the deck', () => {
    const wanted: Scene = { castles: { 1: ['pantry 3 0 0'] }, stacks: { 100: [] }, market: ['larder 4000'] };
    expect(depleted(wanted)).toEqual(['2 100 1']);
    expect(depleted({ ...wanted, market: [], laid: [{ tile: 'larder', size: 100, by: 0 }] })).toEqual(['2 100 1']);
  });

  it('hallways of both faces are one stack, stairs another', () => {
    const corridors = { castles: { 1: ['stairs 3 1 2', 'hallway 6 1 0 down', 'hallway -6 1 0 main'] } };
    expect(depleted({ ...corridors, hallways: 0 })).toEqual(['4 hallways 2']);
    expect(depleted({ ...corridors, stairs: 0 })).toEqual(['2 stairs 1']);
  });

  it('hallways of 150 do not belong to the stack of rooms of 150', () => {
    expect(depleted({ castles: { 1: ['hallway 3 1 0 main', 'parlor -3 0 0'] }, stacks: { 150: [] } })).toEqual(['2 150 1']);
  });
});

describe('favors (C-6.3)', () => {
  for (const [amounts, points] of [
    [
      [4, 3, 2, 1],
      [8, 4, 2, 1],
    ],
    [
      [1, 2, 3, 4],
      [1, 2, 4, 8],
    ],
    [
      [4, 4, 2, 1],
      [6, 6, 2, 1],
    ],
    [
      [4, 3, 3, 1],
      [8, 3, 3, 1],
    ],
    [
      [4, 3, 2, 2],
      [8, 4, 1, 1],
    ],
    [
      [4, 4, 2, 2],
      [6, 6, 1, 1],
    ],
    [
      [4, 4, 4, 1],
      [4, 4, 4, 1],
    ],
    [
      [4, 3, 3, 3],
      [8, 2, 2, 2],
    ],
    [
      [4, 4, 4, 4],
      [3, 3, 3, 3],
    ],
    [
      [4, 4, 2, 0],
      [6, 6, 2, 0],
    ],
    [
      [4, 0, 0, 0],
      [8, 0, 0, 0],
    ],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    [
      [2, 2],
      [6, 6],
    ],
    [
      [2, 1],
      [8, 4],
    ],
    [
      [2, 2, 2],
      [4, 4, 4],
    ],
    [
      [3, 2, 2],
      [8, 3, 3],
    ],
    [
      [5, 4, 3, 2, 1],
      [8, 4, 2, 1, 0],
    ],
    [
      [5, 4, 3, 1, 1],
      [8, 4, 2, 0, 0],
    ],
  ] as const) {
    it(`${amounts.join(', ')} of the item score ${points.join(', ')}`, () => {
      expect(placings(amounts, [8, 4, 2, 1]).map((placing) => placing.points)).toEqual(points);
    });
  }

  it('the rulebook’s example: two tie for most and get 6 each, the third place 2, and none of it is worth nothing', () => {
    const castle = (count: number): string[] => ['hallway 3 1 0 main', 'hallway 9 1 0 main', 'hallway 15 1 0 main'].slice(0, count);
    const rooms = { 0: ['pantry 3 0 0', 'larder -2 0 0'], 1: ['buttery 3 1 0', 'meat-locker -4 1 0'], 2: ['kitchen 3 0 1'], 3: castle(2) };
    const state = ended({ players: 4, castles: rooms, favors: ['rooms-food'] });
    expect(state.seats.map((_, seat) => pointsFor(state, seat, 'favor'))).toEqual([6, 6, 2, 0]);
  });

  it('every favor on the table is scored by itself', () => {
    const state = ended({ castles: { 1: ['pantry 3 0 0'] }, favors: ['rooms-food', 'total-rooms', 'large'] });
    expect(scored(state, 1, 'favor')).toEqual(['8 rooms-food 1 1', '8 total-rooms 1 1']);
    expect(scored(state, 0, 'favor')).toEqual(['4 total-rooms 2 1']);
  });
});

describe('money (C-6.4)', () => {
  it('1 for every full 10000: 29000 are worth 2', () => {
    expect(scored(ended({ money: { 0: 0, 1: 29_000 } }), 1, 'money')).toEqual(['2 29000']);
    expect(scored(ended({ money: { 0: 0, 1: 9999 } }), 1, 'money')).toEqual([]);
  });

  it('money counts for its favor and its bonus card as well', () => {
    const state = ended({ money: { 0: 0, 1: 29_000 }, favors: ['money'], hands: { 0: [], 1: ['money'] } });
    expect([pointsFor(state, 1, 'money'), pointsFor(state, 1, 'favor'), pointsFor(state, 1, 'bonus-card')]).toEqual([2, 8, 5]);
  });
});

describe('ties (C-6.5, C-14.1)', () => {
  const tied: Scene = { scores: { 0: 10, 1: 10 } };

  it('more points win', () => expect(winners(ended({ scores: { 0: 10, 1: 11 } }))).toEqual([1]));

  it('of equal scores the larger castle wins, whoever has more money', () => {
    for (const edition of ['first', 'collectors']) {
      const state = ended({ ...tied, options: { edition }, castles: { 1: ['hallway 3 1 0 main'] } });
      expect(state.seats.map(({ score }) => score)).toEqual([10, 10]);
      expect(winners(state)).toEqual([1]);
    }
  });

  it('foyer, hallways and stairs count with their square feet', () => {
    const state = ended({ ...tied, castles: { 1: ['stairs 3 1 2', 'hallway 6 1 0 down'] } });
    expect(castles.result(state)?.standings[1].tiebreaks[0]).toEqual({ name: 'square-feet', value: 350 });
  });

  it('then, in the Collector’s Edition only, more money', () => {
    const money = { 0: 0, 1: 9000 };
    expect(winners(ended({ ...tied, money }))).toEqual([1]);
    expect(winners(ended({ ...tied, money, options: { edition: 'first' } }))).toEqual([0, 1]);
  });

  it('then the victory is shared', () => {
    const result = castles.result(ended({ ...tied, money: { 0: 0, 1: 5000 } }));
    expect(result?.winners).toEqual([0, 1]);
    expect(result?.standings.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('places behind the winner are counted', () => {
    const result = castles.result(ended({ players: 3, scores: { 0: 4, 1: 10, 2: 4 }, money: { 0: 0, 1: 0, 2: 5000 } }));
    expect(result?.standings.map(({ rank }) => rank)).toEqual([2, 1, 2]);
  });
});

describe('the end', () => {
  it('there is no result before the last turn, and nobody acts after it', () => {
    const last = scene({ seat: 0, lastRound: true, cards: [] });
    expect(castles.result(last)).toBeNull();
    const over = play(last, PASS).state;
    expect(castles.toAct(over)).toEqual([]);
    expect(castles.result(over)).not.toBeNull();
  });

  it('a food reward of the last turn is still taken (C-5.2)', () => {
    const start = scene({ seat: 0, lastRound: true, cards: [], castles: { 0: ['pantry 3 0 0'] } });
    const extra = play(start, buy('hallway 5 0 0 main'), { type: 'reward', reward: 'food', room: 1 }).state;
    expect(extra.stage).toBe('rounds');
    expect(play(extra, PASS).state.stage).toBe('over');
  });
});
