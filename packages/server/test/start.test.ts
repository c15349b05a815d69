import { chmodSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Settings, StartFailure, startServer } from '../src/index.ts';
import { startedTable } from './support/person.ts';
import { temporaryFolder, testSettings } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const file = (): string => join(folder.path, 'luftschloss.sqlite');

async function failure(changes: Partial<Settings> = {}): Promise<string> {
  const error = await startServer(testSettings(folder.path, changes)).then(
    () => 'it started',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartFailure);
  return (error as StartFailure).message;
}

/** A server that was used: enough pages that damage can be in the middle. */
async function used(): Promise<void> {
  const server = await startServer(testSettings(folder.path));
  await startedTable(server.address, 'castles', 1, ['random']);
  await server.stop();
}

function edit(work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(file());
  work(db);
  db.close();
}

describe('a server that cannot start says what to do in one sentence, and can start once that is done', () => {
  it('when its port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    );
    expect(await failure({ port })).toBe(`port ${port} is in use: stop the program that uses it, or choose another with --port`);
    await used();
    other.close();
  });

  it('when its host is not an address of this machine', async () => {
    expect(await failure({ host: '203.0.113.7' })).toContain('203.0.113.7 is not an address of this machine');
  });

  it('when its folder is a file', async () => {
    writeFileSync(file(), '');
    expect(await failure({ data: file() })).toBe(`${file()} is a file, but the data need a folder: choose another with --data`);
    expect(await failure({ data: join(file(), 'deeper') })).toContain('choose another with --data');
  });

  it('when its file is something else', async () => {
    writeFileSync(file(), 'Dear diary, '.repeat(1000));
    expect(await failure()).toMatch(
      /luftschloss\.sqlite is damaged \(file is not a database\): put a backup in its place, or move it away/,
    );
    writeFileSync(file(), '');
    edit((db) => db.exec('CREATE TABLE diary (day TEXT)'));
    expect(await failure()).toContain('belongs to another program: choose another folder with --data');
  });

  it.each([
    ['is cut off', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 8192) * 4096)],
    [
      'has a page of another time in the middle',
      (path: string) => {
        const bytes = readFileSync(path);
        writeFileSync(path, bytes.fill(bytes.subarray(0, 4096), 3 * 4096, 6 * 4096));
      },
    ],
  ])('when its file %s', async (_, damage) => {
    await used();
    const whole = readFileSync(file());
    damage(file());
    expect(await failure()).toMatch(/luftschloss\.sqlite is damaged \(.+\): put a backup in its place/);
    for (const part of ['-wal', '-shm']) writeFileSync(file() + part, '');
    writeFileSync(file(), whole);
    await used();
  });

  it('when its data are of a newer version', async () => {
    await used();
    edit((db) => db.exec('PRAGMA user_version = 99'));
    expect(await failure()).toContain('was written by a newer Luftschloss: upgrade this one, or put back a backup');
  });

  it('when its database does not answer', async () => {
    expect(await failure({ database: 'postgres://nobody:geheim@127.0.0.1:1/games' })).toMatch(
      /^PostgreSQL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1; check DATABASE_URL/,
    );
  });
});

it('keeps its data to the owner of the files, also those that others could read before', async () => {
  await used();
  for (const name of readdirSync(folder.path)) chmodSync(join(folder.path, name), 0o666);
  const server = await startServer(testSettings(folder.path));
  await startedTable(server.address, 'castles', 1, ['random']);
  const modes = Object.fromEntries(readdirSync(folder.path).map((name) => [name, statSync(join(folder.path, name)).mode & 0o777]));
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['luftschloss.sqlite', 'luftschloss.sqlite-shm', 'luftschloss.sqlite-wal', 'server.lock']),
  );
  for (const [name, mode] of Object.entries(modes)) expect(mode.toString(8), name).toBe('600');
  await server.stop();
});
