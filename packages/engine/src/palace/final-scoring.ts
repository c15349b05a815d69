import { bestSets } from '../common/sets.ts';
import type { ScoreLine, Seat } from '../kernel/index.ts';
import { hasAbility } from './blueprint.ts';
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
} from './constants.ts';
import { cellarOf } from './downstairs.ts';
import { amountOf, contest, type FavorId, favorOf, favorText, type Holdings, tilesOwned } from './favors.ts';
import { type Player, secretCount } from './state.ts';
import { type Bubble, tileOf } from './tiles.ts';
import { COLOUR_NAMES, COLOURS, type TileType, TYPE_NAMES } from './vocabulary.ts';

/** What the score is made from; a running game has it, and so has a file with a finished palace. */
export interface ScoredTable extends Holdings {
  readonly publicFavors: readonly FavorId[];
}

export const CATEGORIES = ['Blueprint', 'Stairs', 'Utility', 'Activity', 'Swan sets', 'Favors'] as const;
export type Category = (typeof CATEGORIES)[number];

type Scorer = (table: ScoredTable, seat: Seat) => readonly Omit<ScoreLine, 'category'>[];

const SCORERS: { readonly [C in Category]: Scorer } = {
  Blueprint: (table, seat) => [...slotPoints(table, seat), ...rowPoints(table, seat), ...columnPoints(table, seat)],
  Stairs(table, seat) {
    const rooms = cellarOf(table.palace, seat).length;
    return rooms > 0 ? [{ points: rooms * STAIRS_POINTS, reason: `${many(rooms, 'downstairs room')} reached by completed stairs` }] : [];
  },
  Utility: utilityPoints,
  Activity: (table, seat) =>
    completed(table, seat, 'activity').map((tile) => ({ points: ACTIVITY_POINTS, reason: `completed activity room ${tile}` })),
  'Swan sets': swanSets,
  Favors: favorPoints,
};

/** Every point with its reason. P-15 */
export function scoreLines(table: ScoredTable, seat: Seat): ScoreLine[] {
  return CATEGORIES.flatMap((category) => SCORERS[category](table, seat).map((line) => ({ category, ...line })));
}

function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function completed({ palace }: ScoredTable, seat: Seat, type: TileType): string[] {
  return palace.tiles
    .filter(({ owner, complete, tile }) => owner === seat && complete && tileOf(tile).type === type)
    .map(({ tile }) => tile);
}

function slotPoints({ players }: ScoredTable, seat: Seat): ReturnType<Scorer> {
  return hasAbility(players[seat], 'ten-points') ? [{ points: SLOT_POINTS, reason: 'room tile on the slot for ten points' }] : [];
}

/** P-15.1: once for each type, however many. */
function rowPoints({ palace }: ScoredTable, seat: Seat): ReturnType<Scorer> {
  return TRACKED_TYPES.filter((type) => tilesOwned(palace, seat, type) >= ROW_COUNT).map((type) => ({
    points: ROW_POINTS,
    reason: `at least ${ROW_COUNT} tiles of the type ${TYPE_NAMES[type]}`,
  }));
}

function columnPoints({ palace }: ScoredTable, seat: Seat): ReturnType<Scorer> {
  const fewest = Math.min(...TRACKED_TYPES.map((type) => tilesOwned(palace, seat, type)));
  return COLUMN_POINTS.slice(0, fewest).map((points, column) => ({ points, reason: `at least ${column + 1} of every type` }));
}

const BUBBLES: {
  readonly [I in Bubble['item']]: (table: ScoredTable, seat: Seat, bubble: Extract<Bubble, { item: I }>) => [number, string];
} = {
  swan: (table, seat, { colour }) => [amountOf(table, seat, { item: 'swans', colour }), `${COLOUR_NAMES[colour]} swan`],
  room: (table, seat, { type }) => [tilesOwned(table.palace, seat, type), TYPE_NAMES[type]],
  favor: (table, seat) => [amountOf(table, seat, { item: 'blueprint-favors' }), 'favor'],
};

/** P-15.3 */
function utilityPoints(table: ScoredTable, seat: Seat): ReturnType<Scorer> {
  return completed(table, seat, 'utility').flatMap((tile) => {
    const { bubble } = tileOf(tile);
    if (!bubble) return [];
    const [items, name] = (BUBBLES[bubble.item] as (table: ScoredTable, seat: Seat, bubble: Bubble) => [number, string])(
      table,
      seat,
      bubble,
    );
    return items > 0 ? [{ points: items * UTILITY_POINTS, reason: `${many(items, name)} for utility room ${tile}` }] : [];
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
    .map((sets, size) => ({ points: sets * SET_POINTS[size], reason: setText(sets, size) }))
    .filter(({ points }) => points > 0)
    .reverse();
}

function setText(sets: number, size: number): string {
  return size === 1 ? many(sets, 'single swan') : `${many(sets, 'set')} of ${size} colours`;
}

/** P-15.6 */
function favorPoints(table: ScoredTable, seat: Seat): ReturnType<Scorer> {
  const own = table.players[seat].slots.flatMap((slot) => (slot?.kind === 'favor' && slot.favor !== null ? [slot.favor] : []));
  return [
    ...table.publicFavors.flatMap((favor) => favorLine(table, seat, favor, 'public')),
    ...own.flatMap((favor) => favorLine(table, seat, favor, 'own')),
  ];
}

function favorLine(table: ScoredTable, seat: Seat, favor: FavorId, whose: string): ReturnType<Scorer> {
  const outcome = contest(favorOf(favor), table)[seat];
  const scores = outcome === 'won' || (outcome === 'tied' && hasAbility(table.players[seat], 'tied-favors'));
  const tie = outcome === 'tied' ? ', tied' : '';
  return scores ? [{ points: favorOf(favor).points, reason: `${whose} favor: ${favorText(favor)}${tie}` }] : [];
}
