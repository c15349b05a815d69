import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addressOf, limitKeyOf, protocolOf } from '../src/http/forwarded.ts';
import { testServer } from './support/server.ts';

function request(forwarded: string | undefined, remoteAddress = '10.0.0.1'): IncomingMessage {
  return { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as unknown as IncomingMessage;
}

describe('where a request comes from', () => {
  it.each([
    ['nobody in front is believed', 0, '1.1.1.1', '10.0.0.1'],
    ['one proxy is believed for what it wrote, not for what stood there', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['two proxies', 2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['fewer entries than proxies', 2, '1.1.1.1', '1.1.1.1'],
    ['no entry at all', 1, undefined, '10.0.0.1'],
    ['an entry that is no address', 1, '1.1.1.1, unknown', '10.0.0.1'],
    ['an entry with a port', 1, '1.1.1.1:5678', '1.1.1.1'],
    ['an entry of version 6 with a port', 1, '[2001:db8::1]:5678', '2001:db8::1'],
  ])('%s', (_, hops, forwarded, expected) => {
    expect(addressOf(request(forwarded), hops)).toBe(expected);
  });

  it('is one household for all addresses of version 6 that it was given', () => {
    const keys = ['2001:db8:1:2:3::1', '2001:0db8:0001:0002:ffff:1:2:3', '2001:db8:1:2::'].map((each) => limitKeyOf(request(each), 1));
    expect(new Set(keys)).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(limitKeyOf(request('2001:db8:1:3::1'), 1)).toBe('2001:db8:1:3::/64');
    expect(limitKeyOf(request('::1'), 1)).toBe('0:0:0:0::/64');
    expect(limitKeyOf(request(undefined, '::ffff:1.1.1.1'), 0)).toBe('1.1.1.1');
  });

  it('says how the browser speaks to the outermost proxy', () => {
    const { socket } = request(undefined);
    const headers = { 'x-forwarded-proto': 'http, https' };
    expect([0, 1, 2].map((hops) => protocolOf({ headers, socket }, hops))).toEqual(['http', 'https', 'http']);
  });
});

/** One person behind one proxy, who writes another address in front of the list each time. */
function lying(index: number): Record<string, string> {
  return { 'x-forwarded-for': `6.6.${index >> 8}.${index & 255}, 1.1.1.1` };
}

describe('limits for each address', () => {
  it('count requests of one person behind a proxy, whatever the person writes', async () => {
    const server = await testServer({ trustProxy: 1, requestsPerMinute: 20 });
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.address}/api/games`, { headers })).status;
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(lying(index))));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await ask({ 'x-forwarded-for': '6.6.0.1, 2.2.2.2' }), 'somebody else').toBe(200);
    await server.end();
  });

  it('count sockets of one person behind a proxy, whatever the person writes', async () => {
    const server = await testServer({ trustProxy: 1 });
    const sockets: WebSocket[] = [];
    const open = (headers: Record<string, string>): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { headers });
        sockets.push(socket);
        socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
        socket.on('open', () => resolve(101));
        socket.on('error', () => {});
      });
    const statuses: number[] = [];
    for (let index = 0; index < 501; index++) statuses.push(await open(lying(index)));
    expect(statuses.indexOf(429)).toBe(500);
    expect(await open({ 'x-forwarded-for': '2.2.2.2' }), 'somebody else').toBe(101);
    for (const socket of sockets) socket.terminate();
    await server.end();
  });
});
