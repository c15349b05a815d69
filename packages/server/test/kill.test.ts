import { describe, expect, it } from 'vitest';
import { expectEveryGame } from './support/kill-test.ts';
import { killSqliteNode } from './support/killed-nodes.ts';
import { Person } from './support/person.ts';
import { freePort, Served } from './support/served.ts';
import { temporaryFolder } from './support/server.ts';

describe('a server on SQLite', () => {
  it('that is killed loses no acknowledged action (kill.long.ts kills more often)', async () => {
    const survived = await killSqliteNode({ tables: 3, kills: 1 });
    expectEveryGame(survived, 3);
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
