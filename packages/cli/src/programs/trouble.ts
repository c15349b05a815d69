/** Why a decision of a program was lost, or why the program had to be started again. */
export interface Trouble {
  readonly code: TroubleCode;
  /** What the program or the system said to it, in its own words. */
  readonly detail: string;
}

export type TroubleCode =
  | 'cannot-start'
  | 'not-ready'
  | 'other-protocol'
  | 'exited'
  | 'ended'
  | 'garbage'
  | 'too-long'
  | 'late'
  | 'illegal';

/** What a program has lost by its own fault. */
export interface Losses {
  /** Decisions without an answer in time. */
  late: number;
  /** Decisions without an answer that can be understood, or with nobody there to answer. */
  broken: number;
  /** Decisions against the rules. */
  illegal: number;
  restarts: number;
  /** The last of them. */
  trouble: Trouble | null;
}

export function noLosses(): Losses {
  return { late: 0, broken: 0, illegal: 0, restarts: 0, trouble: null };
}

export function addLosses(sum: Losses, { late, broken, illegal, restarts, trouble }: Losses): void {
  sum.late += late;
  sum.broken += broken;
  sum.illegal += illegal;
  sum.restarts += restarts;
  sum.trouble = trouble ?? sum.trouble;
}
