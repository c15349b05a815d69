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
  if (request.method !== 'GET' || new URL(request.url).origin !== scope.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(STORE);
  const stored = await cache.match(request.mode === 'navigate' ? './' : request);
  return stored ?? fetch(request);
}
