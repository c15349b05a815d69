import { DatabaseSync } from 'node:sqlite';
import type { Pace, Shown } from '@luftschloss/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { newClocks, nextDeadline, turnClocks } from '../src/game/clocks.ts';
import { Outages } from '../src/game/outages.ts';
import { type Server, startServer } from '../src/index.ts';
import { Person, startedTable, type TableOfPeople } from './support/person.ts';
import { temporaryFolder, testSettings } from './support/server.ts';

const live = { type: 'live', bank: 60, gain: 5 } as const;

describe('time in which no server ran', () => {
  const outages = new Outages();
  outages.learn([
    { from: 10, to: 20 },
    { from: 50, to: 80 },
  ]);

  it.each([
    [0, 100, 40],
    [0, 15, 5],
    [15, 60, 15],
    [20, 50, 0],
    [60, 70, 10],
    [80, 90, 0],
  ])('is counted between %i and %i', (from, to, lost) => {
    expect(outages.between(from, to)).toBe(lost);
  });

  it('costs nobody any time, and moves the deadline', () => {
    const start = turnClocks(newClocks(live, 2, 0), live, { now: 0, asked: [], asks: [0], running: [0], decided: null });
    expect(nextDeadline(start, live, [], 3_600_000)?.due).toBe(3_660_000);
    const turn = { now: 3_620_000, asked: [0], asks: [1], running: [1], decided: 0, lost: 3_600_000 };
    expect(turnClocks(start, live, turn).left).toEqual([45_000, 60_000]);
  });
});

describe('after the server was away', () => {
  const folder = temporaryFolder();
  let server: Server | null = null;
  afterEach(async () => {
    await server?.stop();
    server = null;
  });

  const open = async (): Promise<Server> => {
    server = await startServer(testSettings(folder.path));
    return server;
  };

  async function clocksOf({ id, people }: TableOfPeople, address: string): Promise<Shown['situation']> {
    const person = new Person(address);
    person.cookie = people[0].cookie;
    return (await person.get<{ shown: Shown }>(`/api/tables/${id}/view`)).body.shown.situation;
  }

  it.each<Pace>([
    { type: 'live', bank: 600, gain: 0 },
    { type: 'days', days: 2 },
  ])('clocks (%j) go on from where they stood', async (pace) => {
    const before = await open();
    const table = await startedTable(before.address, 'castles', 2, [], { pace });
    const { clocks: then } = await clocksOf(table, before.address);
    await before.stop();
    const away = 700;
    await new Promise((resolve) => setTimeout(resolve, away));
    const after = await open();
    const { clocks: now } = await clocksOf(table, after.address);
    expect(now?.left).toEqual(then?.left);
    expect((now?.since as number) - (then?.since as number)).toBeGreaterThanOrEqual(away - 5);
  });

  const HOUR = 3_600_000;

  /** The last sign of life was an hour ago, when these tables began, each with this time for everybody. Written while no server runs that could notice. */
  function wasAwayForAnHour(tables: readonly { readonly table: TableOfPeople; readonly bank: number }[]): void {
    const file = new DatabaseSync(`${folder.path}/luftschloss.sqlite`);
    const started = Date.now() - HOUR;
    file.prepare('UPDATE alive SET at = ?').run(started);
    const begin = file.prepare("UPDATE tables SET document = json_set(document, '$.started', ?, '$.pace.bank', ?) WHERE id = ?");
    const ring = file.prepare("UPDATE jobs SET due = ? WHERE table_id = ? AND kind = 'clock'");
    for (const { table, bank } of tables) {
      begin.run(started, bank, table.id);
      expect(ring.run(started + bank * 1000, table.id).changes).toBe(1);
    }
    file.close();
  }

  it('nobody is late before the rest of the time has passed, and then they are', async () => {
    const before = await open();
    const wish = { pace: { type: 'live', bank: 600, gain: 0 } };
    const calm = await startedTable(before.address, 'castles', 2, [], wish);
    const hurried = await startedTable(before.address, 'castles', 2, [], wish);
    await before.stop();
    wasAwayForAnHour([
      { table: calm, bank: 1800 },
      { table: hurried, bank: 2 },
    ]);
    const opened = Date.now();
    const after = await open();
    await expect.poll(async () => (await clocksOf(hurried, after.address)).late).toHaveLength(1);
    expect(Date.now() - opened).toBeGreaterThanOrEqual(1900);
    expect((await clocksOf(calm, after.address)).late).toEqual([]);
  });
});
