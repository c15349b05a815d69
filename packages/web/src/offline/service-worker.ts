/** Keeps the whole page in the browser: what is stored is used first, and a new version replaces the old one as a whole. */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

const scope = self as unknown as Scope;
const FILES = JSON.parse('__FILES__') as string[];
/** What only a server can say. Without one the page gets its own answer. */
const NEVER_STORED = /\/(api|socket|health|ready|metrics)(\/|$)/;
const STORE = 'luftschloss-__VERSION__';

scope.addEventListener('install', (event) => {
  const store = async (): Promise<void> => {
    const cache = await caches.open(STORE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await scope.skipWaiting();
  };
  event.waitUntil(store());
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
