import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { count, playThroughKills } from './support/kill-test.ts';
import { Person } from './support/person.ts';
import { freePort, Served } from './support/served.ts';
import { temporaryFolder } from './support/server.ts';

describe('a server on SQLite', () => {
  it('that is killed again and again loses no acknowledged action', { timeout: 180_000 }, async () => {
    const folder = temporaryFolder();
    const node = new Served(await freePort(), { LUFTSCHLOSS_DATA: folder.path });
    await node.start();
    const logOf = async (table: string): Promise<{ id: string; number: number }[]> => {
      const file = new DatabaseSync(`${folder.path}/luftschloss.sqlite`);
      const rows = file.prepare('SELECT id, number FROM entries WHERE table_id = ? ORDER BY number').all(table);
      file.close();
      return rows as { id: string; number: number }[];
    };
    const { acknowledged, games } = await playThroughKills({
      nodes: [node],
      tables: count('LUFTSCHLOSS_KILL_TABLES', 20),
      kills: count('LUFTSCHLOSS_KILLS', 10),
      logOf,
    });
    expect(acknowledged).toBeGreaterThan(500);
    expect([...games.keys()].sort()).toEqual(['between', 'castles', 'palace']);
    expect([...games.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(20);
    expect(node.errors).toBe('');
    expect(await node.stop()).toBe(0);
    folder.remove();
  });

  it('that is asked to stop finishes cleanly, and says so to its pages', async () => {
    const folder = temporaryFolder();
    const node = new Served(await freePort(), { LUFTSCHLOSS_DATA: folder.path });
    await node.start();
    expect((await new Person(node.address).get('/health')).body).toEqual({ ok: true });
    expect((await new Person(node.address).get('/ready')).body).toEqual({ ok: true });
    expect(await node.stop()).toBe(0);
    folder.remove();
  });
});
