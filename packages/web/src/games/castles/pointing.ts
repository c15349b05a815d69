import {
  bonusCardOf,
  type Castle,
  type CastlesEvent,
  type CastlesView,
  completeRooms,
  favorOf,
  HALLWAY,
  type Holdings,
  holdingsOf,
  isStackedRoom,
  type LedgerEntry,
  openSpaceOf,
  planOf,
  roomsIn,
  STAIRS,
  stackCode,
  type Tile,
  tileOf,
} from '@luftschloss/engine/castles';
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
      return roomsOfEntry(view, event.seat, event.entry);
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
  const rooms = entry ? roomsOfEntry(view, seat, entry) : [];
  return rooms.length > 0 ? { seat, rooms } : null;
}

function roomsOfEntry(view: CastlesView, seat: number, entry: LedgerEntry): readonly number[] {
  const [reason, , about] = entry;
  if (reason === 'favor' || reason === 'own-favor') return roomsForFavor(view, seat, String(about));
  if (reason === 'bonus-card') return roomsForCard(view, seat, String(about));
  if (reason === 'depleted') return roomsWhere(view.seats[seat].castle, isFromStack(stackCode(String(about))));
  return [...new Set(roomsIn(entry))];
}

function roomsWhere({ tiles }: Castle, wanted: (tile: Tile) => boolean): number[] {
  return tiles.flatMap(({ tile }, index) => (wanted(tileOf(tile)) ? [index] : []));
}

function isFromStack(stack: string): (tile: Tile) => boolean {
  if (/^\d+$/.test(stack)) return (tile) => isStackedRoom(tile) && tile.size === Number(stack);
  return ({ id }) => (stack === 'hallways' && id === HALLWAY) || (stack === 'stairs' && id === STAIRS);
}

/** Counted room by room: whatever else counts for them cannot be pointed at. */
const BY_ROOM = /^(rooms|feet|type|size)-|^(small|large|square|round|no-swan|total-rooms|tower-rooms|towers|hallways|stairs|swan-rooms)$/;

export function roomsForFavor(view: CastlesView, seat: number, favor: string): readonly number[] {
  return roomsCounted(view, seat, favor, (holdings) => favorOf(favor).measure(holdings));
}

export function roomsForCard(view: CastlesView, seat: number, card: string): readonly number[] {
  const ending = { favorsWonAlone: 0, depletedRooms: 0, lastMasterBuilder: false };
  return roomsCounted(view, seat, card, (holdings) => bonusCardOf(card).points(holdings, ending));
}

function roomsCounted(view: CastlesView, seat: number, what: string, measure: (holdings: Holdings) => number): readonly number[] {
  const holdings = holdingsOf(view, seat, 0);
  const { plan, wallsConnect } = holdings;
  const complete = (): number[] => completeRooms(plan, wallsConnect);
  if (what === 'completed') return complete();
  if (what === 'incomplete') return plan.rooms.flatMap((_, room) => (complete().includes(room) ? [] : [room]));
  if (what === 'external-entrances')
    return [...new Set(openSpaceOf(plan).external.map(({ room }) => room))].filter((room) => !isCorridor(view, seat, room));
  if (!BY_ROOM.test(what)) return [];
  // A room counts if a castle of this room alone would.
  return plan.rooms.flatMap((room, index) => (measure({ ...holdings, plan: { ...plan, rooms: [room], moats: 0 } }) > 0 ? [index] : []));
}

function isCorridor(view: CastlesView, seat: number, room: number): boolean {
  return planOf(view.seats[seat].castle).rooms[room].form.tile.type === 'corridor';
}
