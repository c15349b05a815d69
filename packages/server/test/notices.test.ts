import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Shown } from '@luftschloss/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed } from '../src/notices/notices.ts';
import { Person, startedTable, type TableOfPeople } from './support/person.ts';
import { type TestServer, testServer } from './support/server.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const received: Received[] = [];
let receiver: HttpServer;
let host: string;
let server: TestServer;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(request.url?.startsWith('/broken') ? 500 : 201).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await testServer({ noticeDelay: 1, webhookHosts: [host], pushHosts: [host], pushContact: 'mailto:king@castle.example' });
});
afterAll(async () => {
  await server.end();
  receiver.close();
});

/** The seats by who must act: one, and the other. */
async function activeAndWaiting({ id, people }: TableOfPeople): Promise<[Person, Person]> {
  const { shown } = (await people[0].get<{ shown: Shown }>(`/api/tables/${id}/view`)).body;
  const [seat] = shown.situation.toAct;
  return [people[seat], people[1 - seat]];
}

async function act(person: Person, id: string): Promise<void> {
  const { actions, number } = (await person.get<{ actions: object[]; number: number }>(`/api/tables/${id}/choices`)).body;
  await person.mustPost(`/api/tables/${id}/actions`, { id: `a${number}`, action: actions[0] });
}

/** Acts until it is the other's turn. */
async function untilOthersTurn(table: TableOfPeople, person: Person): Promise<void> {
  for (;;) {
    const [active] = await activeAndWaiting(table);
    if (active !== person) return;
    await act(person, table.id);
  }
}

describe('a notice that it is your turn', () => {
  it('goes to a webhook in the form that Discord takes, once, after the delay', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const [active, waiting] = await activeAndWaiting(table);
    const path = `/hook/${table.id}`;
    expect((await waiting.ask('PUT', `/api/tables/${table.id}/notices`, { webhook: `http://${host}${path}` })).status).toBe(200);
    const before = Date.now();
    await untilOthersTurn(table, active);
    await expect.poll(() => received.filter((each) => each.path === path)).toHaveLength(1);
    expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
    const [{ body, headers }] = received.filter((each) => each.path === path);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(body))).toEqual({
      content: expect.stringMatching(/^Guest \d+: it is your turn in Castles\.$/),
      allowed_mentions: { parse: [] },
    });
  });

  it('is set for each way by itself, and only the seat itself learns of it', async () => {
    const { id, people } = await startedTable(server.address, 'castles', 2);
    const path = `/api/tables/${id}/notices`;
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    await people[0].ask('PUT', path, { webhook: `http://${host}/w` });
    await people[0].ask('PUT', path, { push: { endpoint: `http://${host}/p`, keys } });
    expect((await people[0].get(path)).body).toEqual({ push: true, webhook: true });
    await people[0].ask('PUT', path, { webhook: null });
    expect((await people[0].get(path)).body).toEqual({ push: true, webhook: false });
    expect((await people[1].get(path)).body).toEqual({ push: false, webhook: false });
    expect((await new Person(server.address).get(path)).status).toBe(403);
  });

  it('is not sent to somebody who is quick', async () => {
    const delay = 2000;
    const patient = await testServer({ noticeDelay: delay / 1000, webhookHosts: [host] });
    let path = '';
    // On a busy machine nobody may be quick enough at first.
    for (let took = delay; took >= delay; ) {
      const table = await startedTable(patient.address, 'castles', 2);
      const [active, waiting] = await activeAndWaiting(table);
      path = `/quick/${table.id}`;
      await waiting.ask('PUT', `/api/tables/${table.id}/notices`, { webhook: `http://${host}${path}` });
      const start = Date.now();
      await untilOthersTurn(table, active);
      await untilOthersTurn(table, waiting);
      took = Date.now() - start;
    }
    const sent = (): number => received.filter((each) => each.path === path).length;
    await new Promise((resolve) => setTimeout(resolve, delay + 500));
    expect(sent()).toBe(0);
    await patient.end();
  });

  it('goes to a browser by Web Push, encrypted and signed', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const [active, waiting] = await activeAndWaiting(table);
    const { key } = (await waiting.get<{ key: string }>('/api/push-key')).body;
    const browser = createECDH('prime256v1');
    const path = `/push/${table.id}`;
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const push = { endpoint: `http://${host}${path}`, expirationTime: null, keys };
    expect((await waiting.ask('PUT', `/api/tables/${table.id}/notices`, { push })).status).toBe(200);
    await untilOthersTurn(table, active);
    await expect.poll(() => received.filter((each) => each.path === path)).toHaveLength(1);
    const [{ headers, body }] = received.filter((each) => each.path === path);
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.authorization).toContain(`k=${key}`);
    expect(body.length).toBeGreaterThan(100);
    expect(String(body)).not.toContain('your turn');
  });

  it('that cannot be delivered disturbs nothing', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const [active, waiting] = await activeAndWaiting(table);
    await waiting.ask('PUT', `/api/tables/${table.id}/notices`, { webhook: `http://${host}/broken` });
    await untilOthersTurn(table, active);
    await expect.poll(() => received.some(({ path }) => path === '/broken')).toBe(true);
    await act(waiting, table.id);
    const metrics = String((await waiting.get<{ text: string }>('/metrics')).body.text);
    expect(metrics).toContain('luftschloss_notices_total{kind="webhook",outcome="failed"} 1');
  });

  it('is never sent to a host that the server does not know', async () => {
    const { id, people } = await startedTable(server.address, 'castles', 2);
    for (const webhook of ['http://127.0.0.1:1/', 'https://10.0.0.1/', 'file:///etc/passwd', 'nonsense']) {
      expect((await people[0].ask('PUT', `/api/tables/${id}/notices`, { webhook })).status).toBe(400);
    }
    expect(allowed('https://discord.com/api/webhooks/1', ['discord.com'])).toBe(true);
    expect(allowed('http://discord.com/api', ['discord.com'])).toBe(false);
    expect(allowed('https://discord.com.evil.example/', ['discord.com'])).toBe(false);
    expect(allowed('https://discord.com:8443/', ['discord.com'])).toBe(false);
    expect(allowed('https://user@discord.com/', ['discord.com'])).toBe(false);
    expect(allowed('https://db5.notify.windows.com/x', ['*.notify.windows.com'])).toBe(true);
  });
});
