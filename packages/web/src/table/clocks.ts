import type { Seat } from '@luftschloss/engine/kernel';
import type { Pace } from '@luftschloss/protocol';
import type { Words } from '@luftschloss/words';
import type { TableClocks } from './link.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that a seat has left at a moment; below zero its time is out. */
export function timeLeft({ left, since, running }: TableClocks, seat: Seat, now: number): number {
  const before = left[seat] ?? 0;
  return running.includes(seat) ? before - Math.max(0, now - since) : before;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** As short as a clock: `1 d 4 h`, `3 h 07 min`, `12:05`. A second that has begun counts whole. */
export function clockFace({ table: { clocks } }: Words, milliseconds: number): string {
  if (milliseconds <= 0) return clocks.out();
  if (milliseconds >= DAY) {
    return clocks.days({ days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  if (milliseconds >= HOUR * 2) {
    return clocks.hours({ hours: Math.floor(milliseconds / HOUR), minutes: Math.floor((milliseconds % HOUR) / MINUTE) });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The last minute of an evening, the last three hours of days. */
export function isUrgent(milliseconds: number, pace: Pace): boolean {
  return milliseconds <= (pace.type === 'days' ? 3 * HOUR : MINUTE);
}

/** How often the faces have to be drawn anew. */
export function tickOf(pace: Pace): number {
  return pace.type === 'days' ? 20 * SECOND : SECOND / 2;
}

export function paceWords(words: Words, pace: Pace | undefined): string {
  const { clocks } = words.table;
  switch (pace?.type) {
    case 'live':
      return clocks.live({ bank: clockFace(words, pace.bank * SECOND), gain: pace.gain });
    case 'days':
      return clocks.perDecision({ days: pace.days });
    default:
      return clocks.none();
  }
}
