import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import type { Guest, Store } from '../store/store.ts';
import { limitKeyOf, protocolOf } from './forwarded.ts';
import { languageOf } from './language.ts';

const COOKIE = 'luftschloss';
const OWN_COOKIE = /(?:^|;\s*)luftschloss=([\w-]{20,100})(?:;|$)/;
const YEAR = 31_536_000;

/** Who is who, by a cookie that no script can read. There are no accounts: whoever loses the cookie comes back by the link of the seat. */
export class GuestBook {
  readonly #store: Store;
  readonly #settings: Settings;

  constructor(store: Store, settings: Settings) {
    this.#store = store;
    this.#settings = settings;
  }

  /** How the asker's browser speaks to this house: to us, or to the proxy in front. */
  protocolOf(request: FastifyRequest): 'http' | 'https' {
    return protocolOf(request.raw, this.#settings.trustProxy);
  }

  limitKeyOf(request: FastifyRequest): string {
    return limitKeyOf(request.raw, this.#settings.trustProxy);
  }

  async of(cookies: string | undefined): Promise<Guest | null> {
    const token = cookies?.match(OWN_COOKIE)?.[1];
    return token === undefined ? null : this.#store.guest(hashOf(token));
  }

  async ofOrNew(request: FastifyRequest, reply: FastifyReply, name?: string): Promise<Guest> {
    const known = await this.of(request.headers.cookie);
    if (known) return known;
    const guest = { id: newId(), name: name ?? (await guestName(request)) };
    const token = newSecret();
    await this.#store.addGuest(guest, hashOf(token));
    const secure = (this.#settings.publicUrl?.startsWith('https:') ?? false) || this.protocolOf(request) === 'https';
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
    return guest;
  }
}

/** Whoever has given no name gets one that others can read. */
async function guestName({ headers }: FastifyRequest): Promise<string> {
  const { words } = await languageOf(headers);
  return words.online.people.guest({ number: String(randomInt(1000, 9999)) });
}
