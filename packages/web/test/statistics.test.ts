import { botsFor } from '@luftschloss/bots';
import { byCategory, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { rulesOf } from '../src/games/index.ts';
import { keepAccuracy } from '../src/statistics/accuracy.ts';
import bots from '../src/statistics/bots.json' with { type: 'json' };
import { type FinishedGame, finishedRecord, keepFinished, keptFinished } from '../src/statistics/finished.ts';
import { bestRooms, categoryRows, chosenGames, csvOf, opponentOf, roomRows, summaryOf } from '../src/statistics/numbers.ts';
import { openPlayedGame } from '../src/table/played-game.ts';
import { shelfOf } from './tables.ts';

const ALL = { game: 'castles', edition: '', players: '', opponent: '' };

function finished(id: string, score: number, more: Partial<FinishedGame> = {}): FinishedGame {
  const usual = {
    game: 'castles',
    when: 0,
    edition: 'first',
    rank: 1,
    scores: [score, 40],
    opponents: ['greedy'],
    categories: {},
    rooms: [],
  };
  return { ...usual, id, score, ...more };
}

describe('a finished game', () => {
  test.each(['castles', 'between', 'palace'])('of %s is remembered with the points of its one person', (game) => {
    const rules = rulesOf(game);
    if (!rules) throw new Error(game);
    const { greedy } = botsFor(game);
    const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
    const { record } = simulateGame(rules, options, [greedy, greedy], seedOf(`statistics ${game}`));
    const mine = { ...record, seats: [{ name: 'Eduard', bot: 'greedy' }, { name: 'Ada' }] };
    const kept = finishedRecord('a', 5, mine);
    const opened = openPlayedGame(record);
    if (!opened.ok || !kept) throw new Error(game);
    const standing = rules.result(opened.value.states[record.actions.length])?.standings[1];
    expect(kept).toMatchObject({ id: 'a', game, when: 5, score: standing?.score, rank: standing?.rank, opponents: ['greedy'] });
    expect(kept.categories).toEqual(Object.fromEntries(byCategory(standing?.lines ?? [])));
    expect(kept.rooms.length > 0).toBe(game !== 'palace');
    const shelf = shelfOf();
    keepFinished(shelf, kept);
    expect(keptFinished(shelf)).toEqual([kept]);
  });

  test('has an accuracy once its own seat was reviewed', () => {
    const shelf = shelfOf();
    keepFinished(shelf, finished('a', 50, { seat: 0, scores: [50, 40] }));
    keepFinished(shelf, finished('old', 50, { scores: [40, 50] }));
    keepAccuracy(shelf, 'a', 1, { accuracy: 99, depth: 'usual' });
    expect(keptFinished(shelf).map(({ accuracy }) => accuracy)).toEqual([undefined, undefined]);
    keepAccuracy(shelf, 'a', 0, { accuracy: 80, depth: 'usual' });
    keepAccuracy(shelf, 'old', 1, { accuracy: 70, depth: 'deep' });
    expect(keptFinished(shelf).map(({ accuracy }) => accuracy)).toEqual([80, 70]);
    // As it was kept when decisions were weighed in another way.
    shelf.setItem('luftschloss.accuracy.a.0', '{"accuracy":80,"depth":"usual"}');
    expect(keptFinished(shelf).map(({ accuracy }) => accuracy)).toEqual([undefined, 70]);
    shelf.setItem('luftschloss.accuracy.a.0', '{"accuracy":"much"}');
    shelf.setItem('luftschloss.accuracy.old.1', 'nonsense');
    expect(keptFinished(shelf).map(({ accuracy }) => accuracy)).toEqual([undefined, undefined]);
  });

  test('of several people around one screen is nobody’s', () => {
    const rules = rulesOf('castles');
    if (!rules) throw new Error('castles');
    const { greedy } = botsFor('castles');
    const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
    const { record } = simulateGame(rules, options, [greedy, greedy], seedOf('statistics together'));
    expect(finishedRecord('a', 5, { ...record, seats: [{ name: 'Ada' }, { name: 'Ben' }] })).toBeNull();
  });

  test('that is broken is passed over', () => {
    const shelf = shelfOf();
    shelf.setItem('luftschloss.finished.x', '{"game":"castles"}');
    shelf.setItem('luftschloss.finished.y', 'nonsense');
    expect(keptFinished(shelf)).toEqual([]);
  });
});

describe('numbers', () => {
  const games = [
    finished('a', 50, { rooms: ['parlor', 'kitchen'], categories: { rooms: 30, favors: 20 } }),
    finished('b', 70, { rooms: ['parlor'], rank: 2, scores: [70, 80], categories: { rooms: 70 }, edition: 'collectors' }),
    finished('c', 90, { scores: [90], opponents: [], categories: { rooms: 90 }, rooms: ['kitchen', 'kitchen'] }),
    finished('d', 10, { game: 'palace', opponents: ['greedy', ''] }),
  ];

  test('are of the games that were chosen', () => {
    expect(chosenGames(games, ALL).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(chosenGames(games, { ...ALL, edition: 'first', players: '2' }).map(({ id }) => id)).toEqual(['a']);
    expect(chosenGames(games, { ...ALL, opponent: 'nobody' }).map(({ id }) => id)).toEqual(['c']);
    expect(games.map(opponentOf)).toEqual(['greedy', 'greedy', 'nobody', 'people']);
  });

  test('a win needs somebody to win against', () => {
    expect(summaryOf(chosenGames(games, ALL))).toMatchObject({ games: 3, wins: 1, against: 2, average: 70, best: 90 });
  });

  test('accuracy is the average of the games that were reviewed', () => {
    expect(summaryOf(games)).toMatchObject({ accuracy: null, reviewed: 0 });
    const [a, b, c] = games;
    expect(summaryOf([{ ...a, accuracy: 80 }, { ...b, accuracy: 90 }, c])).toMatchObject({ accuracy: 85, reviewed: 2 });
  });

  test('bots are those of tables with as many players', () => {
    const averages = {
      castles: { 1: { games: 1, categories: { rooms: 40 } }, 2: { games: 1, categories: { rooms: 10, favors: 7 } } },
    };
    expect(categoryRows(chosenGames(games, ALL), averages)).toEqual([
      { category: 'rooms', own: 190 / 3, bots: 20 },
      { category: 'favors', own: 20 / 3, bots: 14 / 3 },
    ]);
    expect(categoryRows(chosenGames(games, ALL), {})[0].bots).toBeNull();
  });

  test('a room counts once for a game; the best ones by the score, if there is more than one game', () => {
    const rows = roomRows(chosenGames(games, ALL));
    expect(rows).toEqual([
      { room: 'kitchen', times: 2, average: 70 },
      { room: 'parlor', times: 2, average: 60 },
    ]);
    expect(bestRooms([...rows, { room: 'crypt', times: 1, average: 99 }])[0].room).toBe('kitchen');
  });

  test('a table for spreadsheets has a line for each game and quotes what would break it', () => {
    const [head, first] = csvOf([finished('=1+1', 50, { edition: 'a "b", c', categories: { rooms: 3 }, accuracy: 81.25 })]).split('\r\n');
    expect(head).toBe('id,date,game,edition,players,opponents,rank,score,accuracy,rooms');
    expect(first).toBe(`'=1+1,1970-01-01T00:00:00.000Z,castles,"a ""b"", c",2,greedy,1,50,81.3,3`);
  });

  test('bots have averages for every number of players', () => {
    for (const [game, players] of Object.entries({ castles: [1, 2, 3, 4], between: [2, 3, 4, 5, 6, 7], palace: [2, 3, 4] })) {
      const counted = bots[game as keyof typeof bots] as Record<string, { games: number; categories: Record<string, number> }>;
      for (const count of players)
        expect(Object.values(counted[count].categories).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(20);
    }
  });
});
