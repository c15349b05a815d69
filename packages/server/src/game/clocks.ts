import type { Seat } from '@luftschloss/engine/kernel';
import type { Clocks, Pace } from '@luftschloss/protocol';

const DAY = 86_400_000;
/** Whoever comes back from being late gets at least this long to look around. */
const LEAST_AFTER_RETURN = 30_000;

export function newClocks(pace: Pace, seats: number, now: number): Clocks {
  return { left: Array.from({ length: seats }, () => fullTime(pace)), since: now, running: [] };
}

function fullTime(pace: Pace): number {
  if (pace.type === 'live') return pace.bank * 1000;
  return pace.type === 'days' ? pace.days * DAY : 0;
}

/**
 * Time passes for those who had to act; whoever is done gains, whoever begins a move over days has all of its time. What was `lost` since the last turn, because
 * no server ran, costs nobody anything.
 */
export function turnClocks(clocks: Clocks, pace: Pace, now: number, toAct: readonly Seat[], lost = 0): Clocks {
  if (pace.type === 'none') return clocks;
  const passed = Math.max(0, now - clocks.since - lost);
  const left = clocks.left.map((before, seat) => {
    const ran = clocks.running.includes(seat);
    const runs = toAct.includes(seat);
    const now = ran ? before - passed : before;
    if (pace.type === 'days') return runs && !ran ? fullTime(pace) : now;
    return ran && !runs ? Math.max(0, now) + pace.gain * 1000 : now;
  });
  return { left, since: now, running: toAct };
}

export function afterReturn(clocks: Clocks, pace: Pace, seat: Seat): Clocks {
  if (pace.type === 'none') return clocks;
  const least = pace.type === 'days' ? fullTime(pace) : Math.max(LEAST_AFTER_RETURN, pace.gain * 1000);
  return { ...clocks, left: clocks.left.map((left, each) => (each === seat ? Math.max(left, least) : left)) };
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
