import { useSyncExternalStore } from 'react';
import type { TableSnapshot } from './link.ts';

/** By table: the number of the last line of chat that this person has seen. */
const seen = new Map<string, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything up to this line was on the screen. */
export function markSeen(table: string, number: number): void {
  if ((seen.get(table) ?? 0) >= number) return;
  seen.set(table, number);
  for (const listener of [...listeners]) listener();
}

/** What was said before one came is not news. */
export function useUnread({ id, chat, connection }: Pick<TableSnapshot, 'id' | 'chat' | 'connection'>): number {
  const last = chat.at(-1)?.number ?? 0;
  if (connection === 'online' && !seen.has(id)) seen.set(id, last);
  const upTo = useSyncExternalStore(subscribe, () => seen.get(id) ?? last);
  return chat.filter(({ number }) => number > upTo).length;
}
