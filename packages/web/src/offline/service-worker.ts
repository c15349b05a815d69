import type { NoticeWords } from './notice-words.ts';

/** Keeps the whole page in the browser: what is stored is used first, and a new version replaces the old one as a whole. */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The turn as a fact: `text` is the server's own sentence, for games that we have no words for. */
interface Pushing {
  readonly text?: string;
  readonly game?: string;
  readonly link: string;
}
/** The page says which language is spoken now. */
interface Told extends Lifetime {
  readonly data: { readonly keep?: string } | null;
}
interface Pushed extends Lifetime {
  readonly data: { json(): Pushing } | null;
}
interface Clicked extends Lifetime {
  readonly notification: Notification & { readonly data: { readonly link: string } };
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly location: Location;
}

const scope = self as unknown as Scope;
const FILES = JSON.parse('__FILES__') as string[];
/** The words of each language, of which only those are kept that somebody has read here. */
const LANGUAGES = JSON.parse('__LANGUAGES__') as { readonly [language: string]: readonly string[] };
/** What only a server can say. Without one the page gets its own answer. */
const NEVER_STORED = /\/(api|socket|health|ready|metrics)(\/|$)/;
const STORE = 'luftschloss-__VERSION__';
const LANES = 6;
/** Milliseconds to wait before files that did not come are asked for again. */
const PAUSES = [500, 2000, 8000];

scope.addEventListener('install', (event) => {
  const store = async (): Promise<void> => {
    const words = (await keptLanguages()).flatMap(filesOf);
    for (const pause of PAUSES) {
      if (await stored([...FILES, ...words])) return scope.skipWaiting();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error('Files of the page did not come.');
  };
  event.waitUntil(store());
});

/** Whether all of these are stored now. What has come stays, so that an install that was cut off goes on where it was: in a train that is the only way to finish. */
async function stored(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(STORE);
  const known = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? null : file)));
  const missing = known.filter((file) => file !== null);
  let complete = true;
  const fetchNext = async (): Promise<void> => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      await cache.add(new Request(file, { cache: 'reload' })).catch(() => {
        complete = false;
      });
    }
  };
  await Promise.all(Array.from({ length: LANES }, fetchNext));
  return complete;
}

/** The page has noted them before it had us installed. */
async function keptLanguages(): Promise<readonly string[]> {
  const shelf = await caches.open('kept-languages');
  const noted = await shelf.match('./kept-languages.json');
  return noted ? ((await noted.json()) as string[]) : [];
}

function filesOf(language: string): readonly string[] {
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : [];
}

scope.addEventListener('message', (event) => {
  if (typeof event.data?.keep === 'string') event.waitUntil(stored(filesOf(event.data.keep)));
});

scope.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('luftschloss-') && name !== STORE).map((name) => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || NEVER_STORED.test(pathname)) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(STORE);
  if (request.url.endsWith('/house.json')) return fetch(request).catch(() => Response.json({ online: false }));
  const stored = await cache.match(request.mode === 'navigate' ? './' : request);
  return stored ?? fetch(request);
}

/** The server says that it is somebody's turn. Browsers want every push to be shown. */
scope.addEventListener('push', (event) => {
  const pushed: Pushing = event.data?.json() ?? { link: './' };
  const { link } = pushed;
  const show = async (): Promise<void> => {
    const body = await noticeText(pushed);
    await scope.registration.showNotification('Luftschloss', { body, tag: link, icon: 'icon-192.png', data: { link } });
  };
  event.waitUntil(show());
});

/** The page has laid the words ready, in the language that was read last. */
async function noticeText({ game = '', text = '' }: Pushing): Promise<string> {
  const shelf = await caches.open('notice-words');
  const kept = await shelf.match('./notice-words.json');
  const words = kept && ((await kept.json()) as NoticeWords);
  return words?.games[game] ?? (text || words?.other || '');
}

/** A press on a notice leads to its table, in a page that shows it already if there is one. */
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const open = async (): Promise<void> => {
    const { href, pathname } = new URL(notification.data?.link ?? './', scope.location.href);
    const id = /\/table\/([^/#]+)/.exec(pathname)?.[1] ?? /#\/online\/([^/]+)/.exec(href)?.[1];
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => id !== undefined && url.includes(id));
    await (there ? there.focus() : scope.clients.openWindow(href));
  };
  event.waitUntil(open());
});
