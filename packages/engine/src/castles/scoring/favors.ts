import { ROOM_TYPES, type RoomType } from '../data/room.ts';
import { type CastlesOptions, hasSecrets } from '../options.ts';
import {
  completedRooms,
  countTiles,
  courtyardsOf,
  externalEntrancesOf,
  type Holdings,
  isLarge,
  isRound,
  isSmall,
  isSquare,
  isTower,
  longestWalk,
  moatSections,
  roomsOfType,
  roomsWithoutSwan,
  squareFeet,
} from './holdings.ts';

/** A king's favor: who has most of something. One row each. */
export interface Favor {
  readonly id: string;
  readonly name: string;
  readonly measure: (holdings: Holdings) => number;
  /** Others are replaced when drawn (C-3.4). */
  readonly inPlay: (options: CastlesOptions) => boolean;
}

export const TYPE_NAMES: { readonly [type in RoomType]: string } = {
  living: 'living',
  sleeping: 'sleeping',
  food: 'food',
  utility: 'utility',
  outdoor: 'outdoor',
  activity: 'activity',
  downstairs: 'downstairs',
  corridor: 'corridor',
};

const always = (): boolean => true;
const later = ({ edition }: CastlesOptions): boolean => edition === 'collectors';

function favor(id: string, name: string, measure: Favor['measure'], inPlay = always as Favor['inPlay']): Favor {
  return { id, name, measure, inPlay };
}

export const FAVORS: readonly Favor[] = [
  ...ROOM_TYPES.map((type) => favor(`rooms-${type}`, `Most ${TYPE_NAMES[type]} rooms`, (holdings) => roomsOfType(holdings, type))),
  ...ROOM_TYPES.map((type) =>
    favor(`feet-${type}`, `Most square feet of ${TYPE_NAMES[type]} rooms`, (holdings) =>
      squareFeet(holdings, (tile) => tile.type === type),
    ),
  ),
  favor('small', 'Most small rooms', (holdings) => countTiles(holdings, isSmall)),
  favor('large', 'Most large rooms', (holdings) => countTiles(holdings, isLarge)),
  favor('external-entrances', 'Most external entrances', externalEntrancesOf),
  favor('completed', 'Most completed rooms', completedRooms),
  favor('incomplete', 'Most incomplete rooms', (holdings) => holdings.plan.rooms.length - completedRooms(holdings)),
  favor('square', 'Most square rooms', (holdings) => countTiles(holdings, isSquare)),
  favor('round', 'Most round rooms', (holdings) => countTiles(holdings, isRound)),
  favor('money', 'Most money', ({ money }) => money),
  favor('no-swan', 'Most rooms without a swan', roomsWithoutSwan, (options) => later(options) || options.secretRooms),
  favor('courtyards', 'Most courtyards', courtyardsOf, (options) => later(options) || hasSecrets(options)),
  favor('total-rooms', 'Most rooms', ({ plan }) => plan.rooms.length, later),
  favor('longest-path', 'Longest path of rooms', longestWalk, later),
  favor(
    'swan-tokens',
    'Most swan tokens',
    ({ swanTokens }) => swanTokens,
    ({ swans }) => swans,
  ),
  favor(
    'tower-rooms',
    'Most tower rooms',
    (holdings) => countTiles(holdings, isTower),
    ({ towers }) => towers,
  ),
  favor('moats', 'Most moats', moatSections, ({ moats }) => moats),
];

const byId = new Map(FAVORS.map((row) => [row.id, row]));

export function favorOf(id: string): Favor {
  const found = byId.get(id);
  if (!found) throw new Error(`unknown favor "${id}"`);
  return found;
}

/** Never both on the table (C-3.4). */
export const RIVAL_FAVORS: readonly [string, string] = ['completed', 'incomplete'];
