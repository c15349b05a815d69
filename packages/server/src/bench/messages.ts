import type { RecordedAction } from '@luftschloss/engine/kernel';

/** What the processes of the benchmark tell each other. */
export interface Plan {
  /** Of the nodes. The players of a table sit at different ones. */
  readonly addresses: readonly string[];
  readonly game: string;
  readonly tables: number;
  /** Tables of hard bots alone, all of one guest. */
  readonly botTables: number;
  /** For each table, one game after the other. */
  readonly gamesEach: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  /** Games as they will be dealt, by the order in which they are started. */
  readonly scripts: readonly (readonly RecordedAction[])[];
}

export interface PlayFigures {
  readonly actions: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly bytes: number;
  /** Processor time of the clients themselves, in microseconds. */
  readonly clientMicroseconds: number;
  /** Milliseconds for a step of hard bots at the only table of a guest, without and with another guest's many tables of bots. */
  readonly lonelyBots: { readonly alone: number; readonly besideMany: number };
}

export type ToServer = { readonly type: 'memory'; readonly sweep: boolean } | { readonly type: 'processor' } | { readonly type: 'stop' };
export type FromServer =
  | { readonly type: 'open'; readonly address: string }
  | { readonly type: 'memory'; readonly bytes: number }
  | { readonly type: 'processor'; readonly microseconds: number };
export type FromClients =
  | { readonly type: 'measuring' }
  | { readonly type: 'measured'; readonly figures: PlayFigures }
  | { readonly type: 'left' };
export type ToClients = { readonly type: 'plan'; readonly plan: Plan } | { readonly type: 'leave' };

export const SEEDS = 8;

/** Both sides must know what is dealt, so that the clients need not think. */
export function benchSeed(started: number): string {
  return `chacha8:bench ${started % SEEDS}`;
}
