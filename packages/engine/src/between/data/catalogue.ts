import { SPECIALTY_ROOMS, THRONES } from './specialty.ts';
import { REGULAR_ROOMS } from './tiles.ts';
import { HANGINGS, type Hanging, type Levels, ROOM_TYPES, type Room, type RoomType, SPECIALTIES, type TileId } from './vocabulary.ts';

/**
 * Every room under a number that fits into a byte, so that a castle can be measured on a plain array of bytes: 0 is an empty cell, then come regular
 * tiles, specialty rooms and, from `FIRST_THRONE` on, thrones.
 */
export type RoomNumber = number;

export const ROOMS: readonly Room[] = [...REGULAR_ROOMS, ...SPECIALTY_ROOMS, ...THRONES];
export const FIRST_THRONE: RoomNumber = 1 + REGULAR_ROOMS.length + SPECIALTY_ROOMS.length;

const numbers = new Map<TileId, RoomNumber>(ROOMS.map(({ id }, index) => [id, index + 1]));

export function roomNumber(id: TileId): RoomNumber {
  return numbers.get(id) ?? 0;
}

export function roomOf(number: RoomNumber): Room {
  return ROOMS[number - 1];
}

export function roomById(id: TileId): Room {
  return ROOMS[roomNumber(id) - 1];
}

/** A tile that can be placed: regular or specialty, not a throne. */
export function isTile(id: string): boolean {
  const number = roomNumber(id);
  return number > 0 && number < FIRST_THRONE;
}

export function isSpecialty(id: string): boolean {
  return (SPECIALTIES as readonly string[]).includes(id);
}

/** Types and hangings as small numbers from 1; 0 is nothing. */
export function typeIndex(type: RoomType): number {
  return ROOM_TYPES.indexOf(type) + 1;
}

export function hangingIndex(hanging: Hanging): number {
  return HANGINGS.indexOf(hanging) + 1;
}

const bytes = (of: (room: Room) => number): Uint8Array => Uint8Array.of(0, ...ROOMS.map(of));

export const TYPE_OF: Uint8Array = bytes(({ type }) => typeIndex(type));
export const HANGING_OF: Uint8Array = bytes(({ hanging }) => (hanging ? hangingIndex(hanging) : 0));
export const IS_OPEN: Uint8Array = bytes(({ open }) => (open ? 1 : 0));

export const GROUND_UP = 1;
export const BELOW_GROUND = 2;
const levelBits: { readonly [L in Levels]: number } = { 'ground-up': GROUND_UP, below: BELOW_GROUND, any: GROUND_UP | BELOW_GROUND };
export const LEVELS_OF: Uint8Array = bytes(({ levels }) => levelBits[levels]);
