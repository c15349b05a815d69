import { type MessageOf, patched, type ServerMessage, type Shown, type TableCard } from '@luftschloss/protocol';

/** What is known of a table on a server; it changes only by what the server says. */
export interface Followed {
  readonly card: TableCard | null;
  readonly seat: number | null;
  readonly shown: Shown | null;
  /** Of the last entry that was taken in. */
  readonly number: number;
}

export const NOTHING_YET: Followed = { card: null, seat: null, shown: null, number: 0 };

/** A step came without the one before it: the whole view must be asked for. */
export const GAP = 'gap';

export function follow(followed: Followed, message: ServerMessage): Followed | typeof GAP {
  if (message.type === 'table') return { ...followed, card: message.card, seat: message.seat };
  if (message.type === 'view') return { ...followed, shown: message.shown, number: message.number };
  return message.type === 'step' ? withStep(followed, message) : followed;
}

function withStep(followed: Followed, { number, patch }: MessageOf<'step'>): Followed | typeof GAP {
  if (number <= followed.number) return followed;
  if (!followed.shown || number > followed.number + 1) return GAP;
  return { ...followed, shown: patched(followed.shown, patch) as Shown, number };
}
