import type { Seat } from '@luftschloss/engine/kernel';
import type { Clocks, Pace } from '@luftschloss/protocol';

const DAY = 86_400_000;

export function newClocks(pace: Pace, seats: number, now: number): Clocks {
  return { left: Array.from({ length: seats }, () => fullTime(pace)), since: now, running: [] };
}

function fullTime(pace: Pace): number {
  if (pace.type === 'live') return pace.bank * 1000;
  return pace.type === 'days' ? pace.days * DAY : 0;
}

/** What has changed at a table. */
export interface Turn {
  readonly now: number;
  /** Those whom the game asked before, and asks now. */
  readonly asked: readonly Seat[];
  readonly asks: readonly Seat[];
  /** Of these, the people whose time runs: no bot plays for them. */
  readonly running: readonly Seat[];
  /** The person whose decision this was. */
  readonly decided: Seat | null;
  /** Somebody took something back alone: that gives nobody a fresh move. */
  readonly takenBack?: boolean;
  /** Milliseconds since the last turn in which no server ran: they cost nobody anything. */
  readonly lost?: number;
}

/**
 * Time passes for seats that had to act. A seat that has decided and is done gets its gain; one that is asked anew gets the whole time of a
 * move over days. Getting up and coming back never gives time.
 */
export function turnClocks(clocks: Clocks, pace: Pace, { now, asked, asks, running, decided, takenBack = false, lost = 0 }: Turn): Clocks {
  if (pace.type === 'none') return clocks;
  const passed = Math.max(0, now - clocks.since - lost);
  const left = clocks.left.map((before, seat) => {
    const rest = clocks.running.includes(seat) ? before - passed : before;
    if (pace.type === 'days') return asks.includes(seat) && !asked.includes(seat) && !takenBack ? fullTime(pace) : rest;
    return isGain(seat, decided, asks) ? Math.max(0, rest) + pace.gain * 1000 : rest;
  });
  return { left, since: now, running };
}

function isGain(seat: Seat, decided: Seat | null, asks: readonly Seat[]): boolean {
  return seat === decided && !asks.includes(seat);
}

/** A decision that gained time, and is the last of so many actions. */
export interface Gain {
  readonly seat: Seat;
  readonly actions: number;
}

/** What a turn has gained, to be given back if the decision is taken back. */
export function gainOf(pace: Pace, { decided, asks }: Turn, actions: number): Gain | null {
  return pace.type === 'live' && decided !== null && isGain(decided, decided, asks) ? { seat: decided, actions } : null;
}

/** Decisions that are taken back have gained nothing. */
export function withoutGains(clocks: Clocks, pace: Pace, gains: readonly Gain[]): Clocks {
  if (pace.type !== 'live' || gains.length === 0) return clocks;
  const left = clocks.left.map((before, seat) => {
    const given = gains.filter((gain) => gain.seat === seat).length * pace.gain * 1000;
    return Math.min(before, Math.max(0, before - given));
  });
  return { ...clocks, left };
}

export interface Deadline {
  readonly seat: Seat;
  readonly due: number;
}

/** When the first of the running clocks runs out, and whose it is. */
export function nextDeadline(clocks: Clocks, pace: Pace, late: readonly Seat[], lost = 0): Deadline | null {
  if (pace.type === 'none') return null;
  let next: Deadline | null = null;
  for (const seat of clocks.running) {
    const due = clocks.since + lost + Math.max(0, clocks.left[seat]);
    if (!late.includes(seat) && (next === null || due < next.due)) next = { seat, due };
  }
  return next;
}
