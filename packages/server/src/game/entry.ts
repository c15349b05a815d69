import type { Seat } from '@luftschloss/engine/kernel';
import type { EntryCard } from '@luftschloss/protocol';

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
  | { readonly type: 'ask-stop'; readonly seat: Seat }
  | { readonly type: 'answer-stop'; readonly seat: Seat; readonly agree: boolean }
  /** `agreed`: who else had to agree. */
  | { readonly type: 'stop'; readonly seat: Seat; readonly agreed?: readonly Seat[] };

/** What everybody may know of it who may know that it happened: never the action itself. */
export function entryCard(body: EntryBody): EntryCard {
  const { type, seat } = body;
  switch (body.type) {
    case 'undo':
    case 'ask-undo':
      return { type, seat, keep: body.keep };
    case 'answer-undo':
    case 'answer-stop':
      return { type, seat, agree: body.agree };
    case 'take-over':
      return { type, seat, by: body.by };
    case 'stop':
      return { type, seat, ...(body.agreed ? { agreed: body.agreed } : {}) };
    default:
      return { type, seat };
  }
}
