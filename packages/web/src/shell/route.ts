import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' | 'learn' | 'settings' | 'about' }
  | { readonly page: 'new'; readonly withFriends: boolean }
  | { readonly page: 'gallery'; readonly game: string; readonly collection: string; readonly piece: string }
  | { readonly page: 'rules'; readonly game: string; readonly place: string }
  | { readonly page: 'lesson'; readonly game: string; readonly id: string }
  | { readonly page: 'puzzles' | 'statistics' }
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'day'; readonly day: string }
  | { readonly page: 'deal'; readonly where: string; readonly id: string }
  | { readonly page: 'branches'; readonly origin: string }
  | { readonly page: 'review'; readonly id: string; readonly seat: number | null }
  | { readonly page: 'score'; readonly what: string; readonly data: string }
  | { readonly page: 'online'; readonly id: string; readonly secret: string }
  | { readonly page: 'admin'; readonly secret: string }
  | { readonly page: 'lost' };

/** Addresses live behind the hash, so that any web server and no web server at all can hold the page. */
export function parseRoute(hash: string): Route {
  const [page = '', argument = '', secret = '', detail = ''] = hash.replace(/^#\/?/, '').split('/');
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page, withFriends: argument === 'friends' };
    case 'settings':
    case 'about':
    case 'statistics':
      return { page };
    case 'gallery':
      return { page, game: argument || 'castles', collection: secret, piece: detail };
    case 'rules':
      return { page, game: argument || 'castles', place: secret };
    case 'learn':
      return argument && secret ? { page: 'lesson', game: argument, id: secret } : { page };
    case 'puzzles':
      return argument && secret ? { page: 'puzzle', game: argument, id: secret } : { page };
    case 'table':
      return argument ? { page, id: argument } : { page: 'lost' };
    case 'day':
      return { page, day: argument };
    case 'deal':
      return secret ? { page, where: argument, id: secret } : { page: 'lost' };
    case 'branches':
      return { page, origin: argument };
    case 'review':
      return { page, id: argument, seat: /^\d+$/.test(secret) ? Number(secret) : null };
    case 'score':
      return { page, what: argument, data: secret };
    case 'online':
      return argument ? { page, id: argument, secret } : { page: 'lost' };
    case 'admin':
      return { page, secret: argument };
    default:
      return { page: 'lost' };
  }
}

/** Links that a server hands out, `/table/<id>#invite=<secret>`, as an address of the page. */
export function addressOfLink(path: string, hash: string): string | null {
  const id = /\/table\/([\w.:-]+)$/.exec(path)?.[1];
  return id === undefined ? null : `#/online/${id}/${hash.replace(/^#/, '')}`;
}

export function go(address: string): void {
  location.hash = address;
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
