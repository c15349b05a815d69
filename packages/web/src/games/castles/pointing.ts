import { type Castle, type CastlesEvent, type CastlesView, roomsForEntry } from '@luftschloss/engine/castles';
import type { ScoreLine } from '@luftschloss/engine/kernel';

/** Rooms of somebody's castle that something is about: a line of the log, a score, a reward. */
export interface Pointed {
  readonly seat: number;
  readonly rooms: readonly number[];
}

function roomOf({ tiles }: Castle, tile: string): number[] {
  const index = tiles.findLastIndex((placed) => placed.tile === tile);
  return index < 0 ? [] : [index];
}

/** Which rooms an event is about; `null` if none that can be shown. */
export function roomsOfEvent(view: CastlesView, event: CastlesEvent): Pointed | null {
  if (!('seat' in event)) return null;
  const { seat } = event;
  const { castle } = view.seats[seat];
  const rooms = roomsNamedBy(view, castle, event).filter((room) => room < castle.tiles.length);
  return rooms.length > 0 ? { seat, rooms } : null;
}

function roomsNamedBy(view: CastlesView, castle: Castle, event: CastlesEvent): readonly number[] {
  switch (event.type) {
    case 'placed':
    case 'completed':
      return [event.room];
    case 'scored':
      return roomsForEntry(view, event.seat, event.entry);
    case 'bought':
    case 'room-taken':
    case 'reward-taken':
    case 'reward-declined':
      return roomOf(castle, event.tile);
    default:
      return [];
  }
}

/** Which rooms a line of the final score is about. Lines and ledger have the same order. */
export function roomsOfLine(view: CastlesView, seat: number, lines: readonly ScoreLine[], line: ScoreLine): Pointed | null {
  const entry = view.seats[seat].ledger[lines.indexOf(line)];
  const rooms = entry ? roomsForEntry(view, seat, entry) : [];
  return rooms.length > 0 ? { seat, rooms } : null;
}
