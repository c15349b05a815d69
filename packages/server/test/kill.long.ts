import { describe, expect, it } from 'vitest';
import { seedOf, tell } from '../../../testing/seed.ts';
import { count, expectEveryGame, type Survived } from './support/kill-test.ts';
import { killPostgresNodes, killSqliteNode } from './support/killed-nodes.ts';
import { startPostgres } from './support/postgres.ts';

const SIZE = { tables: count('LUFTSCHLOSS_KILL_TABLES', 20), kills: count('LUFTSCHLOSS_KILLS', 10) };

async function killOverPostgres(): Promise<Survived> {
  const postgres = await startPostgres();
  const survived = await killPostgresNodes(await postgres.newDatabase(), SIZE);
  await postgres.end();
  return survived;
}

describe('servers that are killed again and again lose no acknowledged action', () => {
  it.each([
    ['one on SQLite', () => killSqliteNode(SIZE)],
    ['two over one PostgreSQL', killOverPostgres],
  ] as const)('%s', async (name, kill) => {
    const survived = await kill();
    tell(
      `${name}: ${SIZE.kills} kills, ${survived.finished} games, ${survived.acknowledged} acknowledged actions, seed "${seedOf('kills')}"`,
    );
    expectEveryGame(survived, SIZE.tables);
    expect(survived.acknowledged).toBeGreaterThan(500);
  });
});
