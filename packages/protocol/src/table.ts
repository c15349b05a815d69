import type { Seat } from '@luftschloss/engine/kernel';
import type { DayTable } from './day.ts';

/** How long players may take. Times are in seconds, days in days. */
export type Pace =
  | { readonly type: 'none' }
  | { readonly type: 'live'; readonly bank: number; readonly gain: number }
  | { readonly type: 'days'; readonly days: number };

/** The time that seats have left. It runs only for people who must act. */
export interface Clocks {
  /** Milliseconds by seat, as of `since`. */
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
}

/** Somebody asks to take back more than the rules let a player take back alone. */
export interface Proposal {
  readonly seat: Seat;
  /** How many actions would still stand. */
  readonly keep: number;
  readonly agreed: readonly Seat[];
}

/** Somebody asks to end the game before its end. */
export interface Ending {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

export const STATUSES = ['gathering', 'playing', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

/** What everybody may know of a seat. */
export interface SeatCard {
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'open';
  readonly bot?: string;
  readonly host?: true;
  /** Asked to play again, and not here yet. */
  readonly awaited?: true;
}

/** What everybody may know of a table. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: { readonly [name: string]: unknown };
  readonly pace: Pace;
  readonly listed: boolean;
  readonly status: Status;
  readonly seats: readonly SeatCard[];
  readonly created: number;
  readonly changed: number;
  readonly stopped: boolean;
  readonly imported: boolean;
  readonly rematch: string | null;
  /** What is known of the deal before the end; `null` where nobody committed to one. */
  readonly deal: { readonly commitment: string; readonly contributions: readonly (string | null)[] } | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly Seat[] | null;
  /** Somebody's try at a castle of the day. */
  readonly day?: DayTable;
  /** The first table that was dealt like this one: what the two come to can be compared. */
  readonly sameDeal?: string;
}
