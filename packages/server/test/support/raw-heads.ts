import { openRng, type Rng, rngState } from '@luftschloss/engine/kernel';
import { expect } from 'vitest';
import { Person } from './person.ts';
import { abandon, exchange, statusOf } from './raw.ts';
import { freePort, Served } from './served.ts';
import { temporaryFolder } from './server.ts';

const TARGETS = [
  '//',
  '///',
  '//[',
  '//@',
  '//:80',
  '/socket',
  '//socket',
  '/socket?%',
  '/socket#',
  '/%',
  '/%00',
  '/..',
  '/api/tables/%ff',
  '/\\',
  '\\\\',
  '*',
  '',
  '?',
  'socket',
  'http://',
  'http://[',
  'http://a b',
  'http://127.0.0.1/socket',
  'javascript:1',
  `/${'a'.repeat(8000)}`,
  `/${'%41'.repeat(9000)}`,
];
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const HANDSHAKE = `${UPGRADE}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`;
const HEADERS = [
  '',
  UPGRADE,
  UPGRADE,
  HANDSHAKE,
  HANDSHAKE,
  'Connection: upgrade\r\nUpgrade: h2c\r\n',
  `${UPGRADE}Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n`,
  `${HANDSHAKE}Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99\r\n`,
  `${HANDSHAKE}Sec-WebSocket-Protocol: ,,\r\n`,
  'Origin: //\r\n',
  'Origin: null\r\n',
  'Cookie: luftschloss=\r\n',
  `Cookie: ${'luftschloss=a;'.repeat(300)}\r\n`,
  'X-Forwarded-For: , ,\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
  'Transfer-Encoding: chunked, chunked\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Content-Length: 2\r\nContent-Type: application/json\r\n',
  'Expect: 100-continue\r\n',
  'Expect: nonsense\r\n',
  `X-Long: ${'x'.repeat(40_000)}\r\n`,
  'X: 1\r\n'.repeat(3000),
  'Bad Header: 1\r\n',
  'X: a\u0000b\r\n',
  ' folded\r\n',
];
const HOSTS = ['Host: [\r\n', 'Host: a\r\nHost: b\r\n', ''];
const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE', 'CONNECT', 'TRACE', 'BREW', '', 'get'];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''];
const BODIES = ['', '', '{}', '{', 'zz\r\n', 'ffffffffffffffffff\r\n', '0\r\n\r\n', '\u0081\u00ff\u00ff\u00ff', 'x'.repeat(70_000)];

/** Mostly one thing is odd and the rest as usual: a head that is wrong all over is refused at its first letter. */
function head(rng: Rng): string {
  const some = (odd: readonly string[], usual: string): string => (rng.below(4) === 0 ? rng.pick(odd) : usual);
  const first = `${some(METHODS, 'GET')} ${some(TARGETS, rng.pick(['/socket', '/health', '//']))} ${some(VERSIONS, 'HTTP/1.1')}`;
  return `${first}\r\n${some(HOSTS, 'Host: 127.0.0.1\r\n')}${some(HEADERS, rng.pick([HANDSHAKE, '']))}\r\n${some(BODIES, '')}`;
}

/** Whole, with one byte changed, cut off, in two pieces, byte by byte at its end, or not HTTP at all. */
function pieces(rng: Rng): readonly Buffer[] {
  const bytes = Buffer.from(head(rng), 'latin1');
  const at = rng.below(bytes.length);
  switch (rng.below(6)) {
    case 0:
      bytes[at] = rng.below(256);
      return [bytes];
    case 1:
      return [bytes.subarray(0, at), bytes.subarray(at)];
    case 2:
      return [bytes.subarray(0, -8), ...[...bytes.subarray(-8)].map((byte) => Buffer.of(byte))];
    case 3:
      return [Buffer.from(Array.from({ length: 1 + rng.below(200) }, () => rng.below(256)))];
    default:
      return [bytes];
  }
}

/**
 * Sends raw request heads that no browser would send to a server in a process of its own. Whatever they are, each is answered below 500 or its connection closed
 * (heads that are cut off are waited for until the server's patience ends); the server lives on and has nothing to complain about.
 */
export async function sendRawHeads(count: number, seed: string): Promise<ReadonlyMap<number, number>> {
  const rng = openRng(rngState(`splitmix32:${seed}`));
  const folder = temporaryFolder();
  const node = new Served(await freePort(), { LUFTSCHLOSS_DATA: folder.path, LUFTSCHLOSS_REQUEST_TIMEOUT: '1' });
  await node.start();
  const statuses = new Map<number, number>();
  const one = async (): Promise<void> => {
    const sent = pieces(rng);
    if (rng.below(8) === 0) return abandon(node.address, sent);
    const answer = await exchange(node.address, sent);
    const status = statusOf(answer);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 505)
      throw new Error(`seed ${seed}: ${Buffer.concat(sent).toString('latin1').slice(0, 500)} -> ${answer.text}`);
  };
  for (let sent = 0; sent < count; sent += 25) await Promise.all(Array.from({ length: 25 }, one));
  expect((await new Person(node.address).get('/health')).status, `seed ${seed}`).toBe(200);
  expect(node.errors).toBe('');
  expect(node.logged, `seed ${seed}`).toBe('');
  expect(await node.stop()).toBe(0);
  folder.remove();
  return statuses;
}
