import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect } from 'vitest';
import { type KillTest, playThroughKills, type Survived } from './kill-test.ts';
import { freePort, Served } from './served.ts';
import { temporaryFolder } from './server.ts';

type Size = Pick<KillTest, 'tables' | 'kills'>;

/** One server on SQLite that is killed and started again. */
export async function killSqliteNode(size: Size): Promise<Survived> {
  const folder = temporaryFolder();
  const node = new Served(await freePort(), { LUFTSCHLOSS_DATA: folder.path });
  await node.start();
  const logOf = async (table: string): Promise<{ id: string; number: number }[]> => {
    const file = new DatabaseSync(`${folder.path}/luftschloss.sqlite`);
    const rows = file.prepare('SELECT id, number FROM entries WHERE table_id = ? ORDER BY number').all(table);
    file.close();
    return rows as { id: string; number: number }[];
  };
  const survived = await playThroughKills({ nodes: [node], ...size, logOf });
  await expectCleanEnd([node]);
  folder.remove();
  return survived;
}

/** Two servers over one PostgreSQL, killed in turn. */
export async function killPostgresNodes(database: string, size: Size): Promise<Survived> {
  const env = { DATABASE_URL: database };
  const nodes = [new Served(await freePort(), env), new Served(await freePort(), env)];
  for (const node of nodes) await node.start();
  const reader = new pg.Pool({ connectionString: database, max: 2 });
  reader.on('error', () => {});
  const logOf = async (table: string): Promise<{ id: string; number: number }[]> =>
    (await reader.query('SELECT id, number FROM entries WHERE table_id = $1 ORDER BY number', [table])).rows;
  const survived = await playThroughKills({ nodes, ...size, logOf });
  await expectCleanEnd(nodes);
  await reader.end();
  return survived;
}

async function expectCleanEnd(nodes: readonly Served[]): Promise<void> {
  for (const node of nodes) {
    expect(node.errors).toBe('');
    expect(await node.stop()).toBe(0);
  }
}
