import { bestSets } from '../../common/sets.ts';
import type { Fact, ScoreLine, Seat } from '../../kernel/index.ts';
import {
  ACTIVITY_POINTS,
  COLUMN_POINTS,
  ROW_COUNT,
  ROW_POINTS,
  SET_POINTS,
  SLOT_POINTS,
  STAIRS_POINTS,
  TRACKED_TYPES,
  UTILITY_POINTS,
} from '../data/constants.ts';
import { type Bubble, type TileId, tileOf } from '../data/tiles.ts';
import { COLOURS, type TileType } from '../data/vocabulary.ts';
import { cellarOf } from '../geometry/downstairs.ts';
import { hasAbility } from '../table/blueprint.ts';
import { type Player, secretCount } from '../table/state.ts';
import { amountOf, contest, type FavorId, favorOf, type Holdings, ownTiles, tilesOwned } from './favors.ts';

/** What the score is made from; a running game has it, and so has a file with a finished palace. */
export interface ScoredTable extends Holdings {
  readonly publicFavors: readonly FavorId[];
}

export const CATEGORIES = ['blueprint', 'stairs', 'utility', 'activity', 'swan-sets', 'favors'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Points with the tiles that they are about. */
export interface CountedLine extends ScoreLine {
  readonly tiles: readonly TileId[];
}

type Scorer = (table: ScoredTable, seat: Seat) => readonly Omit<CountedLine, 'category'>[];

const SCORERS: { readonly [C in Category]: Scorer } = {
  blueprint: (table, seat) => [...slotPoints(table, seat), ...rowPoints(table, seat), ...columnPoints(table, seat)],
  stairs(table, seat) {
    const tiles = cellarOf(table.palace, seat);
    const rooms = tiles.length;
    return rooms > 0 ? [{ points: rooms * STAIRS_POINTS, reason: { code: 'stairs', params: { rooms } }, tiles }] : [];
  },
  utility: utilityPoints,
  activity: (table, seat) =>
    completed(table, seat, 'activity').map((tile) => ({
      points: ACTIVITY_POINTS,
      reason: { code: 'activity', params: { tile } },
      tiles: [tile],
    })),
  'swan-sets': swanSets,
  favors: favorPoints,
};

/** Every point with its reason. P-15 */
export function scoreLines(table: ScoredTable, seat: Seat): ScoreLine[] {
  return countedLines(table, seat).map(({ tiles: _, ...line }) => line);
}

/** The same with the tiles that each line counts. */
export function countedLines(table: ScoredTable, seat: Seat): CountedLine[] {
  return CATEGORIES.flatMap((category) => countedIn(table, seat, category));
}

export function countedIn(table: ScoredTable, seat: Seat, category: Category): CountedLine[] {
  return SCORERS[category](table, seat).map((line) => ({ category, ...line }));
}

function completed({ palace }: ScoredTable, seat: Seat, type: TileType): string[] {
  return palace.tiles
    .filter(({ owner, complete, tile }) => owner === seat && complete && tileOf(tile).type === type)
    .map(({ tile }) => tile);
}

function slotPoints({ players }: ScoredTable, seat: Seat): ReturnType<Scorer> {
  return hasAbility(players[seat], 'ten-points') ? [{ points: SLOT_POINTS, reason: { code: 'slot' }, tiles: [] }] : [];
}

/** P-15.1: once for each type, however many. */
function rowPoints({ palace }: ScoredTable, seat: Seat): ReturnType<Scorer> {
  return TRACKED_TYPES.filter((type) => tilesOwned(palace, seat, type) >= ROW_COUNT).map((type) => ({
    points: ROW_POINTS,
    reason: { code: 'row', params: { count: ROW_COUNT, type } },
    tiles: ownTiles(palace, seat, type),
  }));
}

function columnPoints({ palace }: ScoredTable, seat: Seat): ReturnType<Scorer> {
  const fewest = Math.min(...TRACKED_TYPES.map((type) => tilesOwned(palace, seat, type)));
  return COLUMN_POINTS.slice(0, fewest).map((points, column) => ({
    points,
    reason: { code: 'column', params: { count: column + 1 } },
    tiles: TRACKED_TYPES.flatMap((type) => ownTiles(palace, seat, type).slice(column, column + 1)),
  }));
}

const BUBBLES: {
  readonly [I in Bubble['item']]: (
    table: ScoredTable,
    seat: Seat,
    bubble: Extract<Bubble, { item: I }>,
  ) => [items: number, Fact, tiles: readonly TileId[]];
} = {
  swan(table, seat, { colour }) {
    const count = amountOf(table, seat, { item: 'swans', colour });
    return [count, { code: 'utility-swans', params: { count, colour } }, []];
  },
  room(table, seat, { type }) {
    const tiles = ownTiles(table.palace, seat, type);
    return [tiles.length, { code: 'utility-rooms', params: { count: tiles.length, type } }, tiles];
  },
  favor(table, seat) {
    const count = amountOf(table, seat, { item: 'blueprint-favors' });
    return [count, { code: 'utility-favors', params: { count } }, []];
  },
};

/** P-15.3 */
function utilityPoints(table: ScoredTable, seat: Seat): ReturnType<Scorer> {
  return completed(table, seat, 'utility').flatMap((tile) => {
    const { bubble } = tileOf(tile);
    if (!bubble) return [];
    const count = BUBBLES[bubble.item] as (table: ScoredTable, seat: Seat, bubble: Bubble) => [number, Fact, readonly TileId[]];
    const [items, reason, tiles] = count(table, seat, bubble);
    return items > 0 ? [{ points: items * UTILITY_POINTS, reason, tiles: [tile, ...tiles] }] : [];
  });
}

export function swanCounts(player: Player): number[] {
  return COLOURS.map((colour) => player.swans[colour] + secretCount(player, colour));
}

export function setPoints(counts: readonly number[]): number {
  return bestSets(counts, SET_POINTS).points;
}

/** P-15.5 */
function swanSets({ players }: ScoredTable, seat: Seat): ReturnType<Scorer> {
  const { bySize } = bestSets(swanCounts(players[seat]), SET_POINTS);
  return bySize
    .map((sets, size) => ({
      points: sets * SET_POINTS[size],
      reason: { code: size === 1 ? 'single-swans' : 'swan-sets', params: { sets, size } },
      tiles: [],
    }))
    .filter(({ points }) => points > 0)
    .reverse();
}

/** P-15.6 */
function favorPoints(table: ScoredTable, seat: Seat): ReturnType<Scorer> {
  return [
    ...table.publicFavors.flatMap((favor) => favorLine(table, seat, favor, 'public')),
    ...ownFavors(table.players[seat]).flatMap((favor) => favorLine(table, seat, favor, 'own')),
  ];
}

export function ownFavors({ slots }: Player): FavorId[] {
  return slots.flatMap((slot) => (slot?.kind === 'favor' && slot.favor !== null ? [slot.favor] : []));
}

export function favorLine(table: ScoredTable, seat: Seat, favor: FavorId, whose: 'public' | 'own'): ReturnType<Scorer> {
  const { measure, points } = favorOf(favor);
  const outcome = contest(favorOf(favor), table)[seat];
  const scores = outcome === 'won' || (outcome === 'tied' && hasAbility(table.players[seat], 'tied-favors'));
  if (!scores) return [];
  const tiles = measure.item === 'tiles' ? ownTiles(table.palace, seat, measure.type) : [];
  return [{ points, reason: { code: FAVOR_REASONS[whose][outcome], params: { favor } }, tiles }];
}

const FAVOR_REASONS = {
  public: { won: 'public-favor', tied: 'public-favor-tied', lost: '' },
  own: { won: 'own-favor', tied: 'own-favor-tied', lost: '' },
} as const;
