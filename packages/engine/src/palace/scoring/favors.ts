import { placings, type Seat } from '../../kernel/index.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import { COLOURS, type Colour, TILE_TYPES, type TileType } from '../data/vocabulary.ts';
import type { Palace } from '../geometry/board.ts';
import { type Player, secretCount, swanCount } from '../table/state.ts';

export type FavorId = string;

export type Measure =
  | { readonly item: 'tiles'; readonly type: TileType }
  | { readonly item: 'swans'; readonly colour: Colour }
  | { readonly item: 'secret-swans' }
  | { readonly item: 'all-swans' }
  | { readonly item: 'blueprint-rooms' }
  | { readonly item: 'blueprint-favors' };

export interface Favor {
  readonly id: FavorId;
  readonly wants: 'most' | 'fewest';
  readonly measure: Measure;
  readonly points: number;
}

const TILE_MEASURES: readonly Measure[] = TILE_TYPES.map((type) => ({ item: 'tiles', type }));
const SWAN_MEASURES: readonly Measure[] = COLOURS.map((colour) => ({ item: 'swans', colour }));

type Row = readonly [wants: Favor['wants'], measure: Measure, points: number];

/** House-made list within the families of the rulebook. P-19.4 */
const ROWS: readonly Row[] = [
  ...TILE_MEASURES.map((measure): Row => ['most', measure, 12]),
  ...TILE_MEASURES.map((measure): Row => ['fewest', measure, 8]),
  ...SWAN_MEASURES.map((measure): Row => ['most', measure, 10]),
  ...SWAN_MEASURES.map((measure): Row => ['fewest', measure, 8]),
  ['most', { item: 'secret-swans' }, 10],
  ['most', { item: 'all-swans' }, 12],
  ['fewest', { item: 'all-swans' }, 12],
  ['most', { item: 'blueprint-rooms' }, 10],
  ['fewest', { item: 'blueprint-rooms' }, 8],
  ['most', { item: 'blueprint-favors' }, 10],
];

export const FAVORS: readonly Favor[] = ROWS.map(([wants, measure, points], index) => ({
  id: `F${String(index + 1).padStart(2, '0')}`,
  wants,
  measure,
  points,
}));

const byId: ReadonlyMap<FavorId, Favor> = new Map(FAVORS.map((favor) => [favor.id, favor]));

export function favorOf(id: FavorId): Favor {
  const favor = byId.get(id);
  if (!favor) throw new Error(`there is no favor ${id}`);
  return favor;
}

export interface Holdings {
  readonly palace: Palace;
  readonly players: readonly Player[];
}

type Amounts = { readonly [I in Measure['item']]: (table: Holdings, seat: Seat, measure: Extract<Measure, { item: I }>) => number };

const AMOUNTS: Amounts = {
  tiles: ({ palace }, seat, { type }) => tilesOwned(palace, seat, type),
  swans: ({ players }, seat, { colour }) => players[seat].swans[colour] + secretCount(players[seat], colour),
  'secret-swans': ({ players }, seat) => players[seat].secret.length,
  'all-swans': ({ players }, seat) => swanCount(players[seat]),
  'blueprint-rooms': ({ players }, seat) => slotsWith(players[seat], 'room'),
  'blueprint-favors': ({ players }, seat) => slotsWith(players[seat], 'favor'),
};

export function amountOf(table: Holdings, seat: Seat, measure: Measure): number {
  const amount = AMOUNTS[measure.item] as (table: Holdings, seat: Seat, measure: Measure) => number;
  return amount(table, seat, measure);
}

/** Tiles put into the palace, complete or not: also the counter of a blueprint row. P-12.6 */
export function tilesOwned(palace: Palace, seat: Seat, type: TileType): number {
  let count = 0;
  for (const { owner, tile } of palace.tiles) if (owner === seat && tileOf(tile).type === type) count++;
  return count;
}

export function ownTiles(palace: Palace, seat: Seat, type: TileType): TileId[] {
  return palace.tiles.filter(({ owner, tile }) => owner === seat && tileOf(tile).type === type).map(({ tile }) => tile);
}

function slotsWith(player: Player, kind: 'room' | 'favor'): number {
  return player.slots.filter((slot) => slot?.kind === kind).length;
}

/** Alone at the top, tied there, or beaten, for every seat. P-15.6 */
export function contest(favor: Favor, table: Holdings): readonly ('won' | 'tied' | 'lost')[] {
  const sign = favor.wants === 'most' ? 1 : -1;
  const amounts = table.players.map((_, seat) => sign * amountOf(table, seat, favor.measure));
  return placings(amounts, []).map(({ place, tied }) => (place > 1 ? 'lost' : tied > 1 ? 'tied' : 'won'));
}
