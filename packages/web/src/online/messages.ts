import type { GameEvent, GameResult, Seat, Viewer } from '@luftschloss/engine/kernel';

import type { Pace, UndoProposal } from '../table/link.ts';

/** What the server tells a page; only the parts that the page reads. */
export interface OnlineCard {
  readonly id: string;
  readonly game: string;
  readonly status: 'gathering' | 'playing' | 'finished';
  readonly listed: boolean;
  readonly options?: { readonly [name: string]: unknown };
  readonly pace?: Pace;
  readonly stopped?: boolean;
  readonly rematch?: string | null;
  readonly changed?: number;
  readonly seats: readonly {
    readonly name: string;
    readonly kind: 'human' | 'bot' | 'open';
    readonly bot?: string;
    readonly host?: true;
  }[];
  readonly scores: readonly number[] | null;
}

export interface Situation {
  readonly toAct: readonly Seat[];
  readonly actions: number;
  readonly undo: number;
  readonly result: GameResult | null;
  readonly readOnly: string | null;
  readonly proposal?: UndoProposal | null;
  readonly late?: readonly Seat[];
  readonly clocks?: { readonly left: readonly number[]; readonly since: number; readonly running: readonly Seat[] } | null;
  readonly standIns?: readonly (string | null)[];
  readonly stopped?: boolean;
}

export interface Shown {
  readonly seat: Viewer;
  readonly game: object | null;
  readonly situation: Situation;
}

export interface ShownEntry {
  readonly number: number;
  readonly entry: { readonly type: string; readonly seat?: Seat };
  readonly events: readonly GameEvent[];
}

export interface Spoken {
  readonly number: number;
  readonly seat: Seat;
  readonly text: string;
}

export type ServerMessage =
  | {
      readonly type: 'table';
      readonly table: string;
      readonly card: OnlineCard;
      readonly seat: Viewer;
      readonly host: boolean;
      readonly code?: string | null;
    }
  | {
      readonly type: 'view';
      readonly table: string;
      readonly number: number;
      readonly shown: Shown;
      readonly missed: readonly ShownEntry[] | null;
    }
  | ({ readonly type: 'step'; readonly table: string; readonly patch: Patch } & ShownEntry)
  | ({ readonly type: 'chat'; readonly table: string } & Spoken)
  | { readonly type: 'chats'; readonly table: string; readonly lines: readonly Spoken[] }
  | { readonly type: 'accepted'; readonly id?: string }
  | { readonly type: 'refused'; readonly id?: string; readonly to: string; readonly error: { readonly message: string } }
  | { readonly type: 'error'; readonly error: { readonly message: string } }
  | { readonly type: 'welcome' | 'pong' | 'closing' }
  | { readonly type: 'gone'; readonly table: string };

/** `[path, value]` sets, `[path]` removes a field or cuts a list off at that index; applied in order. */
export type Patch = readonly (readonly [path: readonly (string | number)[], value?: unknown])[];

/** The newer value; the older one stays as it is. */
export function patched(before: unknown, patch: Patch): unknown {
  let value = before;
  for (const [path, ...rest] of patch) value = setAt(value, path, 0, rest);
  return value;
}

function setAt(value: unknown, path: readonly (string | number)[], depth: number, rest: readonly unknown[]): unknown {
  if (depth === path.length) return rest[0];
  const key = path[depth];
  const last = depth === path.length - 1;
  if (Array.isArray(value)) {
    if (last && rest.length === 0) return value.slice(0, Number(key));
    const copy: unknown[] = [...value];
    copy[Number(key)] = setAt(copy[Number(key)], path, depth + 1, rest);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (last && rest.length === 0) delete copy[key];
  else copy[key] = setAt(copy[key], path, depth + 1, rest);
  return copy;
}
