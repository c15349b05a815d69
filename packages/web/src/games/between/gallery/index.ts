import { drawBetweenAttendant, drawBetweenCard, drawBetweenCastle, drawBetweenTile } from '@luftschloss/drawing';
import {
  ATTENDANT_DATA,
  ATTENDANTS,
  BONUS_CARD_IDS,
  isSpecialty,
  isTile,
  REGULAR_TYPES,
  ROOMS,
  type Room,
} from '@luftschloss/engine/between';
import { betweenRule, type Language, plain } from '@luftschloss/words';
import { builtIn, type Counted, type Filter, type GalleryIn, type Piece } from '../../../gallery/collection.ts';
import numbers from './counted.json' with { type: 'json' };

export const counted: Counted = numbers;

const HANGINGS = ['painting', 'swords', 'torch', 'mirror'] as const;

function roomPiece(room: Room, { said, term }: Language): Omit<Piece, 'draw'> {
  return {
    id: room.id,
    name: term('between.room', room.id),
    lines: [term('between.type', room.type), plain(betweenRule(said, room))],
    house: false,
    facets: { type: [room.type], hanging: [room.hanging ?? 'none'] },
    rule: isTile(room.id) ? room.type : 'throne',
    built: builtIn(counted, 'rooms', room.id),
  };
}

function filters({ words, term }: Language): Filter[] {
  const { gallery } = words;
  return [
    { id: 'type', title: gallery.type(), values: REGULAR_TYPES.map((type) => ({ id: type, name: term('between.type', type) })) },
    {
      id: 'hanging',
      title: gallery.hanging(),
      values: [
        ...HANGINGS.map((hanging) => ({ id: hanging, name: term('between.hanging', hanging) })),
        { id: 'none', name: gallery.bonuses.none() },
      ],
    },
  ];
}

/** Everything that Between Two Castles is made of. */
export const gallery: GalleryIn = (language) => {
  const { words, term } = language;
  const say = words.gallery;
  const tile = (room: Room): Piece => ({
    ...roomPiece(room, language),
    draw: (light) => drawBetweenTile(room.id, light, language, 1),
  });
  const throne = (room: Room): Piece => ({
    ...roomPiece(room, language),
    draw: (light, widest) => drawBetweenCastle({ throne: room.id, tiles: [] }, { theme: light, language, bare: true, scale: widest / 676 }),
  });
  return [
    {
      id: 'rooms',
      title: say.kind.rooms(),
      filters: filters(language),
      pieces: ROOMS.filter(({ id }) => isTile(id) && !isSpecialty(id)).map(tile),
    },
    {
      id: 'specialty',
      title: say.kind.specialty(),
      filters: [],
      pieces: ROOMS.filter(({ id }) => isTile(id) && isSpecialty(id)).map(tile),
    },
    { id: 'thrones', title: say.kind.thrones(), filters: [], pieces: ROOMS.filter(({ id }) => !isTile(id)).map(throne) },
    {
      id: 'attendants',
      title: say.kind.attendants(),
      filters: [],
      pieces: ATTENDANTS.map((id) => ({
        id,
        name: term('between.attendant', id),
        lines: [words.between.reasons.attendant({ attendant: id, hanging: ATTENDANT_DATA[id].wants })],
        house: false,
        facets: {},
        draw: (light) => drawBetweenAttendant(id, light),
        rule: 'attendants',
        built: builtIn(counted, 'attendants', id),
      })),
    },
    {
      id: 'cards',
      title: say.kind.cards(),
      filters: [],
      pieces: BONUS_CARD_IDS.map((id) => ({
        id,
        name: term('between.card', id),
        lines: [],
        house: false,
        facets: {},
        draw: (light) => drawBetweenCard(light),
        rule: 'bonus-cards',
        built: builtIn(counted, 'cards', id),
      })),
    },
  ];
};
