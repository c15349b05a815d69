import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled, THOROUGH } from '../../../testing/thorough.ts';
import { startServer } from '../src/index.ts';
import { newId } from '../src/secrets.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { POSTGRES_MIGRATIONS } from '../src/store/postgres-schema.ts';
import { begun, castleOfDay, playToTheEnd } from './support/day.ts';
import { expectEveryGame } from './support/kill-test.ts';
import { killPostgresNodes } from './support/killed-nodes.ts';
import { Person, startedTable } from './support/person.ts';
import { Player } from './support/player.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { freePort, Served } from './support/served.ts';
import { testSettings } from './support/server.ts';
import { someEntry, someTable, storeConformance } from './support/store-conformance.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

let ofConformance: Promise<string> | null = null;
storeConformance(
  'the PostgreSQL store',
  async () => {
    ofConformance ??= postgres.newDatabase();
    return PostgresStore.open(await ofConformance, () => {});
  },
  async () => {},
);

it('brings data of the first version up to date', async () => {
  const database = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `${POSTGRES_MIGRATIONS[0]}; CREATE TABLE luftschloss_steps (number integer PRIMARY KEY); INSERT INTO luftschloss_steps VALUES (1)`,
  );
  const { code: _, ...old } = someTable();
  const values = [old.id, old.status, JSON.stringify(old)];
  await client.query('INSERT INTO tables (id, revision, status, listed, changed, document) VALUES ($1, 1, $2, false, 1, $3)', values);
  await client.end();
  const store = await PostgresStore.open(database, () => {});
  expect(await store.table(old.id)).toEqual({ ...old, code: null });
  await store.close();
});

/** One of them stands for all; npm run test:long plays the others. */
const TABLES = [
  ['castles', 2, ['random', 'random']],
  ['castles', 4, []],
  ['between', 3, ['greedy']],
  ['between', 5, []],
  ['palace', 2, ['greedy']],
  ['palace', 4, []],
] as const;

describe('nodes over one PostgreSQL', () => {
  it('hear of every table of a group, however large it is', async () => {
    const database = await postgres.newDatabase();
    const [store, other] = await Promise.all([PostgresStore.open(database, () => {}), PostgresStore.open(database, () => {})]);
    const heard = new Set<string | null>();
    const tables = Array.from({ length: 400 }, () => newId());
    const everything = new Promise<void>((resolve) => {
      other.onChange(({ table }) => {
        heard.add(table);
        if (heard.size === tables.length) resolve();
      });
    });
    const stored = await Promise.all(tables.map((table) => store.append({ table, entry: someEntry(1), jobs: [] })));
    expect(stored.every((each) => each)).toBe(true);
    await everything;
    expect(heard).toEqual(new Set(tables));
    await Promise.all([store.close(), other.close()]);
  });

  it('do the job of one guest while another has many that take long', async () => {
    const store = await PostgresStore.open(await postgres.newDatabase(), () => {});
    const many = Array.from({ length: 30 }, (_, index) => ({
      table: `table-${index}`,
      kind: 'bot' as const,
      due: 0,
      number: 1,
      guest: 'many',
    }));
    for (const job of many) await store.order(job);
    await store.order({ table: 'alone', kind: 'bot', due: 0, number: 1, guest: 'one' });
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const begun: string[] = [];
    await store.runJobs(async ({ table }) => {
      begun.push(table);
      if (table !== 'alone') await ended;
    });
    await expect.poll(() => begun).toContain('alone');
    expect(begun.length).toBeLessThanOrEqual(3);
    end();
    await expect.poll(() => begun.length).toBe(31);
    await store.close();
  });

  it.each(sampled([1, 2], (nodes) => nodes === 2))(
    '(%i of them) play whole games with people on all of them, with chat and bots',
    async (count) => {
      const database = await postgres.newDatabase();
      const settings = testSettings('unused', { database });
      const nodes = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
      const addresses = nodes.map(({ address }) => address);
      for (const [game, people, bots] of sampled(TABLES, (_, index) => index === 2)) {
        const table = await startedTable(addresses, game, people, bots);
        const players = table.people.map((person) => new Player(person, game, table.id, { keepsMessages: true }).open());
        const onlooker = new Player(new Person(addresses[count - 1]), game, table.id, { keepsMessages: true }).open();
        await onlooker.until(() => onlooker.number > 3, 'the first steps');
        await table.people[0].mustPost(`/api/tables/${table.id}/chat`, { text: 'across' });
        await Promise.all([...players, onlooker].map((player) => player.until(() => player.isOver, 'the end')));
        await onlooker.until(() => onlooker.messages.some(({ type }) => type === 'chat'), 'the chat');
        const records = await Promise.all(
          addresses.map(async (address) => (await new Person(address).get(`/api/tables/${table.id}/record`)).body),
        );
        for (const record of records) expect(record).toEqual(records[0]);
        expect(records[0]).toHaveProperty('scores');
        for (const player of [...players, onlooker]) player.close();
      }
      await Promise.all(nodes.map((node) => node.stop()));
    },
  );

  it('deal the same castle of the day, let each guest try it once, and rank together', async () => {
    const settings = testSettings('unused', { database: await postgres.newDatabase() });
    const nodes = await Promise.all([startServer(settings), startServer(settings)]);
    const tries = await Promise.all(nodes.map(({ address }) => begun(address)));
    const views = await Promise.all(tries.map(async ({ person, table }) => (await person.get(`/api/tables/${table}/view`)).body));
    expect(views[0]).toEqual(views[1]);
    const elsewhere = new Person(nodes[1].address);
    elsewhere.cookie = tries[0].person.cookie;
    const twice = await Promise.all([tries[0].person, elsewhere].map((each) => each.mustPost<{ table: string }>('/api/day/bots')));
    expect(twice[0]).toEqual(twice[1]);
    for (const { person, table } of tries) await playToTheEnd(person, table);
    const rankings = await Promise.all(nodes.map(async ({ address }) => (await castleOfDay(new Person(address))).ranking));
    expect(rankings[0]).toHaveLength(2);
    expect(rankings[0]).toEqual(rankings[1]);
    await Promise.all(nodes.map((node) => node.stop()));
  });

  it('go on after all their connections were cut', async () => {
    const database = await postgres.newDatabase();
    const node = await startServer(testSettings('unused', { database }));
    const table = await startedTable(node.address, 'castles', 2, ['random']);
    const players = table.people.map((person) => new Player(person, 'castles', table.id).open());
    await players[0].until(() => players[0].number > 20, 'the first steps');
    const knife = new pg.Client({ connectionString: database });
    await knife.connect();
    await knife.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await knife.end();
    const isEnough = (player: Player): boolean => player.isOver || (!THOROUGH && player.number > 60);
    await Promise.all(players.map((player) => player.until(() => isEnough(player), 'the end')));
    for (const player of players) player.close();
    await node.stop();
  });

  it('take over the jobs of a node that dies', async () => {
    const database = await postgres.newDatabase();
    const env = { DATABASE_URL: database };
    const [first, second] = [new Served(await freePort(), env), new Served(await freePort(), env)];
    await first.start();
    const tables = await Promise.all(
      Array.from({ length: THOROUGH ? 5 : 2 }, () => startedTable(first.address, 'castles', 0, ['random', 'random'])),
    );
    await second.start();
    await first.kill();
    const numberOf = async (id: string): Promise<number> =>
      (await new Person(second.address).get<{ number: number }>(`/api/tables/${id}/view`)).body.number;
    const isOver = async (id: string): Promise<boolean> =>
      (await new Person(second.address).get<{ table: { status: string } }>(`/api/tables/${id}`)).body.table.status === 'finished';
    for (const { id } of tables) {
      const before = await numberOf(id);
      const goesOn = async (): Promise<boolean> => (!THOROUGH && (await numberOf(id)) > before + 20) || isOver(id);
      await expect.poll(goesOn, { interval: 100 }).toBe(true);
    }
    expect(await second.stop()).toBe(0);
  });

  it.runIf(THOROUGH)('that are killed in turn lose no acknowledged action (kill.long.ts kills more often)', async () => {
    expectEveryGame(await killPostgresNodes(await postgres.newDatabase(), { tables: 3, kills: 2 }), 3);
  });
});
