import type { Seat } from '@luftschloss/engine/kernel';
import { isLanguage, type Language, loadLanguage, REFERENCE } from '@luftschloss/words';
import webpush from 'web-push';
import { badRequest, type Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { type Chair, namesIn, type PushSubscription, type Table } from '../table/table.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export type NoticeOutcome = 'sent' | 'failed';

const PATIENCE = 10_000;
const PUSH_LIVES_FOR_SECONDS = 86_400;

/** Subscriptions of earlier servers name no language. */
function languageCalled(id: string = REFERENCE): Promise<Language> {
  return loadLanguage(isLanguage(id) ? id : REFERENCE);
}

/** Tells people that it is their turn. Whatever goes wrong here is counted and forgotten: no game waits for it. */
export class Notices {
  readonly #settings: Settings;
  readonly #keys: PushKeys;
  readonly #count: (kind: 'push' | 'webhook', outcome: NoticeOutcome) => void;

  constructor(settings: Settings, keys: PushKeys, count: (kind: 'push' | 'webhook', outcome: NoticeOutcome) => void) {
    this.#settings = settings;
    this.#keys = keys;
    this.#count = count;
  }

  /** For browsers that want to subscribe; `null` when this server sends no pushes. */
  get publicKey(): string | null {
    return this.#settings.pushContact === null ? null : this.#keys.publicKey;
  }

  /** Users name addresses that the server will call, so only well-known hosts are allowed. */
  refusal({ push = null, webhook = null }: Partial<Pick<Chair, 'push' | 'webhook'>>): Problem | null {
    if (push !== null && this.publicKey === null) return badRequest('no-push');
    if (push !== null && !allowed(push.endpoint, this.#settings.pushHosts)) return badRequest('push-service');
    if (webhook !== null && !allowed(webhook, this.#settings.webhookHosts)) {
      const hosts = this.#settings.webhookHosts.join(', ');
      return hosts === '' ? badRequest('no-webhooks') : badRequest('webhook-host', { hosts });
    }
    return null;
  }

  async yourTurn(table: Table, seat: Seat): Promise<void> {
    const { push, webhook, language } = table.chairs[seat];
    const { words, term } = await languageCalled(language);
    const text = words.online.notices.turnOf({ name: namesIn(table.chairs)[seat], game: term('common.game', table.game) });
    const link = `${this.#settings.publicUrl ?? ''}/table/${table.id}`;
    await Promise.all([
      push && this.#try('push', () => this.#sendPush(push, { text, link, game: table.game })),
      webhook && this.#try('webhook', () => callWebhook(webhook, this.#settings.publicUrl ? `${text} ${link}` : text)),
    ]);
  }

  async #try(kind: 'push' | 'webhook', send: () => Promise<void>): Promise<void> {
    try {
      await send();
      this.#count(kind, 'sent');
    } catch {
      this.#count(kind, 'failed');
    }
  }

  /** The page on the device has its own words for the game; ours are for pages that do not know it. */
  async #sendPush(subscription: PushSubscription, notice: { text: string; link: string; game: string }): Promise<void> {
    const { publicKey, privateKey } = this.#keys;
    const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: this.#settings.pushContact as string, publicKey, privateKey },
      TTL: PUSH_LIVES_FOR_SECONDS,
    });
    const { 'Content-Length': _, ...rest } = headers;
    await post(endpoint, rest as Record<string, string>, new Uint8Array(body as Buffer));
  }
}

function callWebhook(url: string, content: string): Promise<void> {
  return post(url, { 'content-type': 'application/json' }, JSON.stringify({ content, allowed_mentions: { parse: [] } }));
}

/** Redirections could lead to hosts that are not allowed. */
async function post(url: string, headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
}

/** `*.example.org` allows every host below it; a host with a port allows plain http as well, for receivers of one's own. */
export function allowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username } = new URL(address);
  if (username !== '') return false;
  return hosts.some((each) => {
    if (each === host && /:\d+$/.test(each)) return protocol === 'http:' || protocol === 'https:';
    const fits = each.startsWith('*.') ? hostname.endsWith(each.slice(1)) : hostname === each;
    return fits && protocol === 'https:' && host === hostname;
  });
}

/** Made once for each store and kept there: browsers subscribe to this very key. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.keep('push-keys', JSON.stringify(webpush.generateVAPIDKeys()))) as PushKeys;
}
