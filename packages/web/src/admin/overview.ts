import type { ProblemReport, TableCard } from '@luftschloss/protocol';
import type { Language, Words } from '@luftschloss/words';
import { ServerRefusal } from '../online/problems.ts';

/** What the server tells whoever runs it. Shares and times are in thousandths. */
export interface Overview {
  readonly started: number;
  readonly now: number;
  readonly node: string;
  readonly store: string;
  readonly tables: { readonly [status in TableCard['status']]: number };
  readonly load: {
    readonly processor: number;
    readonly busy: number;
    readonly delay: number;
    readonly memory: number;
    readonly movesPerSecond: number;
    readonly storing: number | null;
    readonly games: number;
    readonly sockets: number;
  };
  readonly limits: readonly { readonly name: string; readonly env: string; readonly help: string; readonly value: string }[];
  readonly trouble: {
    readonly errors: number;
    readonly warnings: number;
    readonly last: readonly {
      readonly number: number;
      readonly at: number;
      readonly level: 'warning' | 'error';
      readonly message: string;
      readonly cause: string | null;
    }[];
  };
}

export type AdminTable = TableCard & { readonly number: number; readonly lastAt: number | null };

export interface TablesPage {
  readonly tables: readonly AdminTable[];
  readonly more: boolean;
}

export async function askAdmin<T>(key: string, method: 'GET' | 'POST', path: string): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as T & { readonly error?: ProblemReport };
  if (!response.ok) throw new ServerRefusal(answer.error);
  return answer;
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** “3 hours ago”, in the largest unit that fits. */
export function agoWords({ id }: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [size, unit] = UNITS.find(([each]) => seconds >= each) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(id).format(-Math.floor(seconds / size), unit);
}

/** Milliseconds that the server told in thousandths of them. */
export function millisecondsWords({ admin: { load } }: Words, thousandths: number): string {
  const value = thousandths / 1000;
  return value < 10 ? load.fewMilliseconds({ value }) : load.milliseconds({ value });
}
