import { describe, expect, it } from 'vitest';
import { seedOf, tell } from '../../../testing/seed.ts';
import { count, expectEveryGame, type Survived } from './support/kill-test.ts';
import { killPostgresNodes, killSqliteNode } from './support/killed-nodes.ts';
import { startPostgres } from './support/postgres.ts';

const tables = count('LUFTSCHLOSS_KILL_TABLES', 12);
const ON_SQLITE = { tables, kills: count('LUFTSCHLOSS_KILLS', 300) };
const OVER_POSTGRES = { tables, kills: count('LUFTSCHLOSS_POSTGRES_KILLS', 50) };

async function killOverPostgres(): Promise<Survived> {
  const postgres = await startPostgres();
  const survived = await killPostgresNodes(await postgres.newDatabase(), OVER_POSTGRES);
  await postgres.end();
  return survived;
}

describe('servers that are killed again and again lose no acknowledged action and double none', () => {
  it.each([
    ['one on SQLite', ON_SQLITE.kills, () => killSqliteNode(ON_SQLITE)],
    ['two over one PostgreSQL', OVER_POSTGRES.kills, killOverPostgres],
  ] as const)('%s', { timeout: 3 * 3_600_000 }, async (name, kills, kill) => {
    const survived = await kill();
    const { finished, acknowledged, lost, doubled } = survived;
    tell(
      `${name}: ${kills} kills, ${finished} games, ${acknowledged} acknowledged actions, ${lost} lost, ${doubled} doubled, seed "${seedOf('kills')}"`,
    );
    expectEveryGame(survived, tables);
    expect(acknowledged).toBeGreaterThan(10 * kills);
  });
});
