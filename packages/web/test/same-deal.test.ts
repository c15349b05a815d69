import { botsFor } from '@luftschloss/bots';
import { type GameRecord, simulateGame } from '@luftschloss/engine/kernel';
import { expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { branchFrom } from '../src/branches/play-on.ts';
import { onlineSeats, seatedOnce, withBotNames } from '../src/deal/online-deal.ts';
import { dealAgainHere, dealOf, dealtAgain, finishedOfDeal, tablesOfDeal } from '../src/deal/same-deal.ts';
import { GAME_CARDS, rulesOf } from '../src/games/index.ts';
import { openPlayedGame } from '../src/table/played-game.ts';
import { loadTable, savedTables, saveTable } from '../src/table/saved-tables.ts';
import { recordOf, shelfOf } from './tables.ts';

function finished(game: string): GameRecord {
  const rules = rulesOf(game);
  if (!rules) throw new Error(game);
  const { greedy, easy } = botsFor(game);
  const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
  return simulateGame(rules, options, [greedy, easy, easy], seedOf(`same deal ${game}`)).record;
}

test.each(GAME_CARDS.map(({ id }) => id))('a finished game of %s is dealt again as it was dealt', (game) => {
  const before = finished(game);
  const shelf = shelfOf();
  saveTable(shelf, { id: 'first', touched: 1, record: before });
  const id = dealAgainHere(shelf, before, before.seats, 2);
  const again = loadTable(shelf, id)?.record;
  expect(again?.actions).toEqual([]);
  expect(again?.scores).toBeUndefined();
  const [first, second] = [before, again as GameRecord].map((record) => {
    const opened = openPlayedGame(record);
    if (!opened.ok) throw new Error(opened.problem.code);
    return opened.value.states[0];
  });
  expect(second).toEqual(first);
  expect(tablesOfDeal(savedTables(shelf), before).map((each) => each.id)).toEqual(['first', id]);
  expect(
    finishedOfDeal(shelf, before).map((each) => each.id),
    'only what is over is compared',
  ).toEqual(['first']);
});

test('a running game is never dealt again, and neither is a branch of one', () => {
  const over = finished('castles');
  const { scores: _, ...running } = over;
  expect(() => dealtAgain(running, running.seats)).toThrow();
  expect(() => dealAgainHere(shelfOf(), recordOf(), recordOf().seats, 1)).toThrow();
  expect(() => dealtAgain(over, over.seats.slice(1)), 'with other numbers of players it is another deal').toThrow();
  const shelf = shelfOf();
  const middle = { ...running, actions: running.actions.slice(0, 20) };
  const wish = { left: { id: 'parent', record: middle, address: null }, step: 20, seat: 0, name: 'b', seats: middle.seats };
  const branch = loadTable(shelf, branchFrom(shelf, wish, 1))?.record as GameRecord;
  expect(dealOf(branch)).toBeNull();
  expect(() => dealtAgain({ ...branch, scores: [1, 2, 3] }, branch.seats)).toThrow();
});

test('another seed, box or number of players is another deal', () => {
  const record = recordOf();
  const others = [recordOf({ seed: 'other' }), recordOf({ options: { edition: 'collectors' } })];
  for (const other of others) expect(dealOf(other)).not.toBe(dealOf(record));
  expect(dealOf({ ...record, options: Object.fromEntries(Object.entries(record.options).reverse()) })).toBe(dealOf(record));
});

test('online one sits on one seat, and a bot on a person’s seat gets a bot’s name', () => {
  const seats = onlineSeats(
    [
      { name: 'Ada', bot: null },
      { name: 'Ben', bot: null },
      { name: 'Eduard', bot: 'hard' },
    ],
    1,
    'Ben',
  );
  expect(seats.map(({ bot }) => bot)).toEqual(['friend-by-link', undefined, 'hard']);
  const moved = seatedOnce([{ name: 'Ada' }, ...seats.slice(1)], seats);
  expect(moved.map(({ bot }) => bot)).toEqual([undefined, 'friend-by-link', 'hard']);
  const [, bot] = withBotNames([moved[0], { name: 'Ben', bot: 'easy' }, moved[2]], [moved[0], { name: 'Ben' }, moved[2]]);
  expect(bot.name).not.toBe('Ben');
});
