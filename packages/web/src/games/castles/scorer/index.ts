import { typeLetters } from '@luftschloss/drawing';
import {
  type CastlesOptions,
  type CastlesTable,
  castles,
  castlesTables,
  FOYER,
  formsOf,
  HALLWAY,
  isSingle,
  type Level,
  levelsOf,
  PASSAGE_KINDS,
  type PlacedTile,
  placedAt,
  placeOf,
  planOf,
  quickAppraisal,
  ROOM_TYPES,
  roomsInPlay,
  STAIRS,
  sizesInPlay,
  termsAt,
  tileOf,
  tunnelPlacesOf,
} from '@luftschloss/engine/castles';
import { TABLE_FORMAT, type TableFile, type TableLibrary } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import { lazy } from 'react';
import { roomLines } from '../../../gallery/room-words.ts';
import type { GameScorer, KeyRow, Laid, Searched } from '../../../scorer/game-scorer.ts';
import { typeSign } from '../../../scorer/type-sign.ts';
import { builtCastle } from './built-castle.ts';
import { drawing } from './drawing.ts';
import { entries, entryName, fieldOf } from './fields.ts';

function searched(id: string, language: Language): Searched {
  const tile = tileOf(id);
  return {
    id,
    name: language.term('castles.room', id),
    facets: { type: [tile.type], size: [String(tile.size)] },
    note: roomLines(language, tile).join(' '),
  };
}

function tilesIn({ options }: CastlesTable): string[] {
  const rooms = sizesInPlay(options).flatMap((size) => roomsInPlay(options, size));
  return [HALLWAY, STAIRS, ...rooms];
}

function keys({ options }: CastlesTable, language: Language): KeyRow[] {
  const { words, term } = language;
  const letters = typeLetters(language);
  const smallest = [HALLWAY, STAIRS].map((id) => tileOf(id).size);
  const sizes = [...new Set([...smallest, ...sizesInPlay(options)])].sort((a, b) => a - b);
  return [
    {
      id: 'type',
      title: words.scorer.keys.type(),
      keys: ROOM_TYPES.map((type) => ({ id: type, title: term('castles.type', type), sign: typeSign(type), letter: letters[type] })),
    },
    {
      id: 'size',
      title: words.scorer.keys.size(),
      keys: sizes.map((size) => ({ id: String(size), title: String(size), letter: String(size) })),
    },
  ];
}

/** Every place of a tile, at last those that a secret passage leads to. */
function places(table: CastlesTable, tab: number, id: string): readonly object[] {
  const plain = castlesTables.places(table, tab, id);
  if (!plain.ok || !table.options.passages) return plain.ok ? plain.value : [];
  const castle = builtCastle(table, tab);
  const dug = [...castle.tiles.flatMap(({ passages = [] }) => passages), ...(castle.passages ?? [])].map(({ kind }) => kind);
  const kinds = PASSAGE_KINDS.filter((kind) => !dug.includes(kind));
  const tunnels = levelsOf(tileOf(id))
    .flatMap((level) => tunnelPlacesOf(planOf(castle), tileOf(id), level, kinds))
    .map((place) => placedAt(castle, place));
  return [...plain.value, ...tunnels.filter(({ passages = [] }) => passages.length === 1)];
}

/** What a place would bring, and a little for each room that would be complete. Passages are rare. */
function weigh(table: CastlesTable, tab: number, laid: readonly Laid[]): number[] {
  const castle = builtCastle(table, tab);
  const plan = planOf(castle);
  const terms = termsAt(table, tab);
  return laid.map((each) => {
    const placed = each as unknown as PlacedTile;
    const { points, completed } = quickAppraisal(plan, placeOf(castle, placed), terms);
    return points + completed.length * COMPLETED - (placed.passages?.length ?? 0) * DUG;
  });
}

const COMPLETED = 2.5;
const DUG = 50;

function withLaid(table: CastlesTable, tab: number, laid: readonly Laid[]): CastlesTable {
  const players = table.players.map((player, seat) => {
    if (seat !== tab) return player;
    // Nobody knows any more in which order it was built.
    const { inOrder: _, ...castle } = player.castle ?? { tiles: [] };
    return { ...player, castle: { ...castle, tiles: laid } };
  });
  return { ...table, players } as unknown as CastlesTable;
}

function lay(tile: string, place: object, _tab: number): Laid {
  return { ...(place as Omit<Laid, 'tile'>), tile } as Laid;
}

function begin(names: readonly string[], options: object): object {
  const castle = { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 }] };
  return { format: TABLE_FORMAT, game: 'castles', options, players: names.map((name) => ({ name, castle })) };
}

export const scorer = {
  tables: castlesTables as unknown as TableLibrary,
  oneBoard: false,
  lettered: true,
  boards: ({ players }: TableFile) => players.length,
  begin,
  players: (options: CastlesOptions) => ({ min: 1, max: castles.players(options).max }),
  tabs: ({ players }: TableFile) => players.map(({ name }, seat) => ({ title: name, seats: [seat] })),
  tiles: (table: CastlesTable, language: Language) => tilesIn(table).map((id) => searched(id, language)),
  searched,
  keys,
  isSingle,
  common: [HALLWAY, STAIRS],
  laid: ({ players }: CastlesTable, tab: number) => players[tab]?.castle?.tiles ?? [],
  withLaid,
  places,
  isFixed: ({ tile }: Laid) => tile === FOYER,
  lay,
  placeAt(id: string, like: Laid | null, point: { readonly x: number; readonly y: number }) {
    const { r = 0, level = levelsOf(tileOf(id))[0] } = like ?? {};
    const { width, height } = formsOf(tileOf(id), (level ?? null) as Level | null)[r as 0];
    return { x: Math.round(point.x - width / 2), y: Math.round(point.y - height / 2), r, ...(level && { level }) };
  },
  poses: (id: string) => levelsOf(tileOf(id)).flatMap((level) => [0, 1, 2, 3].map((r) => ({ r, ...(level && { level }) }))),
  weigh,
  field: fieldOf,
  entries,
  entryName,
  drawing,
  OwnTileForm: lazy(() => import('./OwnRoomForm.tsx')),
} as unknown as GameScorer;
