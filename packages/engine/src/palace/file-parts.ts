import { accept, expected, integer, list, nullable, type ObjectOf, object, oneOf, optional, type Schema } from '../kernel/index.ts';
import { MOAT_SUPPLY, SLOTS, TABLE } from './data/constants.ts';
import { findTile, type TileId } from './data/tiles.ts';
import { COLOURS, type Colour } from './data/vocabulary.ts';
import { boardOf, type Palace } from './geometry/board.ts';
import { cellIndex } from './geometry/cells.ts';
import { FAVORS } from './scoring/favors.ts';
import { NO_SWANS, type Player, type Slot } from './table/state.ts';

/** What files about a palace are made of. */

/** Tiles of one's own describe themselves in their ids. */
const LONGEST_TILE_ID = 120;

/** One of the game, or one that its id describes. */
export const tile: Schema<TileId> = {
  check(value, path) {
    if (typeof value === 'string' && value.length <= LONGEST_TILE_ID && findTile(value)) return accept(value);
    return expected({ code: 'known-name' }, value, path);
  },
  json: { type: 'string', maxLength: LONGEST_TILE_ID },
};
export const favor = oneOf(...FAVORS.map(({ id }) => id));
export const x = integer(TABLE.minX, TABLE.maxX);
export const y = integer(TABLE.minY, TABLE.maxY);
export const moat = optional(list(object({ x, y }), MOAT_SUPPLY));
const swanNumber = optional(integer(0, 300));

/** What lies before a player. A slot holds the id of a favor, the word `room`, or nothing. */
export const belongings = {
  swans: optional(object({ R: swanNumber, Y: swanNumber, G: swanNumber, B: swanNumber, P: swanNumber })),
  secret: optional(list(oneOf(...COLOURS), 15)),
  slots: optional(list(nullable(oneOf('room', ...FAVORS.map(({ id }) => id))), SLOTS.length)),
};
type Belongings = ObjectOf<typeof belongings>;

/** Tiles are complete as they lie. P-4.3 */
export function withCompletion(palace: Palace): Palace {
  const { loose } = boardOf(palace);
  return { ...palace, tiles: palace.tiles.map((placed) => ({ ...placed, complete: loose[cellIndex(placed.x, placed.y)] === 0 })) };
}

export function playerFrom({ swans = {}, secret = [], slots = [] }: Belongings): Player {
  const counts = { ...NO_SWANS, ...(swans as { [C in Colour]?: number }) };
  return { swans: counts, secret, slots: SLOTS.map((_, slot) => slotFrom(slots[slot] ?? null)) };
}

function slotFrom(content: string | null): Slot | null {
  if (content === null) return null;
  return content === 'room' ? { kind: 'room', tile: '' } : { kind: 'favor', favor: content };
}
