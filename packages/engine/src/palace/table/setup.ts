import { TURNS } from '../../common/grid.ts';
import { openRng, type RngState, versionMark } from '../../kernel/index.ts';
import {
  FAVORS_LOOKED_AT,
  MOAT_SUPPLY,
  PUBLIC_FAVORS,
  ROW_PRICES,
  SECRET_SWANS_PER_COLOUR,
  SLOTS,
  START_HALLWAYS,
} from '../data/constants.ts';
import { TILES, type TileId } from '../data/tiles.ts';
import { COLOURS, type Colour, type TileType } from '../data/vocabulary.ts';
import type { PlacedTile } from '../geometry/board.ts';
import { RULES_VERSION } from '../rules-version.ts';
import { FAVORS } from '../scoring/favors.ts';
import { fillRow } from './row.ts';
import { known, NO_SWANS, type PalaceState } from './state.ts';

export const SECRET_SWANS: readonly Colour[] = COLOURS.flatMap((colour) => new Array<Colour>(SECRET_SWANS_PER_COLOUR).fill(colour));

function tilesWhere(wanted: (type: TileType) => boolean): TileId[] {
  return TILES.filter(({ type }) => wanted(type)).map(({ id }) => id);
}

export const HALLWAYS: readonly TileId[] = tilesWhere((type) => type === 'hallway');
const STAIRS: readonly TileId[] = tilesWhere((type) => type === 'stairs');
export const ROOMS: readonly TileId[] = tilesWhere((type) => type !== 'hallway' && type !== 'stairs');

/** P-5 */
export function setup(seats: number, rngState: RngState, version: number = RULES_VERSION): PalaceState {
  const rng = openRng(rngState);
  const start = rng.below(seats);
  const rooms = rng.shuffle([...ROOMS]);
  const hallways = rng.shuffle([...HALLWAYS]);
  const tiles: PlacedTile[] = [];
  for (let y = 0; y < START_HALLWAYS; y++) {
    tiles.push({ tile: known(hallways.pop()), x: 0, y, turns: rng.pick(TURNS), owner: null, complete: false });
  }
  const favors = rng.shuffle(FAVORS.map(({ id }) => id));
  const publicFavors = favors.splice(0, PUBLIC_FAVORS[seats]);
  const hands = Array.from({ length: seats }, () => ({ favors: [] as string[], decided: false, kept: null, slot: null }));
  for (let i = 0; i < seats; i++) hands[(start + i) % seats].favors = favors.splice(0, FAVORS_LOOKED_AT);
  const state: PalaceState = {
    ...versionMark(version),
    start,
    turn: { number: 0, seat: start, moatMoves: 0, mustJoin: false },
    palace: { tiles, left: [], right: [], ponds: [] },
    moatSupply: MOAT_SUPPLY,
    row: ROW_PRICES.map(() => null),
    rooms,
    hallways,
    stairs: [...STAIRS].reverse(),
    favors,
    publicFavors,
    bridge: rng.shuffle([...SECRET_SWANS]),
    discarded: [],
    players: Array.from({ length: seats }, () => ({ swans: NO_SWANS, secret: [], slots: SLOTS.map(() => null) })),
    agenda: [{ type: 'deal', hands }],
    ended: null,
    over: false,
    rng: rngState,
  };
  fillRow(state, []);
  return state;
}
