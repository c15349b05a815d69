import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer } from '../src/index.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { testSettings } from './support/server.ts';
import { expectPlaysThrough } from './support/trouble.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

describe('a server whose PostgreSQL', () => {
  it.each([
    ['is paused', /in time|reached/, () => postgres.pause(), () => postgres.goOn()],
    ['is stopped', /reached|in time/, () => postgres.stop(), () => postgres.start()],
  ] as const)('%s answers 503 with a reason, and plays on when it is back', async (_, reason, begin, end) => {
    const printed = [vi.spyOn(console, 'trace'), vi.spyOn(console, 'error')];
    const database = await postgres.newDatabase();
    const server = await startServer(testSettings('unused', { database, storeTimeout: 2 }));
    await expectPlaysThrough(server.address, {
      begin,
      // Long enough for whoever tries to connect again to have tried several times.
      end: async () => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        await end();
      },
      reason,
      entries: (table) => server.services.store.entries(table, 0),
    });
    const reader = new pg.Client({ connectionString: database });
    await reader.connect();
    const nodes = async (): Promise<number> => (await reader.query('SELECT 1 FROM nodes')).rowCount ?? 0;
    await expect.poll(nodes, { message: 'one keeper, however often it was tried to connect' }).toBe(1);
    await reader.end();
    await server.stop();
    for (const print of printed) expect(print.mock.calls, 'what is printed beside the log').toEqual([]);
  });
});
