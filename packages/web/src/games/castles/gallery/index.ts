import { drawTile } from '@luftschloss/drawing';
import {
  BONUS_CARDS,
  DECREE_IDS,
  FAVOR_POINTS,
  FAVORS,
  isSecretRoom,
  ROOM_SIZES,
  ROOM_TYPES,
  ROOMS,
  type Tile,
} from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { builtIn, type Collection, type Counted, type Filter, type GalleryIn, type Piece } from '../../../gallery/collection.ts';
import { roomLines } from '../../../gallery/room-words.ts';
import numbers from './counted.json' with { type: 'json' };

export const counted: Counted = numbers;

const TOWER_SIZE = 325;
const USUAL_CELL = 36;
const BONUS_KINDS = ['connected', 'adjacent', 'each', 'none'] as const;

/** Rooms are drawn with smaller cells instead of being shrunk: then letters that no longer fit are left out. */
function drawnRoom(id: string, language: Language): NonNullable<Piece['draw']> {
  return (theme, widest, prefix) => {
    const draw = (cellSize: number): string => drawTile(id, { theme, language, cellSize, prefix });
    const usual = draw(USUAL_CELL);
    const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(usual)?.[1] ?? 0);
    return width <= widest ? usual : draw(Math.floor((USUAL_CELL * widest) / width));
  };
}

function roomPiece(room: Tile, language: Language): Piece {
  const editions = room.origin === 'first' ? ['first', 'collectors'] : isSecretRoom(room) ? ['secrets', 'collectors'] : ['collectors'];
  return {
    id: room.id,
    name: language.term('castles.room', room.id),
    lines: roomLines(language, room),
    house: room.origin === 'house',
    facets: {
      size: [String(room.size)],
      type: [room.type],
      edition: editions,
      bonus: [room.bonus?.kind ?? 'none'],
      origin: [room.origin],
    },
    draw: drawnRoom(room.id, language),
    rule: room.size === TOWER_SIZE ? 'tower-rooms' : room.bonus ? room.bonus.kind : 'points-order',
    built: builtIn(counted, 'rooms', room.id),
  };
}

function roomFilters({ words, term }: Language): Filter[] {
  const { gallery } = words;
  return [
    { id: 'size', title: gallery.size(), values: ROOM_SIZES.map((size) => ({ id: String(size), name: String(size) })) },
    { id: 'type', title: gallery.type(), values: ROOM_TYPES.map((type) => ({ id: type, name: term('castles.type', type) })) },
    {
      id: 'edition',
      title: gallery.edition(),
      values: [
        { id: 'first', name: term('castles.optionChoice', 'edition.first') },
        { id: 'secrets', name: term('castles.option', 'secretRooms') },
        { id: 'collectors', name: term('castles.optionChoice', 'edition.collectors') },
      ],
    },
    { id: 'bonus', title: gallery.bonus(), values: BONUS_KINDS.map((kind) => ({ id: kind, name: gallery.bonuses[kind]() })) },
    {
      id: 'origin',
      title: gallery.origin(),
      values: [
        { id: 'first', name: gallery.printed() },
        { id: 'house', name: gallery.houseMade() },
      ],
    },
  ];
}

/** Which clause says what a favor or a bonus card counts, where it is not plain from its name. */
const COUNTS: { readonly [id: string]: string } = {
  small: 'sizes',
  large: 'sizes',
  square: 'sizes',
  round: 'sizes',
  'external-entrances': 'external-entrances',
  completed: 'completed-rooms',
  incomplete: 'completed-rooms',
  courtyards: 'courtyards',
  'no-swan': 'swan-rooms',
  'swan-rooms': 'swan-rooms',
  'longest-path': 'longest-path',
  'swan-tokens': 'swan-tokens',
  'tower-rooms': 'tower-rooms',
  towers: 'tower-rooms',
  moats: 'moat-counts',
  depleted: 'depleted',
  'favors-won': 'favors',
};

function countedBy(id: string, otherwise: string): string {
  return COUNTS[id] ?? (id.startsWith('feet-') ? 'square-feet' : otherwise);
}

/** Values of cards that are our own. */
const HOUSE_CARDS = ['towers'];

/** Everything that Castles is made of. */
export const gallery: GalleryIn = (language) => {
  const { words, term } = language;
  const say = words.gallery;
  const byName = (a: Piece, b: Piece): number => a.name.localeCompare(b.name, language.id);
  const rooms = ROOMS.toSorted((a, b) => a.size - b.size).map((room) => roomPiece(room, language));
  const card = { house: false, facets: {}, lines: [] } as const;
  const collections: Collection[] = [
    { id: 'rooms', title: say.kind.rooms(), filters: roomFilters(language), pieces: rooms },
    { id: 'towers', title: say.kind.towers(), filters: [], pieces: rooms.filter(({ facets }) => facets['size'][0] === String(TOWER_SIZE)) },
    {
      id: 'cards',
      title: say.kind.cards(),
      filters: [],
      pieces: BONUS_CARDS.map(({ id }) => ({
        ...card,
        id,
        name: term('castles.card', id),
        house: HOUSE_CARDS.includes(id),
        rule: countedBy(id, 'bonus-cards'),
        built: builtIn(counted, 'cards', id),
      })),
    },
    {
      id: 'favors',
      title: say.kind.favors(),
      filters: [],
      pieces: FAVORS.map(({ id }) => ({
        ...card,
        id,
        name: term('castles.favor', id),
        lines: [say.favorPoints({ points: FAVOR_POINTS })],
        rule: countedBy(id, 'favors'),
        built: null,
      })),
    },
    {
      id: 'decrees',
      title: say.kind.decrees(),
      filters: [],
      pieces: DECREE_IDS.map((id) => ({
        ...card,
        id,
        name: term('castles.decree', id),
        lines: [term('castles-table.decreeText', id)],
        rule: 'decrees-dealt',
        built: builtIn(counted, 'decrees', id),
      })).toSorted(byName),
    },
  ];
  return collections;
};
