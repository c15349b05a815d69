import { execFileSync } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { patientStore } from '../src/store/patient.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Append, Change, Store } from '../src/store/store.ts';
import { StoreTrouble, troubleOf } from '../src/store/trouble.ts';
import { Person, startedTable } from './support/person.ts';
import { Player } from './support/player.ts';
import { freePort, Served } from './support/served.ts';
import { temporaryFolder, testServer } from './support/server.ts';
import { expectPlaysThrough } from './support/trouble.ts';

function logbook() {
  const lines: string[] = [];
  const log = (_: unknown, text: string): void => void lines.push(text);
  return { lines, log: { error: log, warn: log, info: log } as unknown as Parameters<typeof patientStore>[2] };
}

/** A store that answers when it is let go. */
function stallingStore() {
  let goOn = (): void => {};
  let calls = 0;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const asked = async (): Promise<unknown> => {
    calls++;
    await gate;
    return true;
  };
  const listeners: ((change: Change) => void)[] = [];
  const store = new Proxy({} as Store, {
    get: (_, name) => (name === 'onChange' ? (listener: (change: Change) => void) => void listeners.push(listener) : asked),
  });
  return { store, goOn: () => goOn(), calls: () => calls };
}

describe('a store that stalls', () => {
  it('costs one time limit; then everybody is refused at once with the reason, until it goes on and tells what it has stored late', async () => {
    const { store, goOn, calls } = stallingStore();
    const { lines, log } = logbook();
    const patient = patientStore(store, 50, log);
    const changes: Change[] = [];
    patient.onChange((change) => changes.push(change));
    await expect(patient.append({ table: 'here' } as Append)).rejects.toThrow('the store does not answer in time');
    expect(lines).toEqual(['the store is in trouble: the store does not answer in time']);
    const before = calls();
    await expect(patient.table('any')).rejects.toBeInstanceOf(StoreTrouble);
    await expect(patient.check()).rejects.toBeInstanceOf(StoreTrouble);
    expect(calls(), 'nobody else waits for it').toBe(before);
    goOn();
    await expect.poll(() => patient.table('any').catch(() => false)).toBe(true);
    expect(changes).toEqual([
      { table: 'here', what: 'entry' },
      { table: null, what: 'entry' },
    ]);
    expect(lines.at(-1)).toBe('the store works again');
    await patient.check();
  });

  it('is not waited for by a server that stops', async () => {
    const { store } = stallingStore();
    await expect(patientStore(store, 50, logbook().log).close()).rejects.toBeInstanceOf(StoreTrouble);
  });
});

it.each([
  [{ errcode: 13 }, 'the disk is full'],
  [{ errcode: 778 }, 'the disk reports an error'],
  [{ errcode: 5 }, 'another program holds the data file locked'],
  [{ errcode: 11 }, 'the data file is damaged'],
  [{ errcode: 19 }, undefined],
  [{ code: '53100' }, 'the disk of the database is full'],
  [{ code: '57P03' }, 'the database cannot be reached'],
  [{ code: '57014' }, 'the database does not answer in time'],
  [{ code: 'ECONNREFUSED' }, 'the database cannot be reached'],
  [{ code: '23505' }, undefined],
  [new Error('Query read timeout'), 'the database does not answer in time'],
  [new Error('Connection terminated unexpectedly'), 'the database cannot be reached'],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), 'the database cannot be reached'],
  [new TypeError('x is not a function'), undefined],
])('%o is explained, unless the fault is ours', (error, reason) => {
  expect(troubleOf(error)?.inWords).toBe(reason);
});

it('starts its thread again when that has ended', async () => {
  const folder = temporaryFolder();
  const threads: Worker[] = [];
  const note = (message: unknown): void => void threads.push((message as { worker: Worker }).worker);
  diagnostics.subscribe('worker_threads', note);
  const store = await SqliteStore.open(folder.path);
  diagnostics.unsubscribe('worker_threads', note);
  expect(await store.keep('name', 'first')).toBe('first');
  await threads[0].terminate();
  await expect.poll(() => store.keep('name', 'second').catch((error: unknown) => error)).toBe('first');
  await store.close();
  folder.remove();
});

describe('a server whose SQLite file is in trouble', () => {
  it('answers 503 with a reason while another program holds the file, and plays on afterwards', async () => {
    const server = await testServer({ storeTimeout: 2 });
    const knot = new DatabaseSync(`${server.settings.data}/luftschloss.sqlite`);
    await expectPlaysThrough(server.address, {
      begin: () => knot.exec('BEGIN IMMEDIATE'),
      end: () => knot.exec('ROLLBACK'),
      reason: /locked|in time/,
      entries: (table) => server.services.store.entries(table, 0),
    });
    knot.close();
    await server.end();
  });

  /** The system refuses to let files grow, as a disk that is full does. Only Linux can do that to a running process. */
  it.runIf(process.platform === 'linux')('answers 503 with a reason while nothing can be written, and plays on afterwards', async () => {
    const folder = temporaryFolder();
    const node = new Served(await freePort(), { LUFTSCHLOSS_DATA: folder.path });
    await node.start();
    const limit = (size: string): void => void execFileSync('prlimit', ['--pid', String(node.pid), `--fsize=${size}`]);
    const file = `${folder.path}/luftschloss.sqlite`;
    await expectPlaysThrough(node.address, {
      begin: () => limit(`${statSync(`${file}-wal`).size}:unlimited`),
      end: () => limit('unlimited:unlimited'),
      reason: /the disk (reports an error|is full)/,
      async entries(table) {
        const db = new DatabaseSync(file);
        const rows = db.prepare('SELECT id, number FROM entries WHERE table_id = ? ORDER BY number').all(table);
        db.close();
        return rows as { id: string; number: number }[];
      },
    });
    expect(node.logged, 'the log names the cause').toMatch(/the store is in trouble: the disk (reports an error|is full)/);
    expect(await node.stop()).toBe(0);
    folder.remove();
  });
});

it('is ready again only after something could be written', async () => {
  const server = await testServer();
  const person = new Person(server.address);
  expect(await person.get('/ready')).toMatchObject({ status: 200, body: { ok: true } });
  const knot = new DatabaseSync(`${server.settings.data}/luftschloss.sqlite`);
  knot.exec('BEGIN IMMEDIATE');
  // Reading still works, so only a write can tell.
  await expect.poll(async () => (await person.get('/ready')).status).toBe(503);
  knot.exec('ROLLBACK');
  knot.close();
  await expect.poll(async () => (await person.get('/ready')).status).toBe(200);
  const { id, people } = await startedTable(server.address, 'between', 1, ['random']);
  const player = new Player(people[0], 'between', id).open();
  await player.until(() => player.isOver, 'the end');
  player.close();
  await server.end();
});
