import type { Seat } from '@luftschloss/engine/kernel';
import type { Pace } from '@luftschloss/protocol';
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
export function clockFace(milliseconds: number): string {
  if (milliseconds <= 0) return 'time is out';
  if (milliseconds >= DAY) return `${Math.floor(milliseconds / DAY)} d ${Math.floor((milliseconds % DAY) / HOUR)} h`;
  if (milliseconds >= HOUR * 2) return `${Math.floor(milliseconds / HOUR)} h ${two(Math.floor((milliseconds % HOUR) / MINUTE))} min`;
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

export function paceWords(pace: Pace | undefined): string {
  switch (pace?.type) {
    case 'live':
      return `${clockFace(pace.bank * SECOND)} for everybody, and ${pace.gain} seconds more for every turn`;
    case 'days':
      return `${pace.days} ${pace.days === 1 ? 'day' : 'days'} for a decision`;
    default:
      return 'no clock';
  }
}
