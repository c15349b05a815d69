import { accept, expected, object, oneOf, optional, ownTileLibrary, ownTileName, reject, type Schema, text } from '../kernel/index.ts';
import type { Bubble, Tile } from './data/tiles.ts';
import { COLOURS, type Colour, ROOM_TYPES, TILE_TYPES } from './data/vocabulary.ts';

const colour = oneOf(...COLOURS);

const reward: Schema<readonly [Colour, Colour]> = {
  check: (value, path) =>
    Array.isArray(value) && value.length === 2 && value.every((each) => colour.check(each).ok)
      ? accept([value[0], value[1]] as [Colour, Colour])
      : expected({ code: 'list' }, value, path),
  json: { type: 'array', items: colour.json },
};

const BUBBLES: { readonly [item in Bubble['item']]: Schema<Bubble> } = {
  swan: object({ item: oneOf('swan'), colour }),
  room: object({ item: oneOf('room'), type: oneOf(...ROOM_TYPES) }),
  favor: object({ item: oneOf('favor') }),
};

const bubble: Schema<Bubble> = {
  check(value, path) {
    const item: unknown = typeof value === 'object' && value !== null && 'item' in value ? value.item : undefined;
    const known = oneOf('swan', 'room', 'favor').check(item, path ? `${path}.item` : 'item');
    return known.ok ? BUBBLES[known.value].check(value, path) : known;
  },
  json: { anyOf: Object.values(BUBBLES).map(({ json }) => json) },
};

const described = object({
  name: ownTileName,
  type: oneOf(...TILE_TYPES),
  sides: text(4),
  reward: optional(reward),
  bubble: optional(bubble),
});

/** A tile that somebody describes as it is printed: the fields of a tile of the game. */
export type OwnTile = Omit<Tile, 'id'> & { readonly name: string };

const ownTile: Schema<OwnTile> = {
  check(value, path) {
    const checked = described.check(value, path);
    if (!checked.ok) return checked;
    const { type, sides } = checked.value;
    const fits = /^[RYGBP*-]{4}$/.test(sides) && sides !== '----' && (type !== 'stairs' || /^[^-].[^-].$/.test(sides));
    return fits ? accept(checked.value as OwnTile) : reject('no-sides', { sides }, path && `${path}.sides`);
  },
  json: described.json,
};

function bubbleCode(each: Bubble): string {
  if (each.item === 'swan') return `swan:${each.colour}`;
  return each.item === 'room' ? `room:${each.type}` : each.item;
}

function extraFrom(code: string): object {
  const [item, about] = code.split(':');
  if (item === 'swan') return { bubble: { item, colour: about } };
  if (item === 'room') return { bubble: { item, type: about } };
  return item === 'favor' ? { bubble: { item } } : { reward: [...item] };
}

/** `own/Map Room/living/YR--`; after it what a hallway gives (`RY`) or a utility room counts (`swan:R`, `room:food`, `favor`). */
export const ownTiles = ownTileLibrary<OwnTile>(
  'palace',
  ownTile,
  ({ type, sides, reward: given, bubble: counted }) => [
    type,
    sides,
    ...(given ? [given.join('')] : []),
    ...(counted ? [bubbleCode(counted)] : []),
  ],
  ([type, sides, ...extras]) => ({ type, sides, ...Object.assign({}, ...extras.map(extraFrom)) }),
);
