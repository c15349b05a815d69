import { type ComponentType, createElement, lazy, type ReactNode, use, useState } from 'react';

const needs = new Map<string, Promise<unknown>>();

/**
 * What a page needs before it can be drawn, fetched once for each name. Until it is there, the page before stays in sight. What did not come is asked for
 * again by the next page that needs it.
 */
export function useNeeded<T>(name: string, fetch: () => Promise<T>): T {
  let coming = needs.get(name) as Promise<T> | undefined;
  if (!coming) {
    coming = fetch();
    needs.set(name, coming);
    coming.catch(() => needs.delete(name));
  }
  return use(coming);
}

/** A part of a page that can be fetched before it is shown. Then it is there at once. */
export type Ahead<P extends object> = ComponentType<P> & { fetchAhead(): Promise<void> };

export function fetchedAhead<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): Ahead<P> {
  const Later = lazy(load);
  let loaded: ComponentType<P> | null = null;
  function Part(props: P): ReactNode {
    // Once and for all: a part that changed its kind would forget what it holds.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Later }));
    return createElement(Shown, props);
  }
  return Object.assign(Part, {
    async fetchAhead() {
      loaded = (await load()).default;
    },
  });
}
