import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../testing/thorough.ts';
import { startServer } from '../src/index.ts';
import { jobColumns, orderingSql } from '../src/store/postgres-jobs.ts';
import { POSTGRES_MIGRATIONS } from '../src/store/postgres-schema.ts';
import type { Job } from '../src/store/store.ts';
import { Person } from './support/person.ts';
import { Player } from './support/player.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { temporaryFolder, testSettings } from './support/server.ts';

/** What the people of an earlier server remember: see golden/upgrade/README.md. */
interface Memory {
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly cookies: readonly string[];
    readonly number: number;
    readonly views: readonly object[];
  }[];
  readonly finished: { readonly id: string; readonly scores: readonly number[] };
  readonly gathering: { readonly id: string; readonly invite: string; readonly cookie: string };
}

interface Rows extends Memory {
  readonly rows: { readonly [table: string]: readonly object[] };
  readonly jobs: readonly Job[];
}

interface Seen extends Record<string, unknown> {
  readonly number: number;
  readonly shown: {
    readonly game: object;
    readonly situation: { readonly readOnly: string | null; readonly late: readonly number[] };
  };
}

function golden(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(`golden/upgrade/${name}.gz`, import.meta.url)));
}

/** So many actions show that a game goes on. */
const STEPS = 12;

const folder = temporaryFolder();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.end();
  folder.remove();
});

async function sqliteOfOld(): Promise<{ memory: Memory; place: { data: string; database: null } }> {
  const data = join(folder.path, 'old');
  mkdirSync(data);
  writeFileSync(join(data, 'luftschloss.sqlite'), golden('sqlite-f304547.sqlite'));
  return { memory: JSON.parse(golden('sqlite-f304547.json').toString('utf8')) as Memory, place: { data, database: null } };
}

async function postgresOfOld(): Promise<{ memory: Memory; place: { data: string; database: string } }> {
  const { rows, jobs, ...memory } = JSON.parse(golden('postgres-f304547.json').toString('utf8')) as Rows;
  const database = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('CREATE TABLE luftschloss_steps (number integer PRIMARY KEY)');
  for (const step of POSTGRES_MIGRATIONS.slice(0, rows['luftschloss_steps'].length)) await client.query(step);
  for (const [table, of] of Object.entries(rows)) {
    await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(null::${table}, $1::json)`, [JSON.stringify(of)]);
  }
  await client.end();
  await runMigrations({ connectionString: database });
  const ordering = new pg.Client({ connectionString: database });
  await ordering.connect();
  await ordering.query(`SELECT ${orderingSql(1)}`, jobColumns(jobs));
  await ordering.end();
  return { memory, place: { data: 'unused', database } };
}

function person(address: string, cookie: string): Person {
  const somebody = new Person(address);
  somebody.cookie = cookie;
  return somebody;
}

describe.each([
  ['SQLite', sqliteOfOld],
  ['PostgreSQL', postgresOfOld],
] as const)('after an upgrade, a server on %s', (_, old) => {
  it('shows everybody the game as they left it, lets them play on, and keeps what was over', async () => {
    const { memory, place } = await old();
    const server = await startServer(testSettings(place.data, place));
    for (const { id, game, cookies, number, views } of memory.tables) {
      const people = cookies.map((cookie) => person(server.address, cookie));
      for (const [seat, somebody] of people.entries()) {
        const seen = (await somebody.get<Seen>(`/api/tables/${id}/view`)).body;
        expect(seen.number, `${game}: nothing of the log is lost`).toBe(number);
        expect(seen.shown.game, `${game}: seat ${seat} sees the same`).toMatchObject(views[seat]);
        expect(seen.shown.situation, `${game}: the time of the upgrade is on nobody's clock`).toMatchObject({ readOnly: null, late: [] });
      }
      const lines = (await people[0].get<{ lines: { text: string }[] }>(`/api/tables/${id}/chat`)).body.lines;
      expect(lines.map(({ text }) => text)).toEqual(['See you after the upgrade!']);
      const players = people.map((somebody) => new Player(somebody, game, id).open());
      // A long run plays to the end.
      const isEnough = (player: Player): boolean => player.isOver || (!THOROUGH && player.number > number + STEPS);
      await Promise.all(players.map((player) => player.until(() => isEnough(player), `the end of ${game}`, 600_000)));
      for (const player of players) player.close();
    }
    const anybody = new Person(server.address);
    const { finished, gathering } = memory;
    expect((await anybody.get(`/api/tables/${finished.id}`)).body).toMatchObject({
      table: { status: 'finished', scores: finished.scores },
    });
    expect((await anybody.get(`/api/tables/${finished.id}/record`)).body).toMatchObject({ scores: finished.scores });
    await anybody.mustPost(`/api/tables/${gathering.id}/join`, { invite: gathering.invite });
    await person(server.address, gathering.cookie).mustPost(`/api/tables/${gathering.id}/start`);
    await server.stop();
  });
});
