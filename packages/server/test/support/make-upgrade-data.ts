// Makes what golden/upgrade/README.md describes, with whatever version of the server it is run in.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { startServer } from '../../src/index.ts';
import { type NewTable, Person, startedTable } from './person.ts';
import { Player } from './player.ts';
import { startPostgres } from './postgres.ts';
import { testSettings } from './server.ts';

const EVERYTHING = { towers: true, moats: true, swans: true, passages: true, decrees: true };
const TABLES = [
  { game: 'castles', steps: 40, wish: {} },
  { game: 'castles', steps: 60, wish: { options: EVERYTHING } },
  { game: 'between', steps: 30, wish: { pace: { type: 'days', days: 3 } } },
  { game: 'palace', steps: 40, wish: { pace: { type: 'live', bank: 3600, gain: 60 } } },
];

interface Seen {
  readonly number: number;
  readonly shown: { readonly game: object };
}

async function stoppedInTheMiddle(address: string, { game, steps, wish }: (typeof TABLES)[number]): Promise<object> {
  const { id, people } = await startedTable(address, game, 2, ['random'], wish);
  const players = people.map((person, seat) => new Player(person, game, id, { seed: `${game}-${seat}` }).open());
  await players[0].until(() => players[0].number >= steps, `${steps} steps`);
  for (const player of players) player.close();
  await people[0].mustPost(`/api/tables/${id}/chat`, { text: 'See you after the upgrade!' });
  // The bot may be about to move.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const seen = await Promise.all(
    people.map(async (person) => (await person.get<Seen & Record<string, unknown>>(`/api/tables/${id}/view`)).body),
  );
  return { id, game, cookies: people.map(({ cookie }) => cookie), number: seen[0].number, views: seen.map(({ shown }) => shown.game) };
}

async function played(settings: Parameters<typeof startServer>[0]): Promise<object> {
  const server = await startServer(settings);
  const tables: object[] = [];
  for (const each of TABLES) tables.push(await stoppedInTheMiddle(server.address, each));
  const over = await startedTable(server.address, 'castles', 0, ['random', 'random']);
  const onlooker = new Player(new Person(server.address), 'castles', over.id, { plays: false }).open();
  await onlooker.until(() => onlooker.isOver, 'the end');
  onlooker.close();
  const host = new Person(server.address);
  const seats = [{ type: 'me' }, { type: 'open' }];
  const { table, invite } = await host.mustPost<NewTable>('/api/tables', { game: 'palace', seats, listed: true });
  const { scores } = (await host.get<{ table: { scores: number[] } }>(`/api/tables/${over.id}`)).body.table;
  await server.stop();
  return { tables, finished: { id: over.id, scores }, gathering: { id: table.id, invite, cookie: host.cookie } };
}

function write(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

async function ofSqlite(out: string): Promise<void> {
  const data = join(out, 'work');
  write(join(out, 'sqlite.json'), JSON.stringify(await played(testSettings(data))));
  const db = new DatabaseSync(join(data, 'luftschloss.sqlite'));
  db.exec(`VACUUM INTO '${join(data, 'whole.sqlite')}'`);
  db.close();
  write(join(out, 'sqlite.sqlite'), readFileSync(join(data, 'whole.sqlite')));
  rmSync(data, { recursive: true });
}

const POSTGRES_TABLES = `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'nodes'`;

async function ofPostgres(out: string): Promise<void> {
  const postgres = await startPostgres();
  const database = await postgres.newDatabase();
  const told = await played(testSettings('unused', { database }));
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const rows: { [table: string]: object[] } = {};
  for (const { table_name: name } of (await client.query(POSTGRES_TABLES)).rows)
    rows[name] = (await client.query(`SELECT * FROM ${name}`)).rows;
  const jobs = (await client.query('SELECT payload FROM graphile_worker._private_jobs')).rows.map(({ payload }) => payload);
  await client.end();
  await postgres.end();
  write(join(out, 'postgres.json'), JSON.stringify({ ...told, rows, jobs }));
}

const [, , out] = process.argv;
mkdirSync(out, { recursive: true });
await ofSqlite(out);
await ofPostgres(out);
