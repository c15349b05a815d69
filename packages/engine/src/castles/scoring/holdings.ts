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
  /** Told each room that a measure counts, for those who want to see them. */
  readonly counted?: (room: number) => void;
}

type Castle = Pick<Holdings, 'plan' | 'counted'>;

export function tilesOf({ plan }: Pick<Holdings, 'plan'>): Tile[] {
  return plan.rooms.map(({ form }) => form.tile);
}

export function countTiles({ plan, counted }: Castle, wanted: (tile: Tile) => boolean): number {
  let count = 0;
  for (let room = 0; room < plan.rooms.length; room++) {
    if (!wanted(plan.rooms[room].form.tile)) continue;
    count++;
    counted?.(room);
  }
  return count;
}

export function roomsOfType(holdings: Holdings, type: RoomType): number {
  return countTiles(holdings, (tile) => tile.type === type);
}

export function squareFeet({ plan, counted }: Castle, wanted: (tile: Tile) => boolean = () => true): number {
  let feet = 0;
  for (const [room, { form }] of plan.rooms.entries()) {
    if (!wanted(form.tile)) continue;
    feet += form.tile.size;
    counted?.(room);
  }
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

export function totalRooms({ plan, counted }: Castle): number {
  if (counted) for (const room of plan.rooms.keys()) counted(room);
  return plan.rooms.length;
}

/** In Secrets moats count as rooms here, and here only (C-14.2). */
export function roomsWithoutSwan(holdings: Holdings): number {
  const moats = holdings.edition === 'first' ? holdings.plan.moats : 0;
  return countTiles(holdings, (tile) => swanIcons(holdings.edition, tile) === 0) + moats;
}

/** In Secrets the Barbican counts as well (C-14.2). */
export function moatSections({ plan, edition }: Holdings): number {
  return plan.moats + (edition === 'first' && plan.drawbridge >= 0 ? 1 : 0);
}

export function completedRooms({ plan, wallsConnect, counted }: Holdings): number {
  const rooms = completeRooms(plan, wallsConnect);
  if (counted) rooms.forEach(counted);
  return rooms.length;
}

export function incompleteRooms({ plan, wallsConnect, counted }: Holdings): number {
  const complete = completeRooms(plan, wallsConnect);
  if (counted) for (const room of plan.rooms.keys()) if (!complete.includes(room)) counted(room);
  return plan.rooms.length - complete.length;
}

/** Entrances of corridor rooms do not count (section 7). */
export function externalEntrancesOf({ plan, counted }: Castle): number {
  const external = openSpaceOf(plan).external.filter(({ room }) => plan.rooms[room].form.tile.type !== 'corridor');
  if (counted) for (const { room } of external) counted(room);
  return external.length;
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
