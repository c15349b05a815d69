import { useSyncExternalStore } from 'react';

const KEY = 'luftschloss.recap';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether somebody wants to be told what has happened since the last turn. */
export function recapWanted(): boolean {
  return localStorage.getItem(KEY) !== OFF;
}

export function wantRecap(wanted: boolean): void {
  if (wanted) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRecapWanted(): boolean {
  return useSyncExternalStore(subscribe, recapWanted);
}
