import { build, type Castle, longestPathOf, placedAt, placesOf, planOf, type Tile, TILES } from '@luftschloss/engine/castles';
