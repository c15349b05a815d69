import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type Heads = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Where a request comes from. Each proxy adds to the end of the list who spoke to it. With `hops` proxies of our own, the entry `hops` from the end was written by
 * the first of them; entries before it may be forged.
 */
export function addressOf({ headers, socket }: Heads, hops: number): string {
  const own = socket.remoteAddress ?? '';
  if (hops === 0) return own;
  const entries = listOf(headers['x-forwarded-for']);
  return withoutPort(entries.at(-Math.min(hops, entries.length)) ?? '') ?? own;
}

export function protocolOf({ headers }: Heads, hops: number): 'http' | 'https' {
  const entries = hops === 0 ? [] : listOf(headers['x-forwarded-proto']);
  return entries.at(-Math.min(hops, entries.length)) === 'https' ? 'https' : 'http';
}

/** What limits are counted by: a household has one address of version 4, but 2^64 of version 6, of which the first half is the same. */
export function limitKeyOf(request: Heads, hops: number): string {
  const address = addressOf(request, hops);
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1] : `${firstHalf(address)}::/64`;
}

function firstHalf(address: string): string {
  const [before, after] = address.split('%')[0].split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - left.length - right.length - (right.at(-1)?.includes('.') ? 1 : 0);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function listOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Some proxies write `1.2.3.4:5678` or `[::1]:5678`; what is no address at all says nothing. */
function withoutPort(entry: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) === 0 ? null : bare;
}
