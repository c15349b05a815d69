import { betweenLetters, drawBetweenHanging } from '@luftschloss/drawing';
import {
  type BetweenTable,
  betweenTables,
  buildersFor,
  type Hanging,
  isSpecialty,
  isTile,
  placesFor,
  ROOM_TYPES,
  ROOMS,
  roomById,
} from '@luftschloss/engine/between';
import { TABLE_FORMAT, type TableFile, type TableLibrary } from '@luftschloss/engine/kernel';
import { betweenRule, type Language, plain } from '@luftschloss/words';
import type { GameScorer, KeyRow, Laid, Searched } from '../../../scorer/game-scorer.ts';
import { typeSign } from '../../../scorer/type-sign.ts';
import { cellOf } from '../board-geometry.ts';
import { builtCastle } from './built-castle.ts';
import { drawing } from './drawing.ts';
import { entries, fieldOf } from './fields.ts';

const HANGINGS: readonly Hanging[] = ['painting', 'swords', 'torch', 'mirror'];
const TILES = ROOMS.map(({ id }) => id).filter(isTile);
const SPECIALTIES = TILES.filter(isSpecialty);

function searched(id: string, { said, term }: Language): Searched {
  const room = roomById(id);
  return {
    id,
    name: term('between.room', id),
    facets: { type: [room.type], hanging: room.hanging ? [room.hanging] : [] },
    note: plain(betweenRule(said, room)),
  };
}

function keys(_: BetweenTable, language: Language): KeyRow[] {
  const { words, term } = language;
  const letters = betweenLetters(language);
  return [
    {
      id: 'type',
      title: words.scorer.keys.type(),
      keys: ROOM_TYPES.map((type) => ({
        id: type,
        title: term('between.type', type),
        sign: typeSign(type),
        letter: letters[type],
      })),
    },
    {
      id: 'hanging',
      title: words.scorer.keys.hangings(),
      keys: HANGINGS.map((hanging) => ({ id: hanging, title: term('between.hanging', hanging), sign: drawBetweenHanging(hanging, 'day') })),
    },
  ];
}

function begin(names: readonly string[]): object {
  const castles = Array.from({ length: buildersFor(names.length) }, () => ({ tiles: [] }));
  return { format: TABLE_FORMAT, game: 'between', players: names.map((name) => ({ name })), castles };
}

/** Castles of those who have left are gone. */
function changed(table: BetweenTable, names: readonly string[]): object {
  const castles = Array.from({ length: buildersFor(names.length) }, (_, index) => table.castles[index] ?? { tiles: [] });
  return { ...table, players: names.map((name) => ({ name })), castles };
}

function withLaid(table: BetweenTable, tab: number, laid: readonly Laid[]): BetweenTable {
  const castles = Array.from({ length: Math.max(tab + 1, table.castles.length) }, (_, index) => table.castles[index] ?? { tiles: [] });
  return { ...table, castles: castles.map((castle, index) => (index === tab ? { ...castle, tiles: laid } : castle)) } as BetweenTable;
}

/** Castle `i` lies between player `i` and the next one; King Ludwig has no shield at a table of two. */
function tabs({ players }: TableFile, { term }: Language): ReturnType<GameScorer['tabs']> {
  const builders = buildersFor(players.length);
  return Array.from({ length: builders }, (_, castle) => ({
    title: term('between.castle', String(castle)),
    seats: [castle, (castle + 1) % builders].filter((seat) => seat < players.length),
  }));
}

export const scorer = {
  tables: betweenTables as unknown as TableLibrary,
  oneBoard: false,
  lettered: true,
  boards: ({ players }: TableFile) => buildersFor(players.length),
  begin,
  changed,
  tabs,
  tiles: (_: BetweenTable, language: Language) => TILES.map((id) => searched(id, language)),
  searched,
  keys,
  hint: ({ words }: Language) => words.scorer.keys.hintBetween(),
  supply: (tile: string) => (isSpecialty(tile) ? 'many' : 'one'),
  common: () => SPECIALTIES,
  laid: ({ castles }: BetweenTable, tab: number) => castles[tab]?.tiles ?? [],
  withLaid,
  places(table: BetweenTable, tab: number, id: string) {
    const places = betweenTables.places(table, tab, id);
    return places.ok ? places.value : [];
  },
  isFixed: () => false,
  lay: (tile: string, place: { readonly x: number; readonly y: number }) => ({ tile, x: place.x, y: place.y }),
  placeAt: (_: string, __: Laid | null, point: { readonly x: number; readonly y: number }) => cellOf(point),
  poses: () => [{}],
  weigh(table: BetweenTable, tab: number, laid: readonly Laid[]) {
    const [first] = laid;
    const gains = first ? placesFor(builtCastle(table, tab), first.tile) : [];
    return laid.map(({ x, y }) => gains.find((place) => place.x === x && place.y === y)?.gain ?? 0);
  },
  field: fieldOf,
  entries,
  drawing,
} as unknown as GameScorer;
