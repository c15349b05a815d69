import { useCallback, useEffect, useState } from 'react';
import { request } from '../online/server.ts';

/** Others play meanwhile, and midnight comes. */
const LOOK_AGAIN = 20_000;

export interface Asked<T> {
  readonly answer: T | null;
  readonly problem: unknown;
}

/** The answer of the server, asked for again and again while the page is looked at; `null` as path asks nothing. */
export function useAsked<T>(path: string | null): Asked<T> {
  const [asked, setAsked] = useState<Asked<T> & { readonly path: string | null }>({ answer: null, problem: null, path });
  const look = useCallback(async (): Promise<void> => {
    if (path === null) return;
    const answer = await request<T>('GET', path);
    setAsked({ answer, problem: null, path });
  }, [path]);
  useEffect(() => {
    let current = true;
    const again = (): void => {
      if (document.hidden) return;
      look().catch((problem: unknown) => {
        if (current) setAsked((before) => ({ answer: before.path === path ? before.answer : null, problem, path }));
      });
    };
    again();
    const timer = setInterval(again, LOOK_AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look, path]);
  return asked.path === path ? asked : { answer: null, problem: null };
}
