import {
  accept,
  type BoardLibrary,
  type Checked,
  expected,
  integer,
  type Legality,
  list,
  object,
  oneOf,
  optional,
  type Rejected,
  reject,
  type Schema,
  text,
} from '../kernel/index.ts';
import { isSpecialty, isTile, roomNumber } from './data/catalogue.ts';
import { ATTENDANTS, THRONES } from './data/specialty.ts';
import type { TileId } from './data/vocabulary.ts';
import { buildingOrder } from './geometry/building-order.ts';
import { type Castle, legalCells, placementProblem, planOf, REACH, xOf, yOf } from './geometry/castle.ts';
import { BONUS_CARD_IDS } from './scoring/bonus-cards.ts';
import { explainCastle } from './scoring/explain.ts';
import { scoreCastle } from './scoring/scoring.ts';

export const coordinate = integer(-REACH, REACH);

export const tileName: Schema<TileId> = {
  check: (value, path) => {
    const checked = text(60).check(value, path);
    if (!checked.ok || isTile(checked.value)) return checked;
    return reject('no-such-tile', { tile: checked.value }, path);
  },
  json: { type: 'string' },
};

const castleFile = object({
  game: oneOf('between'),
  name: optional(text(80)),
  throne: oneOf(...THRONES.map(({ id }) => id)),
  tiles: list(object({ tile: tileName, x: coordinate, y: coordinate }), 200),
  attendants: optional(list(oneOf(...ATTENDANTS), 2)),
  bonusCards: optional(list(oneOf(...BONUS_CARD_IDS), BONUS_CARD_IDS.length)),
});

/** A castle from outside: either one that could stand on a table, or what is wrong with it. */
export function parseCastle(file: unknown): Checked<Castle & { readonly name?: string }> {
  const checked = castleFile.check(file, 'castle');
  if (!checked.ok) return checked;
  const { throne, tiles, attendants = [], bonusCards = [], name } = checked.value;
  const repeated = tiles.find(({ tile }, index) => !isSpecialty(tile) && tiles.findIndex((other) => other.tile === tile) < index);
  if (repeated) return reject('tile-twice', { tile: repeated.tile }, 'castle.tiles');
  if (new Set(bonusCards).size < bonusCards.length) return reject('card-twice', {}, 'castle.bonusCards');
  const castle: Castle = { throne, tiles: [], attendants, bonusCards };
  const problem = unbuildable({ ...castle, tiles });
  if (problem) return problem;
  return accept(name === undefined ? { ...castle, tiles } : { ...castle, tiles, name });
}

function unbuildable({ throne, tiles }: Castle): Rejected | null {
  const [misfit] = buildingOrder(throne, tiles).misfits;
  if (!misfit) return null;
  const refusal = { code: misfit.problem, params: { option: tiles[misfit.tile].tile } };
  return reject('by-rules', { game: 'between', refusal }, `castle.tiles[${misfit.tile}]`);
}

function numeral(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value;
}

function queriedTile(query: unknown): Checked<TileId> {
  if (typeof query !== 'object' || query === null) return expected({ code: 'object' }, query, 'query');
  return tileName.check((query as Record<string, unknown>).tile, 'tile');
}

export const betweenLibrary: BoardLibrary = {
  score(file) {
    const castle = parseCastle(file);
    if (!castle.ok) return castle;
    const { rooms, categories, total } = scoreCastle(castle.value);
    return accept({ rooms: rooms.map(({ points }) => points), categories, total });
  },
  explain(file) {
    const castle = parseCastle(file);
    return castle.ok ? accept(explainCastle(castle.value)) : castle;
  },
  placements(file, query) {
    const castle = parseCastle(file);
    if (!castle.ok) return castle;
    const tile = queriedTile(query);
    if (!tile.ok) return tile;
    const cells = legalCells(planOf(castle.value), roomNumber(tile.value)).map((cell) => ({ x: xOf(cell), y: yOf(cell) }));
    return accept(cells.sort((a, b) => a.x - b.x || a.y - b.y));
  },
  check(file, query): Checked<Legality> {
    const castle = parseCastle(file);
    if (!castle.ok) return castle;
    const tile = queriedTile(query);
    if (!tile.ok) return tile;
    const x = integer().check(numeral(query.x), 'x');
    if (!x.ok) return x;
    const y = integer().check(numeral(query.y), 'y');
    if (!y.ok) return y;
    const reason = placementProblem(planOf(castle.value), roomNumber(tile.value), x.value, y.value);
    return accept(reason === null ? { legal: true } : { legal: false, reason });
  },
};
