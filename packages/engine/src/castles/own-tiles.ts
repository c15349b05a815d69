import { SIDES } from '../common/grid.ts';
import {
  accept,
  type Checked,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ownTileLibrary,
  ownTileName,
  reject,
  type Schema,
  text,
} from '../kernel/index.ts';
import { type Bonus, ROOM_SIZES, ROOM_TYPES } from './data/room.ts';
import { outlineOf, shapeOf } from './geometry/shapes.ts';

const BONUS_KINDS = ['connected', 'adjacent', 'each'] as const satisfies readonly Bonus['kind'][];
const points = integer(-20, 20);

const described = object({
  name: ownTileName,
  type: oneOf(...ROOM_TYPES),
  size: oneOf(...ROOM_SIZES),
  points,
  bonus: nullable(object({ kind: oneOf(...BONUS_KINDS), points, types: list(oneOf(...ROOM_TYPES), ROOM_TYPES.length) })),
  entrances: text(200),
  swans: optional(integer(0, 2)),
});

/** A room that somebody describes as it is printed: the fields of a room of the game, and in the first edition the swans on it. */
export type OwnRoom = typeof described extends Schema<infer Room> ? Room : never;

const ownRoom: Schema<OwnRoom> = {
  check(value, path) {
    const checked = described.check(value, path);
    return checked.ok ? entrancesChecked(checked.value, path) : checked;
  },
  json: described.json,
};

/** Entrances lie in walls, each in another one, and none in the fence of an outdoor room (C-1.5, C-1.7). */
function entrancesChecked(room: OwnRoom, path?: string): Checked<OwnRoom> {
  const { type, size, entrances } = room;
  const walls = outlineOf(shapeOf({ id: '', size })).walls.filter(({ y, side }) => !(type === 'outdoor' && y === 0 && side === 0));
  const possible = new Set(walls.map(({ x, y, side }) => `${x},${y}${SIDES[side]}`));
  const named = entrances.split(' ');
  const wrong = named.find((entrance, index) => !possible.has(entrance) || named.indexOf(entrance) !== index);
  return wrong === undefined ? accept(room) : reject('no-entrance-there', { entrance: wrong.slice(0, 20) }, path && `${path}.entrances`);
}

const NONE = '-';

function bonusCode(bonus: OwnRoom['bonus']): string {
  return bonus ? [bonus.kind, bonus.points, bonus.types.join(',')].join(':') : NONE;
}

function bonusFrom(code: string): unknown {
  if (code === NONE) return null;
  const [kind, amount, types] = code.split(':');
  return { kind, points: Number(amount), types: types?.split(',') };
}

/** `own/Attic/living/200/4/connected:2:food,sleeping/0,0N 3,1E`, and swans after it. */
export const ownTiles = ownTileLibrary<OwnRoom>(
  'castles',
  ownRoom,
  ({ type, size, points: printed, bonus, entrances, swans }) => [
    type,
    String(size),
    String(printed),
    bonusCode(bonus),
    entrances,
    ...(swans === undefined ? [] : [String(swans)]),
  ],
  ([type, size, printed, bonus = '', entrances, swans]) => ({
    type,
    size: Number(size),
    points: Number(printed),
    bonus: bonusFrom(bonus),
    entrances,
    ...(swans !== undefined && { swans: Number(swans) }),
  }),
);
