import type { ProblemReport } from '@luftschloss/protocol';
import { useEffect, useState } from 'react';
import { ServerRefusal } from './problems.ts';
import { SocketTable, type Wire } from './socket-table.ts';

/** Whether there is a server behind this page: it says so in a file of its own, which the static build answers with no. */
let house: Promise<boolean> | null = null;

async function askHouse(): Promise<boolean> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}house.json`, { cache: 'no-store' });
    return response.ok && ((await response.json()) as { online?: unknown }).online === true;
  } catch {
    return false;
  }
}

export function isOnline(): Promise<boolean> {
  house ??= askHouse();
  return house;
}

/** `null` until the house has answered. */
export function useWhetherOnline(): boolean | null {
  const [online, setOnline] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    isOnline().then((answer) => {
      if (current) setOnline(answer);
    });
    return () => {
      current = false;
    };
  }, []);
  return online;
}

export function useOnline(): boolean {
  return useWhetherOnline() === true;
}

/** Milliseconds by which the server's clock is ahead of this device's, from the date of its last answer; good to a second. */
let ahead = 0;

function compareClocks(date: string | null, asked: number): void {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = told + 500 - (asked + Date.now()) / 2;
}

/** The page may speak another language than the browser asks for by itself. */
function inOurLanguage(): { readonly 'accept-language'?: string } {
  return 'document' in globalThis ? { 'accept-language': document.documentElement.lang } : {};
}

export async function request<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
  const asked = Date.now();
  const response = await fetch(path, {
    method,
    headers: { ...inOurLanguage(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  compareClocks(response.headers.get('date'), asked);
  const answer = (await response.json().catch(() => ({}))) as T & { readonly error?: ProblemReport };
  if (!response.ok) throw new ServerRefusal(answer.error);
  return answer;
}

export function openOnlineTable(id: string): SocketTable {
  return new SocketTable({
    id,
    connect: () => browserWire(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
    ask: (path) => request('GET', path),
    newId: () => crypto.randomUUID(),
    clockAhead: () => ahead,
  });
}

function browserWire(address: string): Wire {
  const socket = new WebSocket(address);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
    onOpen: (listener) => socket.addEventListener('open', listener),
    onText: (listener) => socket.addEventListener('message', ({ data }) => listener(String(data))),
    onClose: (listener) => socket.addEventListener('close', listener),
  };
}
