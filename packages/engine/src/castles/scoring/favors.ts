import { ROOM_TYPES } from '../data/room.ts';
import { type CastlesOptions, hasSecrets } from '../options.ts';
import {
  completedRooms,
  countTiles,
  courtyardsOf,
  externalEntrancesOf,
  type Holdings,
  incompleteRooms,
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
  totalRooms,
} from './holdings.ts';

/** A king's favor: who has most of something. One row each. */
export interface Favor {
  readonly id: string;
  readonly measure: (holdings: Holdings) => number;
  /** Others are replaced when drawn (C-3.4). */
  readonly inPlay: (options: CastlesOptions) => boolean;
}

const always = (): boolean => true;
const later = ({ edition }: CastlesOptions): boolean => edition === 'collectors';

function favor(id: string, measure: Favor['measure'], inPlay = always as Favor['inPlay']): Favor {
  return { id, measure, inPlay };
}

export const FAVORS: readonly Favor[] = [
  ...ROOM_TYPES.map((type) => favor(`rooms-${type}`, (holdings) => roomsOfType(holdings, type))),
  ...ROOM_TYPES.map((type) => favor(`feet-${type}`, (holdings) => squareFeet(holdings, (tile) => tile.type === type))),
  favor('small', (holdings) => countTiles(holdings, isSmall)),
  favor('large', (holdings) => countTiles(holdings, isLarge)),
  favor('external-entrances', externalEntrancesOf),
  favor('completed', completedRooms),
  favor('incomplete', incompleteRooms),
  favor('square', (holdings) => countTiles(holdings, isSquare)),
  favor('round', (holdings) => countTiles(holdings, isRound)),
  favor('money', ({ money }) => money),
  favor('no-swan', roomsWithoutSwan, (options) => later(options) || options.secretRooms),
  favor('courtyards', courtyardsOf, (options) => later(options) || hasSecrets(options)),
  favor('total-rooms', totalRooms, later),
  favor('longest-path', longestWalk, later),
  favor(
    'swan-tokens',
    ({ swanTokens }) => swanTokens,
    ({ swans }) => swans,
  ),
  favor(
    'tower-rooms',
    (holdings) => countTiles(holdings, isTower),
    ({ towers }) => towers,
  ),
  favor('moats', moatSections, ({ moats }) => moats),
];

const byId = new Map(FAVORS.map((row) => [row.id, row]));

export function favorOf(id: string): Favor {
  const found = byId.get(id);
  if (!found) throw new Error(`unknown favor "${id}"`);
  return found;
}

/** Never both on the table (C-3.4). */
export const RIVAL_FAVORS: readonly [string, string] = ['completed', 'incomplete'];
