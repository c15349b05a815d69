import type { Fact, GameEvent, GameResult, Seat, Viewer } from '@luftschloss/engine/kernel';
import type { ClientMessage } from './client-messages.ts';
import type { Patch } from './patch.ts';
import type { Clocks, Ending, Proposal, TableCard } from './table.ts';

/** Everything that a viewer is shown of a running game. Pages keep it and patch it. */
export interface Shown {
  readonly seat: Viewer;
  readonly game: object | null;
  readonly situation: Situation;
}

export interface Situation {
  readonly toAct: readonly Seat[];
  readonly actions: number;
  /** How many actions the viewer may take back alone. */
  readonly undo: number;
  /** How many actions stood before the viewer's last decision: taking back leads there. `null`: there is none. */
  readonly back: number | null;
  readonly clocks: Clocks | null;
  readonly late: readonly Seat[];
  readonly standIns: readonly (string | null)[];
  readonly proposal: Proposal | null;
  readonly ending: Ending | null;
  readonly stopped: boolean;
  readonly result: GameResult | null;
  /** Why the game can only be read, in English. */
  readonly readOnly: string | null;
  /** The same as a fact. */
  readonly readOnlyReason?: Fact;
}

export type EntryType =
  | 'act'
  | 'undo'
  | 'ask-undo'
  | 'answer-undo'
  | 'late'
  | 'take-over'
  | 'come-back'
  | 'ask-stop'
  | 'answer-stop'
  | 'stop';

/** What was written into the log, and by whom, unless the viewer may not notice that. */
export interface EntryCard {
  readonly type: EntryType;
  readonly seat?: Seat;
  /** Taking back: how many actions still stand. */
  readonly keep?: number;
  /** Who put a bot into the seat: the person in it, who got up, or another. */
  readonly by?: Seat;
  /** The answer to a question. */
  readonly agree?: boolean;
  /** Who else agreed to end the game. */
  readonly agreed?: readonly Seat[];
}

/** One entry of a table's log as a viewer may know it. */
export interface ShownEntry {
  readonly number: number;
  readonly at: number;
  readonly entry: EntryCard;
  readonly events: readonly GameEvent[];
}

export interface ChatLine {
  /** From 1 for each table. */
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
}

export interface ProblemReport {
  readonly code: string;
  readonly message: string;
  readonly params?: { readonly [name: string]: string | number };
}

/** Everything that the server tells a page. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly name: string | null }
  | {
      readonly type: 'table';
      readonly table: string;
      readonly card: TableCard;
      readonly seat: Viewer;
      readonly host: boolean;
      readonly code: string | null;
    }
  | {
      readonly type: 'view';
      readonly table: string;
      readonly number: number;
      readonly shown: Shown;
      readonly missed: readonly ShownEntry[] | null;
    }
  | ({ readonly type: 'step'; readonly table: string; readonly patch: Patch } & ShownEntry)
  | ({ readonly type: 'chat'; readonly table: string } & ChatLine)
  | { readonly type: 'chats'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** What was said has no number in the log. */
  | { readonly type: 'accepted'; readonly table: string; readonly id?: string | undefined; readonly number?: number }
  | {
      readonly type: 'refused';
      readonly to: ClientMessage['type'];
      readonly table?: string;
      readonly id?: string | undefined;
      readonly error: ProblemReport;
    }
  | { readonly type: 'error'; readonly error: ProblemReport }
  /** Who watches without a seat: the first names, and how many more. */
  | { readonly type: 'onlookers'; readonly table: string; readonly names: readonly string[]; readonly others: number }
  | { readonly type: 'gone'; readonly table: string }
  | { readonly type: 'pong' | 'closing' };

export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;
