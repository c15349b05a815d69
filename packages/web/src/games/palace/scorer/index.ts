import { palaceLetters } from '@luftschloss/drawing';
import { TABLE_FORMAT, type TableFile, type TableLibrary } from '@luftschloss/engine/kernel';
import {
  COLOURS,
  GREY,
  type PalaceTable,
  palaceTables,
  START_HALLWAYS,
  type Swan,
  TILE_TYPES,
  TILES,
  tileOf,
} from '@luftschloss/engine/palace';
import { capital, type Language } from '@luftschloss/words';
import { lazy } from 'react';
import type { GameScorer, KeyRow, Laid, Searched } from '../../../scorer/game-scorer.ts';
import { typeSign } from '../../../scorer/type-sign.ts';
import { builtPalace } from './built-palace.ts';
import { drawing } from './drawing.ts';
import { entries, fieldOf } from './fields.ts';
import { matchesAt } from './matches-at.ts';
import { swanSign } from './swan-sign.ts';

const SWANS: readonly Swan[] = [...COLOURS, GREY];

function searched(id: string, { term }: Language): Searched {
  const { type, sides, bubble, reward } = tileOf(id);
  const swans = SWANS.filter((swan) => sides.includes(swan));
  return {
    id,
    name: capital(term('palace.tile', id)),
    facets: { type: [type], swan: swans },
    note: [...sides]
      .filter((side) => side !== '-')
      .map((side) => term('palace.swan', side))
      .join(', '),
    ...(type === 'stairs' && !bubble && !reward && { alike: 'stairs' }),
  };
}

function keys(_: PalaceTable, language: Language): KeyRow[] {
  const { words, term } = language;
  const letters = palaceLetters(language);
  return [
    {
      id: 'type',
      title: words.scorer.keys.type(),
      keys: TILE_TYPES.map((type) => ({ id: type, title: term('palace.type', type), sign: typeSign(type), letter: letters[type] })),
    },
    {
      id: 'swan',
      title: words.scorer.keys.swans(),
      several: true,
      keys: SWANS.map((swan) => ({
        id: swan,
        title: term('palace.swan', swan),
        sign: swanSign(swan),
      })),
    },
  ];
}

/** The first hallways lie there before anybody builds, and belong to nobody. P-5 */
function isStart({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x === 0 && y >= 0 && y < START_HALLWAYS;
}

function lay(tile: string, place: { readonly x: number; readonly y: number; readonly r?: number }, tab: number): Laid {
  const { x, y, r = 0 } = place;
  return { tile, x, y, r, owner: isStart(place) ? null : tab };
}

/** Tiles of those who have left lie there all the same: whose they are is asked. */
function changed(table: PalaceTable, names: readonly string[]): object {
  const tiles = table.tiles.map(({ owner, ...tile }) => (typeof owner === 'number' && owner >= names.length ? tile : { ...tile, owner }));
  return { ...table, players: names.map((name, seat) => ({ ...table.players[seat], name })), tiles };
}

const STAIRS = TILES.filter(({ type }) => type === 'stairs').map(({ id }) => id);
const TURNS = [0, 1, 2, 3].map((r) => ({ r }));

/** Beside what is built; where nothing is, at the bridge. */
function places(table: PalaceTable, tab: number, tile: string): readonly object[] {
  const found = palaceTables.places(table, tab, tile);
  if (!found.ok || found.value.length > 0 || table.tiles.length > 0) return found.ok ? found.value : [];
  const atTheBridge = TURNS.map(({ r }) => ({ x: 0, y: 0, r }));
  return atTheBridge.filter((place) => {
    const preview = palaceTables.preview(table, tab, { tile, ...place });
    return preview.ok && preview.value.legal;
  });
}

export const scorer = {
  tables: palaceTables as unknown as TableLibrary,
  oneBoard: true,
  lettered: false,
  boards: ({ players }: TableFile) => players.length,
  begin: (names: readonly string[]) => ({ format: TABLE_FORMAT, game: 'palace', players: names.map((name) => ({ name })), tiles: [] }),
  changed,
  tabs: ({ players }: TableFile) => players.map(({ name }, seat) => ({ title: name, seats: [seat] })),
  tiles: (_: PalaceTable, language: Language) => TILES.map(({ id }) => searched(id, language)),
  searched,
  keys,
  hint: ({ words }: Language) => words.scorer.keys.hintPalace(),
  supply: () => 'one',
  common: () => STAIRS,
  laid: ({ tiles }: PalaceTable) => tiles,
  withLaid: (table: PalaceTable, _: number, tiles: readonly Laid[]) => ({ ...table, tiles }) as unknown as PalaceTable,
  places,
  isFixed: () => false,
  lay,
  placeAt: (_: string, like: Laid | null, point: { readonly x: number; readonly y: number }) => ({
    x: Math.floor(point.x),
    y: -Math.floor(point.y),
    r: like?.r ?? 0,
  }),
  poses: () => TURNS,
  weigh: (table: PalaceTable, _: number, laid: readonly Laid[]) => laid.map((each) => matchesAt(builtPalace(table), each)),
  field: fieldOf,
  entries,
  drawing,
  OwnTileForm: lazy(() => import('./OwnTileForm.tsx')),
} as unknown as GameScorer;
