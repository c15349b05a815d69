import { useSyncExternalStore } from 'react';

/** What the companion remembers in this browser. */
export interface Memory {
  readonly on: boolean;
  readonly asked: readonly string[]; // games that somebody was asked about: “new to this game?”
  readonly seen: readonly string[]; // tips that were shown
}

const KEY = 'luftschloss.companion';
const NOTHING: Memory = { on: false, asked: [], seen: [] };

/** Whatever another version or a hand wrote there is taken as far as it makes sense. */
export function memoryFrom(text: string | null): Memory {
  try {
    const { on, asked, seen } = JSON.parse(text ?? '{}') as Partial<Record<keyof Memory, unknown>>;
    const names = (value: unknown): string[] => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []);
    return { on: on === true, asked: names(asked), seen: names(seen) };
  } catch {
    return NOTHING;
  }
}

let memory: Memory | null = null;
const listeners = new Set<() => void>();

export function memoryNow(): Memory {
  memory ??= memoryFrom(localStorage.getItem(KEY));
  return memory;
}

export function remember(change: Partial<Memory>): void {
  memory = { ...memoryNow(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Without storage it is remembered as long as the page is open.
  }
  for (const listener of [...listeners]) listener();
}

/** Somebody has said whether a game is new: then the companion comes along, from its first tip on. */
export function rememberAnswer(game: string, isNew: boolean): void {
  const { asked, seen } = memoryNow();
  const others = seen.filter((tip) => !tip.startsWith(`${game}.`));
  remember({ asked: [...new Set([...asked, game])], on: isNew || memoryNow().on, seen: isNew ? others : seen });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMemory(): Memory {
  return useSyncExternalStore(subscribe, memoryNow);
}
