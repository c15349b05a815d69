import type { Seat } from '@luftschloss/engine/kernel';
import { rulesOf } from '../game/position.ts';
import { asProblem } from '../game/proposals.ts';
import { conflict, forbidden, notFound } from '../problem.ts';
import type { Guest } from '../store/store.ts';
import { type Chair, isHost, isOpen, seatOf, type Table } from './table.ts';

export function mustHost(table: Table, guest: Guest): void {
  if (!isHost(table, guest.id)) throw forbidden('host-only');
}

export function mustGather(table: Table): void {
  if (table.status !== 'gathering') throw conflict('started');
}

/** A try at a castle of the day belongs to one guest, who has one of them. */
export function mustBeOrdinary(table: Table): void {
  if (table.day) throw conflict('day-table');
}

export function mustBePlayable(table: Table): void {
  try {
    rulesOf(table);
  } catch (error) {
    throw asProblem(error);
  }
}

export function ownSeat(table: Table, guest: Guest | null): Seat {
  const seat = seatOf(table, guest?.id ?? null);
  if (seat === null) throw forbidden('not-seated');
  return seat;
}

export function chairAt(table: Table, seat: Seat): Chair {
  const chair = table.chairs[seat];
  if (!chair) throw notFound('no-such-seat');
  return chair;
}

export function openSeat(table: Table, wanted: Seat | undefined): Seat {
  const seat = wanted ?? table.chairs.findIndex(isOpen);
  if (seat < 0) throw conflict('full');
  if (!isOpen(chairAt(table, seat))) throw conflict('taken');
  return seat;
}

export function withChair(table: Table, seat: Seat, chair: Chair): readonly Chair[] {
  return table.chairs.map((each, index) => (index === seat ? chair : each));
}
