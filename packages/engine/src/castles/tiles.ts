import { rememberLately } from '../kernel/index.ts';
import { type Entrance, parseEntrances } from './data/entrances.ts';
import type { Bonus, Room, RoomSize, RoomType } from './data/room.ts';
import { ADDITIONAL_ROOMS } from './data/rooms-additional.ts';
import { FIRST_EDITION_ROOMS } from './data/rooms-first-edition.ts';
import { FOYER, HALLWAY, STAIRS } from './data/tile-ids.ts';
import { ownTiles } from './own-tiles.ts';

/** Anything that is laid into a castle as a room: the 158 rooms, foyer, hallway and stairs. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly type: RoomType;
  /** Square feet. */
  readonly size: number;
  readonly points: number;
  readonly bonus: Bonus | null;
  readonly entrances: readonly Entrance[];
  /** Hallways have two faces: their owner chooses the level when placing one (C-2.3). */
  readonly twoFaced: boolean;
  /** Printed in the first edition, made by the house, or described by somebody who owns it. */
  readonly origin: 'first' | 'house' | 'own';
  /** Swans printed on a tile of one's own; of others the edition knows. */
  readonly swans?: number;
}

export { type Entrance, LEVELS, type Level } from './data/entrances.ts';
export { FOYER, HALLWAY, STAIRS } from './data/tile-ids.ts';

const HALLWAY_LENGTH = 6;

function everyOuterEdge(width: number): string {
  const columns = Array.from({ length: width }, (_, x) => x);
  return [...columns.map((x) => `${x},0N`), `${width - 1},0E`, ...columns.map((x) => `${x},0S`), '0,0W'].join(' ');
}

// C-1.6
function roomTile(room: Room, origin: Tile['origin']): Tile {
  const level = room.type === 'downstairs' ? 'down' : 'main';
  return { ...room, entrances: parseEntrances(room.entrances, () => level), twoFaced: false, origin };
}

function corridor(id: string, name: string, size: number, entrances: readonly Entrance[], twoFaced = false): Tile {
  return { id, name, type: 'corridor', size, points: 0, bonus: null, entrances, twoFaced, origin: 'first' };
}

const BASIC_TILES: readonly Tile[] = [
  corridor(
    FOYER,
    'Foyer',
    125,
    parseEntrances('0,1W 2,1E 1,2S', () => 'main'),
  ),
  corridor(
    HALLWAY,
    'Hallway',
    150,
    parseEntrances(everyOuterEdge(HALLWAY_LENGTH), () => 'main'),
    true,
  ),
  corridor(
    STAIRS,
    'Stairs',
    75,
    parseEntrances('0,0W 2,0E', (side) => (side === 'W' ? 'down' : 'main')),
  ),
];

export const ROOMS: readonly Tile[] = [
  ...FIRST_EDITION_ROOMS.map((room) => roomTile(room, 'first')),
  ...ADDITIONAL_ROOMS.map((room) => roomTile(room, 'house')),
];

export const TILES: readonly Tile[] = [...BASIC_TILES, ...ROOMS];

const byId = new Map(TILES.map((tile) => [tile.id, tile]));

const ownTile = rememberLately((id): Tile | null => {
  const described = ownTiles.describe(id);
  if (!described) return null;
  const { swans, ...room } = described;
  return { ...roomTile({ ...room, id }, 'own'), ...(swans !== undefined && { swans }) };
});

/** One of the game, or one that its id describes. */
export function findTile(id: string): Tile | undefined {
  return byId.get(id) ?? ownTile(id) ?? undefined;
}

export function tileOf(id: string): Tile {
  const tile = findTile(id);
  if (!tile) throw new Error(`unknown tile "${id}"`);
  return tile;
}

/** Hallways come from one stack and stairs from another, never from the stacks of rooms. */
export function isStackedRoom(tile: Tile): tile is Tile & { size: RoomSize } {
  return tile.id !== FOYER && tile.id !== HALLWAY && tile.id !== STAIRS;
}
