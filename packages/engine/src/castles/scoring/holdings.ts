import type { RoomType } from '../data/room.ts';
import { type Edition, swanIcons } from '../edition.ts';
import { completeRooms } from '../geometry/completion.ts';
import { longestPathOf } from '../geometry/measures.ts';
import { openSpaceOf } from '../geometry/open-space.ts';
import type { Plan } from '../geometry/plan.ts';
import { HALLWAY, isStackedRoom, STAIRS, type Tile } from '../tiles.ts';

/** All that favors, bonus cards and decrees count of one player (section 7). */
export interface Holdings {
  readonly plan: Plan;
  readonly edition: Edition;
  /** Savings included. */
  readonly money: number;
  readonly swanTokens: number;
  /** Entrances against walls count as connected. */
  readonly wallsConnect: boolean;
}

export function tilesOf({ plan }: Pick<Holdings, 'plan'>): Tile[] {
  return plan.rooms.map(({ form }) => form.tile);
}

export function countTiles({ plan }: Pick<Holdings, 'plan'>, wanted: (tile: Tile) => boolean): number {
  let count = 0;
  for (const { form } of plan.rooms) if (wanted(form.tile)) count++;
  return count;
}

export function roomsOfType(holdings: Holdings, type: RoomType): number {
  return countTiles(holdings, (tile) => tile.type === type);
}

export function squareFeet({ plan }: Pick<Holdings, 'plan'>, wanted: (tile: Tile) => boolean = () => true): number {
  let feet = 0;
  for (const { form } of plan.rooms) if (wanted(form.tile)) feet += form.tile.size;
  return feet;
}

const MOAT_FEET = 1000;

/** The size of the castle for ties (C-6.5, C-11.6). */
export function castleFeet(holdings: Pick<Holdings, 'plan'>): number {
  return squareFeet(holdings) + MOAT_FEET * holdings.plan.moats;
}

export const isSmall = (tile: Tile): boolean => isStackedRoom(tile) && tile.size <= 300;
export const isLarge = (tile: Tile): boolean => tile.size >= 350;
export const isSquare = (tile: Tile): boolean => tile.size === 100 || tile.size === 400;
export const isRound = (tile: Tile): boolean => isStackedRoom(tile) && (tile.size === 150 || tile.size === 500);
export const isTower = (tile: Tile): boolean => tile.size === 325;
export const isHallway = (tile: Tile): boolean => tile.id === HALLWAY;
export const isStairs = (tile: Tile): boolean => tile.id === STAIRS;

export function swanRooms(holdings: Holdings): number {
  return countTiles(holdings, (tile) => swanIcons(holdings.edition, tile) > 0);
}

/** In Secrets moats count as rooms here, and here only (C-14.2). */
export function roomsWithoutSwan(holdings: Holdings): number {
  const moats = holdings.edition === 'first' ? holdings.plan.moats : 0;
  return holdings.plan.rooms.length - swanRooms(holdings) + moats;
}

/** In Secrets the Barbican counts as well (C-14.2). */
export function moatSections({ plan, edition }: Holdings): number {
  return plan.moats + (edition === 'first' && plan.drawbridge >= 0 ? 1 : 0);
}

export function completedRooms({ plan, wallsConnect }: Holdings): number {
  return completeRooms(plan, wallsConnect).length;
}

/** Entrances of corridor rooms do not count (section 7). */
export function externalEntrancesOf({ plan }: Pick<Holdings, 'plan'>): number {
  return openSpaceOf(plan).external.filter(({ room }) => plan.rooms[room].form.tile.type !== 'corridor').length;
}

/** In Secrets water bounds no courtyard (C-14.2). */
export function courtyardsOf({ plan, edition }: Pick<Holdings, 'plan' | 'edition'>): number {
  const { courtyards, waterside } = openSpaceOf(plan);
  return edition === 'first' ? courtyards - waterside : courtyards;
}

export function longestWalk({ plan }: Holdings): number {
  return longestPathOf(plan);
}

export function differentSizes(holdings: Holdings): number {
  return new Set(
    tilesOf(holdings)
      .filter(isStackedRoom)
      .map(({ size }) => size),
  ).size;
}

export function differentTypes(holdings: Holdings): number {
  return new Set(tilesOf(holdings).map(({ type }) => type)).size;
}
