import type { RoomSize } from './data/room.ts';
import { isStackedRoom, ROOMS, type Tile } from './tiles.ts';

export const EDITIONS = ['first', 'collectors'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Stand-ins for the rooms of Secrets: the first three of each size (C-14.2). */
const SECRET_ROOMS_PER_SIZE = 3;

const secretRooms = new Set<string>();
for (const { size } of ROOMS.filter((room) => room.origin === 'house' && room.size !== 325)) {
  const ofSize = ROOMS.filter((room) => room.origin === 'house' && room.size === size);
  for (const { id } of ofSize.slice(0, SECRET_ROOMS_PER_SIZE)) secretRooms.add(id);
}

export function isSecretRoom({ id }: Tile): boolean {
  return secretRooms.has(id);
}

const SWAN_SIZES: readonly number[] = [250, 300, 350, 400] satisfies RoomSize[];

/** Swans on a room: on all of four sizes in the Collector's Edition (section 7), on the new rooms in the first edition (C-14.2). */
export function swanIcons(edition: Edition, tile: Tile): number {
  if (edition === 'collectors') return isStackedRoom(tile) && SWAN_SIZES.includes(tile.size) ? 1 : 0;
  if (tile.swans !== undefined) return tile.swans;
  if (!isSecretRoom(tile)) return 0;
  return tile.size >= 450 ? 2 : 1;
}
