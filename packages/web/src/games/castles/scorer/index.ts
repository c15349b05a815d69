import { typeLetters } from '@luftschloss/drawing';
import {
  type CastlesOptions,
  type CastlesTable,
  castlesTables,
  FOYER,
  formsOf,
  HALLWAY,
  isPassage,
  isSingle,
  type Level,
  levelsOf,
  MOAT,
  type PlacedTile,
  passageForm,
  placeOf,
  planOf,
  quickAppraisal,
  ROOM_TYPES,
  roomsInPlay,
  type Side,
  STAIRS,
  sizesInPlay,
  termsAt,
  tileOf,
} from '@luftschloss/engine/castles';
import { TABLE_FORMAT, type TableFile, type TableLibrary } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import { lazy } from 'react';
import type { Point } from '../../../board/camera.ts';
import { roomLines } from '../../../gallery/room-words.ts';
import type { GameScorer, KeyRow, Laid, Searched } from '../../../scorer/game-scorer.ts';
import { typeSign } from '../../../scorer/type-sign.ts';
import { builtCastle } from './built-castle.ts';
import { changed } from './changed.ts';
import { drawing } from './drawing.ts';
import { entries, entryName, fieldOf } from './fields.ts';
import {
  BARBICAN,
  castleOfPieces,
  firstCastle,
  isPiece,
  passagePointsAt,
  passageTurns,
  pieceName,
  piecesIn,
  piecesOf,
  pressFixed,
  stripAt,
} from './pieces.ts';

function searched(id: string, language: Language): Searched {
  if (isPiece(id)) return { id, name: pieceName(id, language), facets: { piece: [id] } };
  const tile = tileOf(id);
  return {
    id,
    name: language.term('castles.room', id),
    facets: { type: [tile.type], size: [String(tile.size)] },
    note: roomLines(language, tile).join(' '),
  };
}

const COMMON = [HALLWAY, STAIRS];

function tilesIn({ options }: CastlesTable): string[] {
  const rooms = sizesInPlay(options).flatMap((size) => roomsInPlay(options, size));
  return [...COMMON, ...rooms, ...piecesIn(options)];
}

function keys({ options }: CastlesTable, language: Language): KeyRow[] {
  const { words, term } = language;
  const letters = typeLetters(language);
  const smallest = COMMON.map((id) => tileOf(id).size);
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
    ...pieceKeys(options, language),
  ];
}

/** What is no room has a key of its own, where there is any. */
function pieceKeys(options: CastlesOptions, language: Language): KeyRow[] {
  const pieces = piecesIn(options);
  const keysOf = pieces.map((id) => ({
    id,
    title: pieceName(id, language),
    sign: drawing.picture(id, KEY_SIGN, { theme: 'day', language, prefix: `key-${id}-` }),
  }));
  return pieces.length > 0 ? [{ id: 'piece', title: language.words.scorer.keys.pieces(), keys: keysOf }] : [];
}

const KEY_SIGN = 60; // pixels

function places(table: CastlesTable, tab: number, id: string): readonly object[] {
  const found = castlesTables.places(table, tab, id);
  if (!found.ok) return [];
  return id === MOAT ? found.value.map((place) => stripAt(builtCastle(table, tab), (place as { readonly side: Side }).side)) : found.value;
}

/** What a place would bring, and a little for each room that would be complete. Passages are rare. */
function weigh(table: CastlesTable, tab: number, laid: readonly Laid[]): number[] {
  const castle = builtCastle(table, tab);
  const plan = planOf(castle);
  const terms = termsAt(table, tab);
  return laid.map((each) => {
    if (each.tile === MOAT) return 0;
    if (isPassage(each.tile)) return passagePointsAt(castle, each);
    const placed = each as unknown as PlacedTile;
    const { points, completed } = quickAppraisal(plan, placeOf(castle, placed), terms);
    return points + completed.length * COMPLETED - (placed.passages?.length ?? 0) * DUG;
  });
}

const COMPLETED = 2.5;
const DUG = 50;

function withLaid(table: CastlesTable, tab: number, laid: readonly Laid[]): CastlesTable {
  const players = table.players.map((player, seat) =>
    seat === tab ? { ...player, castle: castleOfPieces(player.castle ?? { tiles: [] }, laid) } : player,
  );
  return { ...table, players };
}

function lay(tile: string, place: object, _tab: number): Laid {
  return { ...(place as Omit<Laid, 'tile'>), tile } as Laid;
}

function begin(names: readonly string[], options: Partial<CastlesOptions>): object {
  const castle = firstCastle(options);
  return { format: TABLE_FORMAT, game: 'castles', options, players: names.map((name) => ({ name, castle })) };
}

/** The file knows water by its side alone. */
function preview(table: CastlesTable, tab: number, laid: Laid): ReturnType<typeof castlesTables.preview> {
  return castlesTables.preview(table, tab, laid.tile === MOAT ? { tile: MOAT, side: laid['side'] } : laid);
}

function placeAt(id: string, like: Laid | null, point: Point): object {
  if (id === MOAT) return like ?? { x: Math.round(point.x), y: Math.round(point.y), side: 'N' };
  const { r = 0, level = isPiece(id) ? undefined : levelsOf(tileOf(id))[0] } = like ?? {};
  const { width, height } = isPassage(id) ? passageForm(id, r as 0) : formsOf(tileOf(id), (level ?? null) as Level | null)[r as 0];
  return { x: Math.round(point.x - width / 2), y: Math.round(point.y - height / 2), r, ...(level && { level }) };
}

function poses(id: string): readonly object[] {
  if (id === MOAT) return [{}];
  if (isPassage(id)) return passageTurns(id).map((r) => ({ r }));
  return levelsOf(tileOf(id)).flatMap((level) => [0, 1, 2, 3].map((r) => ({ r, ...(level && { level }) })));
}

export const scorer = {
  tables: { ...castlesTables, preview } as unknown as TableLibrary,
  oneBoard: false,
  lettered: true,
  boards: ({ players }: TableFile) => players.length,
  begin,
  changed,
  tabs: ({ players }: TableFile) => players.map(({ name }, seat) => ({ title: name, seats: [seat] })),
  tiles: (table: CastlesTable, language: Language) => tilesIn(table).map((id) => searched(id, language)),
  searched,
  keys,
  hint: ({ words }: Language) => words.scorer.keys.hintCastles(),
  supply: (id: string) => (isPassage(id) ? 'one-each' : isSingle(id) && id !== MOAT ? 'one' : 'many'),
  common: () => COMMON,
  isPiece,
  laid: ({ players }: CastlesTable, tab: number) => piecesOf(players[tab]?.castle ?? { tiles: [] }),
  withLaid,
  places,
  isFixed: ({ tile }: Laid) => tile === FOYER || tile === BARBICAN,
  pressFixed,
  advice: ({ players }: CastlesTable, tab: number, { words }: Language) =>
    players[tab].castle?.tiles.length === 1 ? words.scorer.castles.turnFoyer() : null,
  lay,
  placeAt,
  poses,
  weigh,
  field: fieldOf,
  entries,
  entryName,
  drawing,
  OwnTileForm: lazy(() => import('./OwnRoomForm.tsx')),
} as unknown as GameScorer;
