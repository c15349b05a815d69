import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { Person } from './support/person.ts';
import { connectTo, exchange, statusOf } from './support/raw.ts';
import { sendRawHeads } from './support/raw-heads.ts';
import { freePort, Served } from './support/served.ts';
import { temporaryFolder, testServer } from './support/server.ts';

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

async function ownProcess(program?: string): Promise<{ readonly node: Served; remove(): void }> {
  const folder = temporaryFolder();
  const node = new Served(await freePort(), { LUFTSCHLOSS_DATA: folder.path }, program);
  await node.start();
  return { node, remove: () => folder.remove() };
}

describe('one request', () => {
  it('that wants to upgrade at an address that is none is answered with 400 and does not end the server', async () => {
    const { node, remove } = await ownProcess();
    for (const target of ['//', '//[', 'http://[']) {
      const answer = await exchange(node.address, [`GET ${target} HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\n${UPGRADE}\r\n`]);
      expect(statusOf(answer)).toBe(400);
    }
    expect((await new Person(node.address).get('/health')).status).toBe(200);
    expect(node.runs).toBe(true);
    expect(await node.stop()).toBe(0);
    remove();
  });

  it('that is refused an upgrade does not keep the connection', async () => {
    const server = await testServer();
    const socket = await connectTo(server.address);
    socket.allowHalfOpen = true;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.resume().write(`GET /elsewhere HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n`);
    // A client that never closes its own side learns that nobody is there any more.
    const writing = setInterval(() => socket.write('x'), 20);
    await closed;
    clearInterval(writing);
    await server.end();
  });

  it('whose head or body comes too slowly is closed', async () => {
    const server = await testServer({ requestTimeout: 1 });
    const slow = [
      '',
      'GET / HT',
      'GET / HTTP/1.1\r\nHost: x\r\n',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    ];
    const answers = await Promise.all(slow.map((begun) => exchange(server.address, [begun])));
    for (const answer of answers) expect([0, 408]).toContain(statusOf(answer));
    await server.end();
  });
});

it('raw heads that no browser would send are answered or closed, and the server lives on', async () => {
  const statuses = await sendRawHeads(600, seedOf('heads'));
  for (const status of [0, 101, 200, 400, 404, 431]) expect(statuses.get(status), `answers ${status}`).toBeGreaterThan(0);
});

describe('something that nobody foresaw', () => {
  const careless = fileURLToPath(new URL('./support/careless-process.ts', import.meta.url));

  it('as a promise that nobody waits for: it is logged, and the server goes on', async () => {
    const { node, remove } = await ownProcess(careless);
    node.signal('SIGUSR2');
    await expect.poll(() => node.logged).toContain('nobody waits for this');
    expect((await new Person(node.address).get('/health')).status).toBe(200);
    expect(await node.stop()).toBe(0);
    remove();
  });

  it('as an exception that nobody catches: it is logged, and the server stops in good order with an exit code that says so', async () => {
    const { node, remove } = await ownProcess(careless);
    node.signal('SIGHUP');
    await expect.poll(() => node.runs).toBe(false);
    expect(node.logged).toContain('nobody catches this');
    expect(await node.stop()).toBe(1);
    remove();
  });
});
