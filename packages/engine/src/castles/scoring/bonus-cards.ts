import { ROOM_SIZES, ROOM_TYPES } from '../data/room.ts';
import { MOST_MOATS } from '../expansions/moats/moat-ring.ts';
import type { CastlesOptions } from '../options.ts';
import { isStackedRoom, type Tile } from '../tiles.ts';
import {
  completedRooms,
  countTiles,
  courtyardsOf,
  differentSizes,
  differentTypes,
  externalEntrancesOf,
  type Holdings,
  isHallway,
  isRound,
  isSquare,
  isStairs,
  isTower,
  swanRooms,
} from './holdings.ts';

/** What a bonus card can count besides the castle: known only when the game is scored. */
export interface Ending {
  /** Favors won by this player alone: those on the table and those of a decree. */
  readonly favorsWonAlone: number;
  /** Own rooms whose stack is empty. */
  readonly depletedRooms: number;
  readonly lastMasterBuilder: boolean;
}

export interface BonusCard {
  readonly id: string;
  readonly points: (holdings: Holdings, ending: Ending) => number;
  /** Which rooms it counts by what is printed on them, so that it can be said of any room; `null` where it counts something else. */
  readonly counts: ((room: Tile) => boolean) | null;
  /** Others are replaced when drawn (C-3.4). */
  readonly inPlay: (options: CastlesOptions) => boolean;
  /** Means nothing in a solo game (C-8.1). */
  readonly needsRivals: boolean;
}

const always = (): boolean => true;
const later = ({ edition }: CastlesOptions): boolean => edition === 'collectors';

const SIZES_WANTED = 10;
const TYPE_POINTS: { readonly [type in (typeof ROOM_TYPES)[number]]: number } = {
  living: 2,
  sleeping: 3,
  food: 3,
  utility: 2,
  outdoor: 2,
  activity: 2,
  downstairs: 2,
  corridor: 1,
};

function card(id: string, points: BonusCard['points'], inPlay = always as BonusCard['inPlay']): BonusCard {
  return { id, points, counts: null, inPlay, needsRivals: false };
}

function cardPerRoom(id: string, each: number, counts: (room: Tile) => boolean, inPlay = always as BonusCard['inPlay']): BonusCard {
  return { ...card(id, (holdings) => each * countTiles(holdings, counts), inPlay), counts };
}

function cardAmongRivals(...row: Parameters<typeof card>): BonusCard {
  return { ...card(...row), needsRivals: true };
}

export const BONUS_CARDS: readonly BonusCard[] = [
  card('sizes', (holdings) => (differentSizes(holdings) >= SIZES_WANTED ? 8 : 0)),
  card('types', (holdings) => (differentTypes(holdings) === ROOM_TYPES.length ? 7 : 0)),
  card('hallways', (holdings) => countTiles(holdings, isHallway)),
  card('stairs', (holdings) => 2 * countTiles(holdings, isStairs)),
  card('external-entrances', (holdings) => Math.floor(externalEntrancesOf(holdings) / 2)),
  card('completed', (holdings) => Math.floor(completedRooms(holdings) / 2)),
  cardPerRoom('square', 1, isSquare),
  cardPerRoom('round', 1, isRound),
  card('money', ({ money }) => Math.floor(money / 5000)),
  card('courtyards', courtyardsOf, later),
  cardAmongRivals('favors-won', (_, { favorsWonAlone }) => 4 * favorsWonAlone, later),
  card('depleted', (_, { depletedRooms }) => depletedRooms, later),
  cardAmongRivals('last-master-builder', (_, { lastMasterBuilder }) => (lastMasterBuilder ? 7 : 0), later),
  card('swan-rooms', swanRooms, later),
  card(
    'moats',
    ({ plan }) => 3 * Math.min(plan.moats, MOST_MOATS),
    (options) => later(options) && options.moats,
  ),
  cardPerRoom('towers', 3, isTower, ({ towers }) => towers),
  ...ROOM_TYPES.map((type) => cardPerRoom(`type-${type}`, TYPE_POINTS[type], (room) => room.type === type)),
  ...ROOM_SIZES.filter((size) => size !== 325).map((size) =>
    cardPerRoom(`size-${size}`, size <= 300 ? 2 : 3, (room) => isStackedRoom(room) && room.size === size),
  ),
];

const byId = new Map(BONUS_CARDS.map((row) => [row.id, row]));

export function bonusCardOf(id: string): BonusCard {
  const found = byId.get(id);
  if (!found) throw new Error(`unknown bonus card "${id}"`);
  return found;
}
