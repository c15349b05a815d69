import { GAMES } from '@luftschloss/engine';
import { openRng, type Rng, rngState } from '@luftschloss/engine/kernel';
import { clientMessage } from '@luftschloss/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { seedOf } from '../../../testing/seed.ts';
import { THOROUGH } from '../../../testing/thorough.ts';
import { count } from './support/kill-test.ts';
import { Person, startedTable, type TableOfPeople } from './support/person.ts';
import { type TestServer, testServer } from './support/server.ts';

const SOCKET_MESSAGES = count('LUFTSCHLOSS_FUZZ_MESSAGES', THOROUGH ? 18_000 : 4500);
const REQUESTS = count('LUFTSCHLOSS_FUZZ_REQUESTS', THOROUGH ? 4000 : 1000);
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e9,
  1.5,
  '',
  'x',
  '__proto__',
  '\u0000',
  'é'.repeat(300),
  [],
  {},
  [[]],
  { type: 'act' },
  { __proto__: null, constructor: 1 },
];

let server: TestServer;
let table: TableOfPeople;
let stranger: Person;
beforeAll(async () => {
  server = await testServer();
  table = await startedTable(server.address, 'castles', 2);
  stranger = new Person(server.address);
  await stranger.ask('PUT', '/api/me', { name: 'Stranger' });
});
afterAll(() => server.end());

async function everything(): Promise<string> {
  const { store } = server.services;
  return JSON.stringify([await store.table(table.id), await store.entries(table.id, 0), await store.chat(table.id, { limit: 1000 })]);
}

function validMessages(): object[] {
  const { id } = table;
  return [
    { type: 'watch', table: id, since: 0 },
    { type: 'unwatch', table: id },
    { type: 'act', table: id, id: 'a', action: { type: 'keep-cards', cards: ['x', 'y'] } },
    { type: 'act', table: id, id: 'b', action: { type: 'buy-room', tile: 'parlor', x: 0, y: 0, r: 0 } },
    { type: 'undo', table: id, id: 'c', keep: 0 },
    { type: 'answer-undo', table: id, agree: true },
    { type: 'take-over', table: id, seat: 1 },
    { type: 'come-back', table: id },
    { type: 'stop', table: id },
    { type: 'say', table: id, text: 'hello' },
    { type: 'ping' },
  ];
}

/** Changes one thing somewhere in the value. */
function mutated(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || rng.below(6) === 0) return rng.pick(JUNK);
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const kind = rng.below(4);
  if (kind === 0 || keys.length === 0) copy[rng.pick(['extra', 'type', 'table', 'id', 'seat', 'action'])] = rng.pick(JUNK);
  else if (kind === 1) delete copy[rng.pick(keys)];
  else {
    const key = rng.pick(keys);
    copy[key] = mutated(rng, copy[key]);
  }
  return copy;
}

function brokenText(rng: Rng, text: string): string {
  const at = rng.below(text.length + 1);
  return rng.pick([
    text.slice(0, at),
    text.slice(at),
    `${text.slice(0, at)}${String.fromCharCode(rng.below(65_536))}${text.slice(at)}`,
    text.repeat(2),
    '',
  ]);
}

/** What a person at the table is allowed to do changes the game rightly, so only what is wrong in form is sent from there. */
function isWrong(text: string): boolean {
  try {
    const message = clientMessage.check(JSON.parse(text));
    return (
      !message.ok ||
      ['watch', 'unwatch', 'ping'].includes(message.value.type) ||
      (GAMES[0].rules.actionSchema.check((message.value as { action?: unknown }).action).ok === false && message.value.type === 'act')
    );
  } catch {
    return true;
  }
}

async function flood(person: Person, messages: readonly (string | Buffer)[]): Promise<{ answers: number; failures: string[] }> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { headers: { cookie: person.cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  let answers = 0;
  const failures: string[] = [];
  const done = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const text = String(data);
      answers++;
      if (text.includes('"failed"')) failures.push(text);
      if (text.includes('"the-last-one"')) resolve();
    });
    socket.once('close', () => resolve());
  });
  for (const [index, message] of messages.entries()) {
    socket.send(message);
    if (index % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  socket.send(JSON.stringify({ type: 'watch', table: 'the-last-one' }));
  await done;
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.terminate();
  return { answers, failures };
}

describe('the protocol', () => {
  it(`survives ${SOCKET_MESSAGES} random and mutated messages without any change`, async () => {
    const rng = openRng(rngState(`splitmix32:${seedOf('fuzz')}`));
    const before = await everything();
    const valid = validMessages();
    const oneOf = (): string => {
      const message = mutated(rng, rng.pick(valid));
      const text = JSON.stringify(message) ?? '';
      return rng.below(3) === 0 ? brokenText(rng, text) : text;
    };
    const third = Math.ceil(SOCKET_MESSAGES / 3);
    const fromStranger = Array.from({ length: third }, () => (rng.below(4) === 0 ? JSON.stringify(rng.pick(valid)) : oneOf()));
    const results = [await flood(stranger, fromStranger)];
    for (const person of table.people) {
      const messages = Array.from({ length: third }, oneOf).filter(isWrong);
      results.push(await flood(person, [...messages, Buffer.from([0, 255, 254])]));
    }
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
    expect(results.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(SOCKET_MESSAGES * 0.7);
    expect(await everything()).toBe(before);
    expect((await stranger.get('/health')).status).toBe(200);
  });

  it(`answers ${REQUESTS} random and mutated requests with nothing above 499 and without any change`, async () => {
    const rng = openRng(rngState(`splitmix32:${seedOf('requests')}`));
    const before = await everything();
    const statuses = new Map<number, number>();
    const bodies = [
      ...validMessages(),
      { game: 'castles', seats: [{ type: 'me' }] },
      { record: { format: 'luftschloss-record' } },
      { webhook: 'http://x' },
    ];
    const paths = [
      'actions',
      'undo',
      'undo/answer',
      'take-over',
      'come-back',
      'stop',
      'chat',
      'notices',
      'join',
      'sit-again',
      'kick',
      'start',
      'rematch',
      'view',
      'log',
      'seats/1',
      'record',
      'choices',
    ];
    const one = async (): Promise<void> => {
      const place =
        rng.below(5) === 0
          ? rng.pick(['/api/tables', '/api/records', '/api/me', '/metrics', '/api/%00', '/api/tables/%ff', '/'])
          : `/api/tables/${rng.pick([table.id, 'unknown', '__proto__', '%2e%2e'])}/${rng.pick(paths)}`;
      const query =
        rng.below(4) === 0
          ? `?${rng.pick(['after', 'since', 'as', 'status', 'x'])}=${rng.pick(['-1', '1e3', '999999999', 'a', '', '%00', '0'])}`
          : '';
      const body = JSON.stringify(mutated(rng, rng.pick(bodies))) ?? '';
      const method = rng.pick(['GET', 'POST', 'PUT', 'DELETE', 'POST']);
      const { status } = await stranger.ask(
        method,
        place + query,
        method === 'GET' || method === 'DELETE' ? undefined : rng.below(4) === 0 ? brokenText(rng, body) : body,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (let i = 0; i < REQUESTS; i += 20) await Promise.all(Array.from({ length: 20 }, one));
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(await everything()).toBe(before);
  });

  it('refuses what is too large, sockets of other sites, and sockets elsewhere', async () => {
    const big = await stranger.post(`/api/tables/${table.id}/chat`, { text: 'x'.repeat(100_000) });
    expect(big).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
    const code = (path: string, headers: Record<string, string>): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(server.address.replace('http', 'ws') + path, { headers });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => {
          socket.close();
          resolve(101);
        });
        socket.on('error', () => {});
      });
    expect(await code('/socket', { origin: 'https://evil.example' })).toBe(403);
    expect(await code('/socket', { origin: server.address })).toBe(101);
    expect(await code('/elsewhere', {})).toBe(404);
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('x'.repeat(70_000));
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1009);
  });

  it('limits how fast one person may send', async () => {
    const slow = await testServer({ messagesPerSecond: 5, requestsPerMinute: 30 });
    const person = new Person(slow.address);
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await person.get('/api/games')).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    const socket = new WebSocket(`${slow.address.replace('http', 'ws')}/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const limited = new Promise<string>((resolve) =>
      socket.on('message', (data) => String(data).includes('too-fast') && resolve(String(data))),
    );
    for (let i = 0; i < 30; i++) socket.send('{"type":"ping"}');
    expect(await limited).toContain('too-fast');
    socket.terminate();
    await slow.end();
  });
});
