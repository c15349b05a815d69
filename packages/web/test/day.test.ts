import { openSeedOf, setUpOf } from '@luftschloss/protocol';
import { describe, expect, test } from 'vitest';
import { beginOpenDay, openDaysPlayed, openTryOf } from '../src/day/open-day.ts';
import { openDayOf } from '../src/day/open-day-id.ts';
import { bestOf, byDay } from '../src/day/own-days.ts';
import { loadTable, saveTable } from '../src/table/saved-tables.ts';
import { shelfOf } from './tables.ts';

const DAY = { day: '2026-11-18', kind: 'bots' } as const;

describe('the castle of a day without a server', () => {
  test('is one table for each day and kind, with the deal that the date decides', () => {
    const shelf = shelfOf();
    const id = beginOpenDay(shelf, DAY, 'Ada', 5);
    expect(openDayOf(id)).toEqual(DAY);
    const record = loadTable(shelf, id)?.record;
    expect(record).toMatchObject({ seed: openSeedOf(DAY), seats: [{ name: 'Ada' }, { bot: 'hard' }, { bot: 'hard' }] });
    expect(record?.options).toMatchObject(setUpOf(DAY).options);
    expect(beginOpenDay(shelf, DAY, 'Ada', 9), 'begun once').toBe(id);
    expect(loadTable(shelf, id)?.touched).toBe(5);
    expect(loadTable(shelf, beginOpenDay(shelf, { ...DAY, kind: 'solo' }, 'Ada', 5))?.record.seats).toHaveLength(1);
  });

  test('remembers what it came to', () => {
    const shelf = shelfOf();
    const id = beginOpenDay(shelf, DAY, 'Ada', 5);
    expect(openTryOf(shelf, DAY)).toMatchObject({ points: null, lead: null });
    const table = loadTable(shelf, id);
    if (table) saveTable(shelf, { ...table, record: { ...table.record, scores: [80, 71, 66] } });
    expect(openTryOf(shelf, DAY)).toMatchObject({ points: 80, lead: 9 });
    expect(openTryOf(shelf, { ...DAY, kind: 'solo' })).toBeNull();
    expect(openDaysPlayed(shelf)).toEqual(['2026-11-18']);
  });

  test('is no other table', () => {
    for (const id of ['x1y2z3', 'day-2026-11-18', 'day-2026-11-18-both', 'branch-day-2026-11-18-solo']) expect(openDayOf(id)).toBeNull();
  });
});

test('my best is by points alone, by the lead against bots, and never a try without a rank', () => {
  const tries = [
    { day: '2026-11-18', kind: 'bots', points: 90, lead: -2 },
    { day: '2026-11-17', kind: 'bots', points: 70, lead: 5 },
    { day: '2026-11-17', kind: 'solo', points: null, lead: null },
    { day: '2026-11-16', kind: 'solo', points: 61, lead: 61 },
  ] as const;
  expect(bestOf(tries, 'bots')?.day).toBe('2026-11-17');
  expect(bestOf(tries, 'solo')?.points).toBe(61);
  expect(bestOf(tries.slice(0, 3), 'solo')).toBeNull();
  expect(byDay(tries).map(({ day, solo, bots }) => [day, solo?.points, bots?.lead])).toEqual([
    ['2026-11-18', undefined, -2],
    ['2026-11-17', null, 5],
    ['2026-11-16', 61, undefined],
  ]);
});
