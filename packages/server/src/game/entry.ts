import type { Seat } from '@luftschloss/engine/kernel';

/**
 * One line of a table's log. The log only ever grows: taking back, taking over and running out of time are lines of it too, so a game can be told again from
 * it on any node, clocks included.
 */
export interface Entry {
  /** From 1, without gaps. */
  readonly number: number;
  /** Chosen by whoever sent it; sending it again is harmless. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who must act after it. */
  readonly toAct: readonly Seat[];
  readonly body: EntryBody;
}

export type EntryBody =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: { readonly type: string }; readonly bot?: true }
  /** Only the first `keep` actions still stand. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly keep: number }
  | { readonly type: 'ask-undo'; readonly seat: Seat; readonly keep: number }
  | { readonly type: 'answer-undo'; readonly seat: Seat; readonly agree: boolean }
  | { readonly type: 'late'; readonly seat: Seat }
  | { readonly type: 'take-over'; readonly seat: Seat; readonly by: Seat; readonly bot: string }
  | { readonly type: 'come-back'; readonly seat: Seat }
  | { readonly type: 'stop'; readonly seat: Seat };
