import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { type NewTable, Person, startedTable } from './support/person.ts';
import { Player } from './support/player.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ openTables: 4, listedTables: 2, chatLines: 150 });
});
afterAll(() => server.end());

const DAY = 86_400_000;
const wish = { game: 'castles', seats: [{ type: 'me' }, { type: 'open' }] };

describe('one guest', () => {
  it('opens only so many tables, until some of them are over', async () => {
    const person = new Person(server.address);
    const tables = [];
    for (let i = 0; i < 4; i++) tables.push((await person.mustPost<NewTable>('/api/tables', wish)).table.id);
    expect(await person.post('/api/tables', wish)).toMatchObject({ status: 429, body: { error: { code: 'too-many-tables' } } });
    await person.mustPost(`/api/tables/${tables[0]}/leave`);
    await person.mustPost('/api/tables', wish);
  });

  it('does not bury the public tables of others', async () => {
    const person = new Person(server.address);
    const public_ = { ...wish, listed: true };
    for (let i = 0; i < 2; i++) await person.mustPost('/api/tables', public_);
    expect(await person.post('/api/tables', public_)).toMatchObject({ status: 429, body: { error: { code: 'too-many-listed' } } });
    await person.mustPost('/api/tables', wish);
  });

  it('does not get around it by being many guests', async () => {
    const answers = [];
    for (let i = 0; i < 14; i++) answers.push(await new Person(server.address).post('/api/tables', { ...wish, listed: true }));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(3);
  });
});

describe('chat', () => {
  it('of any length reaches a page as its last lines only, and is read in pages', async () => {
    const { id, people } = await startedTable(server.address, 'palace', 2);
    for (let i = 1; i <= 260; i++) await server.services.store.addChat(id, { at: i, seat: 0, text: `line ${i}` }, 150);
    const player = new Player(people[1], 'palace', id, { plays: false, keepsMessages: true }).open();
    await player.until(() => player.messages.some(({ type }) => type === 'chats'));
    const { lines } = player.messages.find(({ type }) => type === 'chats') as unknown as { lines: { number: number }[] };
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => 161 + index));
    const before = (await people[0].get<{ lines: { number: number }[] }>(`/api/tables/${id}/chat?before=161`)).body.lines;
    expect(
      before.map(({ number }) => number),
      'older ones are forgotten',
    ).toEqual(Array.from({ length: 51 }, (_, index) => 110 + index));
    player.close();
  });

  it('is said once to everybody, also while others come in', async () => {
    const { id, people } = await startedTable(server.address, 'palace', 2);
    const first = new Player(people[0], 'palace', id, { plays: false, keepsMessages: true }).open();
    await first.until(() => first.messages.some(({ type }) => type === 'chats'));
    await Promise.all([
      people[1].mustPost(`/api/tables/${id}/chat`, { text: 'hello' }),
      ...Array.from({ length: 5 }, () => server.services.registry.watch(id, { guest: null, name: null, show: () => {} }, undefined)),
    ]);
    await first.until(() => first.messages.some((message) => message.type === 'chat' && message['text'] === 'hello'), 'the line');
    first.close();
  });

  it.each(['A\u202eB', '\ud800', '\u200b', '   '])('refuses %j, as a name does', async (text) => {
    const { id, people } = await startedTable(server.address, 'palace', 1, ['random']);
    expect((await people[0].post(`/api/tables/${id}/chat`, { text })).status).toBe(400);
    expect((await people[0].ask('PUT', '/api/me', { name: text })).status).toBe(400);
    expect((await people[0].ask('PUT', '/api/me', { name: '👨‍👩‍👧‍👦' })).status).toBe(200);
    await people[0].mustPost(`/api/tables/${id}/chat`, { text: '👨‍👩‍👧‍👦 says hello' });
  });
});

describe('tables that nobody plays at', () => {
  it('are removed with all that belongs to them, as the settings say', async () => {
    const host = new Person(server.address);
    const { table } = await host.mustPost<NewTable>('/api/tables', wish);
    const game = await startedTable(server.address, 'palace', 1, ['random']);
    const watcher = new Player(host, 'castles', table.id, { plays: false, keepsMessages: true }).open();
    await watcher.until(() => watcher.messages.some(({ type }) => type === 'table'));
    const { store } = server.services;
    const days = { waitingDays: 14, abandonedDays: 90, finishedDays: 0 };
    expect(await cleanUp(store, days, Date.now() + 13 * DAY)).toBe(0);
    expect(await cleanUp(store, days, Date.now() + 15 * DAY)).toBeGreaterThan(0);
    expect((await host.get(`/api/tables/${table.id}`)).status).toBe(404);
    await watcher.until(() => watcher.messages.some(({ type }) => type === 'gone'), 'the table to be gone');
    expect((await host.get(`/api/tables/${game.id}`)).status).toBe(200);
    await cleanUp(store, { ...days, abandonedDays: 0 }, Date.now() + 1000 * DAY);
    expect((await host.get(`/api/tables/${game.id}`)).status).toBe(200);
    await cleanUp(store, { ...days, finishedDays: 90 }, Date.now() + 91 * DAY);
    expect((await host.get(`/api/tables/${game.id}`)).status).toBe(404);
    expect(await store.entries(game.id, 0)).toEqual([]);
    watcher.close();
  });
});
