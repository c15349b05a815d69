import { type Direction, SIDES, type Side } from '../common/grid.ts';
import type { Bonus, Room, RoomSize, RoomType } from './data/room.ts';
import { ADDITIONAL_ROOMS } from './data/rooms-additional.ts';
import { FIRST_EDITION_ROOMS } from './data/rooms-first-edition.ts';

export const LEVELS = ['main', 'down'] as const;
export type Level = (typeof LEVELS)[number];

export interface Entrance {
  readonly x: number;
  readonly y: number;
  readonly side: Direction;
  readonly level: Level;
}

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
  readonly origin: 'first' | 'house';
}

export const FOYER = 'foyer';
export const HALLWAY = 'hallway';
export const STAIRS = 'stairs';

const HALLWAY_LENGTH = 6;

function everyOuterEdge(width: number): string {
  const columns = Array.from({ length: width }, (_, x) => x);
  return [...columns.map((x) => `${x},0N`), `${width - 1},0E`, ...columns.map((x) => `${x},0S`), '0,0W'].join(' ');
}

function parseEntrances(text: string, levelOf: (side: Side) => Level): Entrance[] {
  return text.split(' ').map((entrance) => {
    const [, x, y, letter] = /^(\d+),(\d+)([NESW])$/.exec(entrance) ?? [];
    if (letter === undefined) throw new Error(`bad entrance "${entrance}"`);
    const side = letter as Side;
    return { x: Number(x), y: Number(y), side: SIDES.indexOf(side) as Direction, level: levelOf(side) };
  });
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

export function findTile(id: string): Tile | undefined {
  return byId.get(id);
}

export function tileOf(id: string): Tile {
  const tile = byId.get(id);
  if (!tile) throw new Error(`unknown tile "${id}"`);
  return tile;
}

/** Hallways come from one stack and stairs from another, never from the stacks of rooms. */
export function isStackedRoom(tile: Tile): tile is Tile & { size: RoomSize } {
  return tile.id !== FOYER && tile.id !== HALLWAY && tile.id !== STAIRS;
}
