import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TroubleBook } from '../src/admin/trouble.ts';
import { Person, startedTable } from './support/person.ts';
import { freePort, Served } from './support/served.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';

let server: TestServer;
let admin: Admin;
beforeAll(async () => {
  server = await testServer();
  admin = new Admin(server.address, keyOf(server.services.admin.key.linkAt(server.address)));
});
afterAll(() => server.end());

function keyOf(link: string): string {
  const key = /#\/admin\/([\w-]+)$/.exec(link)?.[1];
  if (key === undefined) throw new Error(`${link} holds no key`);
  return key;
}

class Admin {
  readonly person: Person;
  readonly headers: Record<string, string>;

  constructor(address: string, key: string) {
    this.person = new Person(address);
    this.headers = { authorization: `Bearer ${key}` };
  }

  get<T = Record<string, unknown>>(path: string) {
    return this.person.ask<T>('GET', path, undefined, this.headers);
  }

  post<T = Record<string, unknown>>(path: string) {
    return this.person.ask<T>('POST', path, {}, this.headers);
  }
}

const REQUESTS = [
  ['GET', '/api/admin'],
  ['GET', '/api/admin/tables?status=playing'],
  ['POST', '/api/admin/tables/AAAAAAAAAAAAAAAA/remove'],
  ['POST', '/api/admin/clean-up'],
] as const;

describe('what is for whoever runs the server', () => {
  it.each(REQUESTS)('is refused without the right key: %s %s', async (method, path) => {
    const right = admin.headers['authorization'];
    const nearly = `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`;
    const body = method === 'POST' ? {} : undefined;
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      nearly,
      right.slice(0, -1),
      `${right}A`,
      right.replace('Bearer', 'Basic'),
      `Bearer ${'A'.repeat(5000)}`,
    ]) {
      const { status, body: answer } = await new Person(server.address).ask(method, path, body, authorization ? { authorization } : {});
      expect([status, answer.error?.code], authorization.slice(0, 20)).toEqual([403, 'not-yours']);
      expect(JSON.stringify(answer)).not.toContain(right.slice(7));
    }
    expect(
      (await new Person(server.address).ask(method, `${path}${path.includes('?') ? '&' : '?'}key=${right.slice(7)}`, body)).status,
    ).toBe(403);
  });

  it('shows tables, load and limits', async () => {
    const { id, people } = await startedTable(server.address, 'palace', 2);
    await people[0].get(`/api/tables/${id}/view`);
    await server.services.admin.load.measure();
    const { body } = await admin.get('/api/admin');
    expect(body).toMatchObject({ store: 'SQLite', tables: { playing: 1, finished: 0 }, load: { games: 1 } });
    expect(body['limits']).toContainEqual(expect.objectContaining({ name: 'open-tables', value: String(server.settings.openTables) }));
    const listed = (await admin.get<{ tables: { id: string }[] }>('/api/admin/tables?status=playing')).body.tables;
    expect(listed.map((table) => table.id)).toEqual([id]);
    expect(JSON.stringify(listed), 'what only players may know stays theirs').not.toMatch(/seed|secret|hash/i);
  });

  it('pages through more tables than one answer holds', async () => {
    const services = await testServer({ openTables: 0 });
    const own = new Admin(services.address, keyOf(services.services.admin.key.linkAt(services.address)));
    const host = new Person(services.address);
    for (let i = 0; i < 53; i++) await host.mustPost('/api/tables', { game: 'castles', seats: [{ type: 'me' }, { type: 'open' }] });
    const page = async (skip: number) =>
      (await own.get<{ tables: { id: string }[]; more: boolean }>(`/api/admin/tables?status=gathering&skip=${skip}`)).body;
    const [first, second] = [await page(0), await page(50)];
    expect([first.tables.length, first.more, second.tables.length, second.more]).toEqual([50, true, 3, false]);
    expect(new Set([...first.tables, ...second.tables].map(({ id }) => id)).size).toBe(53);
    await services.end();
  });

  it('removes a table for everybody', async () => {
    const { id, people } = await startedTable(server.address, 'castles', 2);
    expect((await admin.post(`/api/admin/tables/${id}/remove`)).status).toBe(200);
    expect((await people[0].get(`/api/tables/${id}`)).status).toBe(404);
    expect((await admin.post(`/api/admin/tables/${id}/remove`)).status).toBe(404);
  });

  it('cleans up what was left alone, and nothing else', async () => {
    const { id } = await startedTable(server.address, 'castles', 2);
    expect((await admin.post('/api/admin/clean-up')).body).toEqual({ removed: 0 });
    expect((await admin.person.get(`/api/tables/${id}`)).status).toBe(200);
  });

  it('tells of the last errors, with their cause', async () => {
    server.services.log.error({ err: new Error('the disk is full') }, 'a request failed');
    const { trouble } = (await admin.get<{ trouble: { errors: number; last: object[] } }>('/api/admin')).body;
    expect(trouble.last[0]).toMatchObject({ level: 'error', message: 'a request failed', cause: 'the disk is full' });
    expect(trouble.errors).toBe(1);
  });

  it('remembers only the newest of them', () => {
    const book = new TroubleBook(null);
    for (let i = 0; i < 60; i++) book.write(JSON.stringify({ level: 40, time: i, msg: `trouble ${i}` }));
    book.write(JSON.stringify({ level: 30, time: 99, msg: 'all is well' }));
    expect([book.warnings, book.last.length, book.last[0].message]).toEqual([60, 50, 'trouble 59']);
  });
});

describe('the link of whoever runs the server', () => {
  it('is printed at every start, stays the same, and is in no log', async () => {
    const folder = temporaryFolder();
    const env = { LUFTSCHLOSS_DATA: folder.path, LUFTSCHLOSS_LOG_LEVEL: 'debug' };
    const links: string[] = [];
    for (let start = 0; start < 2; start++) {
      const served = new Served(await freePort(), env);
      await served.start();
      await expect.poll(() => served.output).toMatch(/Look after it at \S+/);
      const link = /Look after it at (\S+)/.exec(served.output)?.[1] ?? '';
      expect(link).toContain(`${served.address}/#/admin/`);
      const own = new Admin(served.address, keyOf(link));
      expect((await own.get('/api/admin')).status).toBe(200);
      await new Person(served.address).get(`/admin/${keyOf(link)}`);
      expect(await served.stop()).toBe(0);
      expect(served.output.split(keyOf(link)), 'only in the line that prints it').toHaveLength(2);
      links.push(keyOf(link));
    }
    expect(links[1]).toBe(links[0]);
    folder.remove();
  });
});
