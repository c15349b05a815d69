import { rememberLately } from '../../kernel/index.ts';
import { ownTiles } from '../own-tiles.ts';
import type { Colour, RoomType, TileType } from './vocabulary.ts';

export type TileId = string;

/** What a utility room pays for at the end of the game. */
export type Bubble = { readonly item: 'swan'; readonly colour: Colour } | { readonly item: 'room'; readonly type: RoomType } | { readonly item: 'favor' };

/**
 * `sides` are north, east, south, west of the tile as printed: a wall `-`, an entrance with the swan of a colour, or with a grey one `*`. The north side of stairs
 * is the light end, the south side the dark end.
 */
export interface Tile {
  readonly id: TileId;
  readonly type: TileType;
  readonly sides: string;
  readonly reward?: readonly [Colour, Colour];
  readonly bubble?: Bubble;
}

/** House-made, since the faces of the printed tiles are not published: only the numbers of each type are those of the box. P-19.2, P-19.3 */
export const TILES: readonly Tile[] = [
  { id: 'LIV-01', type: 'living', sides: 'YR--' },
  { id: 'LIV-02', type: 'living', sides: 'PB--' },
  { id: 'LIV-03', type: 'living', sides: 'G-B-' },
  { id: 'LIV-04', type: 'living', sides: 'P-R-' },
  { id: 'LIV-05', type: 'living', sides: 'GY-*' },
  { id: 'LIV-06', type: 'living', sides: 'YB-P' },
  { id: 'LIV-07', type: 'living', sides: 'RG-P' },
  { id: 'LIV-08', type: 'living', sides: 'RY-G' },
  { id: 'LIV-09', type: 'living', sides: 'BP-R' },
  { id: 'LIV-10', type: 'living', sides: 'GY-B' },
  { id: 'LIV-11', type: 'living', sides: 'R*-P' },
  { id: 'LIV-12', type: 'living', sides: 'YPBG' },
  { id: 'LIV-13', type: 'living', sides: 'YRBG' },
  { id: 'LIV-14', type: 'living', sides: 'GYPR' },
  { id: 'LIV-15', type: 'living', sides: 'RPBY' },
  { id: 'LIV-16', type: 'living', sides: 'RBGP' },
  { id: 'FOO-01', type: 'food', sides: 'GB--' },
  { id: 'FOO-02', type: 'food', sides: 'PY--' },
  { id: 'FOO-03', type: 'food', sides: 'G-R-' },
  { id: 'FOO-04', type: 'food', sides: 'Y*-B' },
  { id: 'FOO-05', type: 'food', sides: 'GR-P' },
  { id: 'FOO-06', type: 'food', sides: 'RB-Y' },
  { id: 'FOO-07', type: 'food', sides: 'PG-Y' },
  { id: 'FOO-08', type: 'food', sides: 'BP-*' },
  { id: 'FOO-09', type: 'food', sides: 'RG-B' },
  { id: 'FOO-10', type: 'food', sides: 'PBRY' },
  { id: 'FOO-11', type: 'food', sides: 'PYGR' },
  { id: 'FOO-12', type: 'food', sides: 'BRGY' },
  { id: 'SLE-01', type: 'sleeping', sides: 'GY--' },
  { id: 'SLE-02', type: 'sleeping', sides: 'PB--' },
  { id: 'SLE-03', type: 'sleeping', sides: 'R-G-' },
  { id: 'SLE-04', type: 'sleeping', sides: '*B-Y' },
  { id: 'SLE-05', type: 'sleeping', sides: 'RP-G' },
  { id: 'SLE-06', type: 'sleeping', sides: 'YP-B' },
  { id: 'SLE-07', type: 'sleeping', sides: 'BR-Y' },
  { id: 'SLE-08', type: 'sleeping', sides: 'G*-P' },
  { id: 'SLE-09', type: 'sleeping', sides: 'BR-G' },
  { id: 'SLE-10', type: 'sleeping', sides: 'YBPR' },
  { id: 'SLE-11', type: 'sleeping', sides: 'YGRP' },
  { id: 'SLE-12', type: 'sleeping', sides: 'YPGB' },
  { id: 'UTI-01', type: 'utility', sides: 'RP--', bubble: { item: 'swan', colour: 'R' } },
  { id: 'UTI-02', type: 'utility', sides: 'BY--', bubble: { item: 'room', type: 'living' } },
  { id: 'UTI-03', type: 'utility', sides: 'R-G-', bubble: { item: 'swan', colour: 'Y' } },
  { id: 'UTI-04', type: 'utility', sides: 'PG-*', bubble: { item: 'room', type: 'food' } },
  { id: 'UTI-05', type: 'utility', sides: 'BG-Y', bubble: { item: 'swan', colour: 'G' } },
  { id: 'UTI-06', type: 'utility', sides: 'RY-P', bubble: { item: 'room', type: 'sleeping' } },
  { id: 'UTI-07', type: 'utility', sides: 'GY-B', bubble: { item: 'swan', colour: 'B' } },
  { id: 'UTI-08', type: 'utility', sides: '*R-P', bubble: { item: 'room', type: 'utility' } },
  { id: 'UTI-09', type: 'utility', sides: 'BP-Y', bubble: { item: 'swan', colour: 'P' } },
  { id: 'UTI-10', type: 'utility', sides: 'RYGB', bubble: { item: 'room', type: 'activity' } },
  { id: 'UTI-11', type: 'utility', sides: 'GPBR', bubble: { item: 'room', type: 'downstairs' } },
  { id: 'UTI-12', type: 'utility', sides: 'GRBP', bubble: { item: 'favor' } },
  { id: 'ACT-01', type: 'activity', sides: 'YR--' },
  { id: 'ACT-02', type: 'activity', sides: 'PG--' },
  { id: 'ACT-03', type: 'activity', sides: 'B-Y-' },
  { id: 'ACT-04', type: 'activity', sides: '*R-G' },
  { id: 'ACT-05', type: 'activity', sides: 'BP-Y' },
  { id: 'ACT-06', type: 'activity', sides: 'BR-G' },
  { id: 'ACT-07', type: 'activity', sides: 'PG-Y' },
  { id: 'ACT-08', type: 'activity', sides: 'PR-B' },
  { id: 'ACT-09', type: 'activity', sides: 'YG-R' },
  { id: 'ACT-10', type: 'activity', sides: '*B-P' },
  { id: 'ACT-11', type: 'activity', sides: 'PRBY' },
  { id: 'ACT-12', type: 'activity', sides: 'PGRY' },
  { id: 'ACT-13', type: 'activity', sides: 'BYGR' },
  { id: 'ACT-14', type: 'activity', sides: 'PBGY' },
  { id: 'ACT-15', type: 'activity', sides: 'RPGB' },
  { id: 'DWN-01', type: 'downstairs', sides: 'Y---' },
  { id: 'DWN-02', type: 'downstairs', sides: 'P---' },
  { id: 'DWN-03', type: 'downstairs', sides: 'RG--' },
  { id: 'DWN-04', type: 'downstairs', sides: 'BY--' },
  { id: 'DWN-05', type: 'downstairs', sides: 'BG--' },
  { id: 'DWN-06', type: 'downstairs', sides: 'P-R-' },
  { id: 'DWN-07', type: 'downstairs', sides: 'Y-P-' },
  { id: 'DWN-08', type: 'downstairs', sides: 'G-B-' },
  { id: 'DWN-09', type: 'downstairs', sides: 'YR-*' },
  { id: 'DWN-10', type: 'downstairs', sides: 'BP-R' },
  { id: 'DWN-11', type: 'downstairs', sides: 'YR-G' },
  { id: 'DWN-12', type: 'downstairs', sides: 'PB-G' },
  { id: 'DWN-13', type: 'downstairs', sides: 'YP-B' },
  { id: 'DWN-14', type: 'downstairs', sides: 'GR-Y' },
  { id: 'HAL-01', type: 'hallway', sides: 'YGBP', reward: ['R', 'Y'] },
  { id: 'HAL-02', type: 'hallway', sides: 'YGPB', reward: ['R', 'G'] },
  { id: 'HAL-03', type: 'hallway', sides: 'YBGP', reward: ['R', 'B'] },
  { id: 'HAL-04', type: 'hallway', sides: 'GBPR', reward: ['Y', 'G'] },
  { id: 'HAL-05', type: 'hallway', sides: 'GBRP', reward: ['Y', 'B'] },
  { id: 'HAL-06', type: 'hallway', sides: 'GPBR', reward: ['Y', 'P'] },
  { id: 'HAL-07', type: 'hallway', sides: 'BPRY', reward: ['G', 'B'] },
  { id: 'HAL-08', type: 'hallway', sides: 'BPYR', reward: ['G', 'P'] },
  { id: 'HAL-09', type: 'hallway', sides: 'BRPY', reward: ['G', 'R'] },
  { id: 'HAL-10', type: 'hallway', sides: 'PRYG', reward: ['B', 'P'] },
  { id: 'HAL-11', type: 'hallway', sides: 'PRGY', reward: ['B', 'R'] },
  { id: 'HAL-12', type: 'hallway', sides: 'PYRG', reward: ['B', 'Y'] },
  { id: 'HAL-13', type: 'hallway', sides: 'RYGB', reward: ['P', 'R'] },
  { id: 'HAL-14', type: 'hallway', sides: 'RYBG', reward: ['P', 'Y'] },
  { id: 'HAL-15', type: 'hallway', sides: 'RGYB', reward: ['P', 'G'] },
  { id: 'STA-01', type: 'stairs', sides: '*-*-' },
  { id: 'STA-02', type: 'stairs', sides: '*-*-' },
  { id: 'STA-03', type: 'stairs', sides: '*-*-' },
  { id: 'STA-04', type: 'stairs', sides: '*-*-' },
  { id: 'STA-05', type: 'stairs', sides: '*-*-' },
  { id: 'STA-06', type: 'stairs', sides: '*-*-' },
  { id: 'STA-07', type: 'stairs', sides: '*-*-' },
  { id: 'STA-08', type: 'stairs', sides: '*-*-' },
  { id: 'STA-09', type: 'stairs', sides: '*-*-' },
  { id: 'STA-10', type: 'stairs', sides: '*-*-' },
];

const byId: ReadonlyMap<TileId, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

const ownTile = rememberLately((id): Tile | null => {
  const described = ownTiles.describe(id);
  if (!described) return null;
  const { name: _, ...tile } = described;
  return { id, ...tile };
});

/** One of the game, or one that its id describes. */
export function findTile(id: TileId): Tile | null {
  return byId.get(id) ?? ownTile(id);
}

export function tileOf(id: TileId): Tile {
  const tile = findTile(id);
  if (!tile) throw new Error(`there is no palace tile ${id}`);
  return tile;
}
