import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../testing/thorough.ts';
import { postgresTables, sqliteTables } from '../src/backup/columns.ts';
import { backUp, restore } from '../src/backup/index.ts';
import { startServer } from '../src/index.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { SqliteFile } from '../src/store/sqlite-file.ts';
import { backedUpUnderLoad, placesOf, playedOn } from './support/backups.ts';
import { Person, startedTable } from './support/person.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { temporaryFolder, testSettings } from './support/server.ts';

let postgres: TestPostgres;
const folder = temporaryFolder();
const PLACES = placesOf(folder.path, () => postgres);

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.end();
  folder.remove();
});

describe.each(Object.keys(PLACES))('a backup of %s', (store) => {
  it.runIf(THOROUGH || store === 'SQLite')(
    'that is made under load holds everything acknowledged before, and its games go on in the other store',
    async () => {
      const file = join(folder.path, `${store}-under-load.sqlite`);
      const seats = await backedUpUnderLoad(await PLACES[store](), file);
      const [other] = Object.keys(PLACES).filter((each) => each !== store);
      await playedOn(file, await PLACES[other](), seats, (player) => player.isOver || player.acknowledged.size >= 3);
    },
  );

  it('is restored over other games only when asked to, and never under a running server', async () => {
    const [place, other] = [await PLACES[store](), await PLACES[store]()];
    const first = await startServer(testSettings(place.data, place));
    const { id } = await startedTable(first.address, 'castles', 2);
    const file = join(folder.path, `${store}-first.sqlite`);
    await backUp(place, file);
    await first.stop();
    const second = await startServer(testSettings(other.data, other));
    await startedTable(second.address, 'palace', 2);
    await expect(restore(file, other, true)).rejects.toThrow(/a server is using|another server is using/);
    await second.stop();
    await expect(restore(file, other, false)).rejects.toThrow(/there are games in .* already: .*--replace/);
    const { kept } = await restore(file, other, true);
    if (other.database === null) expect(statSync(kept as string).size).toBeGreaterThan(0);
    const restored = await startServer(testSettings(other.data, other));
    expect((await new Person(restored.address).get<{ table: { id: string } }>(`/api/tables/${id}`)).body.table.id).toBe(id);
    await restored.stop();
  });
});

describe('a backup', () => {
  it('belongs to its owner only, and so do restored games', async () => {
    const { data } = await PLACES['SQLite']();
    new SqliteFile(data).close();
    const file = join(folder.path, 'private.sqlite');
    await backUp({ data, database: null }, file);
    const target = join(folder.path, 'private-data');
    await restore(file, { data: target, database: null }, false);
    for (const each of [file, join(target, 'luftschloss.sqlite')]) expect(statSync(each).mode & 0o777, each).toBe(0o600);
  });

  it('never replaces a file, and leaves no half of one', async () => {
    const { data } = await PLACES['SQLite']();
    new SqliteFile(data).close();
    const target = join(folder.path, 'mine.sqlite');
    writeFileSync(target, 'mine');
    await expect(backUp({ data, database: null }, target)).rejects.toThrow(/mine\.sqlite exists already: choose another name/);
    expect(readFileSync(target, 'utf8')).toBe('mine');
    await expect(backUp({ data: join(folder.path, 'nothing'), database: null }, join(folder.path, 'none.sqlite'))).rejects.toThrow(
      /there are no games in/,
    );
    await expect(backUp({ data, database: null }, join(folder.path, 'no/such/folder.sqlite'))).rejects.toThrow(/there is no such folder/);
    expect(readdirSync(folder.path).filter((name) => name.includes('partial') || name === 'none.sqlite')).toEqual([]);
  });

  it('is checked before anything is changed', async () => {
    const { data } = await PLACES['SQLite']();
    new SqliteFile(data).close();
    const place = { data, database: null };
    const whole = join(folder.path, 'whole.sqlite');
    await backUp(place, whole);
    const spoiled = (name: string, spoil: (file: string) => void): string => {
      const file = join(folder.path, name);
      writeFileSync(file, readFileSync(whole));
      spoil(file);
      return file;
    };
    const other = spoiled('other.sqlite', (file) => writeFileSync(file, 'a letter'));
    const short = spoiled('short.sqlite', (file) => truncateSync(file, 20_000));
    const newer = spoiled('newer.sqlite', (file) => {
      const db = new DatabaseSync(file);
      db.exec('PRAGMA user_version = 1000');
      db.close();
    });
    appendFileSync(other, '.');
    await expect(restore(other, place, true)).rejects.toThrow(/is no backup of Luftschloss/);
    await expect(restore(short, place, true)).rejects.toThrow(/damaged/);
    await expect(restore(newer, place, true)).rejects.toThrow(/newer Luftschloss/);
    await expect(restore(join(folder.path, 'missing'), place, true)).rejects.toThrow(/there is no file/);
    expect(readdirSync(data).filter((name) => name.includes('before'))).toEqual([]);
  });

  it('has a place for everything that either store keeps', async () => {
    const database = await postgres.newDatabase();
    await (await PostgresStore.open(database, () => {})).close();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { data } = await PLACES['SQLite']();
    new SqliteFile(data).close();
    const db = new DatabaseSync(join(data, 'luftschloss.sqlite'));
    const names = (tables: readonly { name: string; columns: readonly { name: string }[] }[]): unknown =>
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]);
    expect(names(sqliteTables(db))).toEqual(names(await postgresTables(client)));
    db.close();
    await client.end();
  });
});
