import type { RoomType } from './data/room.ts';
import { longestPathOf } from './measures.ts';
import { openSpaceOf } from './open-space.ts';
import type { Plan } from './plan.ts';
import { HALLWAY, isStackedRoom, STAIRS, type Tile } from './tiles.ts';

/** All that favors, bonus cards and decrees count of one player (section 7). */
export interface Estate {
  readonly plan: Plan;
  readonly money: number;
}

export function tilesOf({ plan }: Estate): Tile[] {
  return plan.rooms.map(({ form }) => form.tile);
}

export function countTiles(estate: Estate, wanted: (tile: Tile) => boolean): number {
  let count = 0;
  for (const { form } of estate.plan.rooms) if (wanted(form.tile)) count++;
  return count;
}

export function roomsOfType(estate: Estate, type: RoomType): number {
  return countTiles(estate, (tile) => tile.type === type);
}

export function squareFeet(estate: Estate, wanted: (tile: Tile) => boolean = () => true): number {
  let feet = 0;
  for (const { form } of estate.plan.rooms) if (wanted(form.tile)) feet += form.tile.size;
  return feet;
}

export const isSmall = (tile: Tile): boolean => isStackedRoom(tile) && tile.size <= 300;
export const isLarge = (tile: Tile): boolean => tile.size >= 350;
export const isSquare = (tile: Tile): boolean => tile.size === 100 || tile.size === 400;
export const isRound = (tile: Tile): boolean => isStackedRoom(tile) && (tile.size === 150 || tile.size === 500);
export const isHallway = (tile: Tile): boolean => tile.id === HALLWAY;
export const isStairs = (tile: Tile): boolean => tile.id === STAIRS;

/** Rooms with a swan: all of four sizes (Collector's Edition). */
export const hasSwan = (tile: Tile): boolean => tile.size >= 250 && tile.size <= 400 && tile.size !== 325;

export function completedRooms({ plan }: Estate): number {
  return plan.rooms.filter(({ missing }) => missing === 0).length;
}

/** Entrances of corridor rooms do not count (section 7). */
export function externalEntrancesOf({ plan }: Estate): number {
  return openSpaceOf(plan).external.filter(({ room }) => plan.rooms[room].form.tile.type !== 'corridor').length;
}

export function courtyardsOf({ plan }: Estate): number {
  return openSpaceOf(plan).courtyards;
}

export function longestWalk({ plan }: Estate): number {
  return longestPathOf(plan);
}

export function differentSizes(estate: Estate): number {
  return new Set(
    tilesOf(estate)
      .filter(isStackedRoom)
      .map(({ size }) => size),
  ).size;
}

export function differentTypes(estate: Estate): number {
  return new Set(tilesOf(estate).map(({ type }) => type)).size;
}
